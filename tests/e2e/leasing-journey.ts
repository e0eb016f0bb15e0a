import type {Locator, Page} from '@playwright/test';
import {field} from './form-steps';
import {scriptIsThere} from './shop-steps';
import {expect} from './test';

/** The leasing request in both languages, as visitors read it. */
export const german = {
  path: '/leasing-anfrage',
  next: 'Weiter',
  send: 'Anfrage senden',
  code: /^Leasing-Code/,
  package: ['Service-Paket', 'Nur Inspektion'],
  person: {
    Vorname: 'Jana „Öl“',
    Nachname: 'Petersen <b>',
    Straße: 'Nabenstraße',
    Hausnummer: '7 b',
    Postleitzahl: '50674',
    Ort: 'Köln',
    Telefonnummer: '0221 / 4710-120',
  },
  email: 'E-Mail-Adresse',
  country: ['Land', 'Deutschland'],
  shipping: /^Abholung im Laden/,
  portal: /^Ja, stellen Sie es ein/,
  message: 'Nachricht',
  privacy: /Datenschutzerklärung gelesen/,
  sent: 'Erfolgreich!',
  thanks: 'mit einem individuellen Angebot',
} as const;

export const english: Words = {
  path: '/en-us/leasing-request',
  next: 'Next',
  send: 'Send request',
  code: /^Leasing code/,
  package: ['Service package', 'Service only'],
  person: {
    'First name': 'Jana „Öl“',
    'Last name': 'Petersen <b>',
    Street: 'Nabenstraße',
    'House number': '7 b',
    'ZIP code': '1010',
    City: 'Wien',
    'Phone number': '+43 1 51546-0',
  },
  email: 'E-mail address',
  country: ['Country', 'Austria'],
  shipping: /^Delivery/,
  portal: /^No, by e-mail/,
  message: 'Message',
  privacy: /read the privacy policy/,
  sent: 'Success!',
  thanks: 'with an individual quote',
};

export interface Words {
  path: string;
  next: string;
  send: string;
  code: RegExp;
  package: readonly [string, string];
  person: Readonly<Record<string, string>>;
  email: string;
  country: readonly [string, string];
  shipping: RegExp;
  portal: RegExp;
  message: string;
  privacy: RegExp;
  sent: string;
  thanks: string;
}

export const PARTNER = 'Rückenwind Dienstrad';

/** Opens the request for the flagship, with script once that is there. */
export async function openRequest(page: Page, path: string, script: boolean): Promise<Locator> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toBeVisible();
  if (script) await scriptIsThere(page);
  return main;
}

export async function fillPartner(main: Locator, words: Words): Promise<void> {
  await main.getByRole('radio', {name: PARTNER}).check();
  await field(main, words.package[0]).selectOption(words.package[1]);
  await main.getByLabel(words.code).fill('48-2290-17');
}

export async function fillPerson(main: Locator, words: Words, email: string): Promise<void> {
  for (const [label, value] of Object.entries(words.person)) await field(main, label).fill(value);
  await field(main, words.country[0]).selectOption(words.country[1]);
  await field(main, words.email).fill(email);
}

export async function fillPortal(main: Locator, words: Words): Promise<void> {
  await main.getByRole('radio', {name: words.portal}).check();
  await field(main, words.message).fill('Mit Tasche.\nDanke & Gruß');
  await main.getByLabel(words.privacy).check();
}

/** Fills in everything, step by step where there is script, and stops before sending. */
export async function fillAll(
  main: Locator,
  words: Words,
  email: string,
  script: boolean,
): Promise<void> {
  const next = async (heading: RegExp) => {
    if (!script) return;
    await main.getByRole('button', {name: words.next, exact: true}).click();
    await expect(main.getByRole('heading', {level: 2, name: heading})).toBeVisible();
  };
  await fillPartner(main, words);
  await next(/erreichen wir Sie|can we reach you/);
  await fillPerson(main, words, email);
  await next(/kommt das Rad|bike get to you/);
  await main.getByRole('radio', {name: words.shipping}).check();
  await next(/Sie das Angebot|get the quote/);
  await fillPortal(main, words);
}
