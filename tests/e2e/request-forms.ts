import {randomUUID} from 'node:crypto';
import type {APIRequestContext, APIResponse} from '@playwright/test';

/** A request form of the shop with valid values, for testing faults and floods. */
export interface RequestForm {
  name: string;
  path: string;
  /** Takes `?variant=`. */
  isAboutBike: boolean;
  /** All fields except the hidden ones. */
  values(email: string): Record<string, string>;
}

const MESSAGE = 'Bitte am Vormittag <b>anrufen</b>, Grüße!';

const person = (email: string) => ({
  firstName: 'Nele',
  lastName: 'Grote',
  email,
  phone: '0221 4710 120',
  message: MESSAGE,
  privacy: 'on',
});

/** The forms at these paths share delivery and its rules. */
export const requestForms: RequestForm[] = [
  {
    name: 'leasing request',
    path: '/leasing-anfrage',
    isAboutBike: true,
    values: (email) => ({
      ...person(email),
      leasingPartner: 'Pendlerplus',
      leasingServicePackage: 'Nur Inspektion',
      leasingCode: 'ABC-123',
      street: 'Nabenstraße',
      houseNumber: '7',
      zipCode: '50674',
      city: 'Köln',
      country: 'DE',
      shippingMethod: 'pickup',
      leasingPortal: 'yes',
      bike: 'Ein Lastenrad',
    }),
  },
  {
    name: 'price request',
    path: '/preisanfrage',
    isAboutBike: true,
    values: (email) => ({
      name: 'Nele Grote',
      email,
      offerLink: 'https://billig.example/rad?farbe=reseda',
      message: MESSAGE,
      privacy: 'on',
    }),
  },
  {
    name: 'appointment request',
    path: '/werkstatt-termin',
    isAboutBike: false,
    values: (email) => ({
      ...person(email),
      service: 'other',
      bike: 'Fernweh 7 Trapez',
      day1: openDay(),
    }),
  },
];

/** The second step of 'Vertrag widerrufen', which has its own rules and the same faults. */
export const withdrawalForm: RequestForm = {
  name: 'withdrawal',
  path: '/vertrag-widerrufen',
  isAboutBike: false,
  values: (email) => ({
    name: 'Nele Grote',
    email,
    contract: '#1178',
    items: MESSAGE,
    step: 'confirm',
  }),
};

/** The typed message as it has to reappear in the HTML. */
export const typedMessage = MESSAGE.replace('<b>', '&lt;b&gt;').replace('</b>', '&lt;/b&gt;');

/** A Wednesday that is no holiday, within the days that can be requested. */
function openDay(): string {
  // Not tomorrow: late in the evening here, tomorrow is already today where the shop is.
  const day = new Date(Date.now() + 86_400_000);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 3 || isHoliday(day));
  return day.toISOString().slice(0, 10);
}

function isHoliday(day: Date): boolean {
  const [, month, date] = day.toISOString().slice(0, 10).split('-').map(Number);
  return (month === 12 && Number(date) > 20) || (month === 1 && Number(date) < 7) || month === 4;
}

/** The seal in a page's form; '' when it has none. */
export const sealIn = (html: string) => /name="requestSeal" value="([^"]*)"/.exec(html)?.[1] ?? '';

/** The seal of a freshly opened form. */
export async function openForm(request: APIRequestContext, {path}: RequestForm): Promise<string> {
  return sealIn(await (await request.get(path)).text());
}

/** Submits a form from a unique IP address, and does not follow the redirect. */
export function sendForm(
  request: APIRequestContext,
  {path, values}: RequestForm,
  email: string,
  fields: Record<string, string>,
  from = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
): Promise<APIResponse> {
  const headers = {'oxygen-buyer-ip': from};
  const form = {...values(email), ...fields};
  return request.post(path, {headers, form, maxRedirects: 0, timeout: 60_000});
}
