import type {Locator, Page} from '@playwright/test';
import {field} from './form-steps';
import {waitForHydration} from './shop-steps';
import {expect} from './test';

/** The texts of the leasing request, and what visitors fill in. */
export const words = {
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

export const PARTNER = 'Rückenwind Dienstrad';

/** Opens the request for the flagship, and waits for hydration if `script` is set. */
export async function openRequest(page: Page, path: string, script: boolean): Promise<Locator> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toBeVisible();
  if (script) await waitForHydration(page);
  return main;
}

export async function fillPartner(main: Locator): Promise<void> {
  await main.getByRole('radio', {name: PARTNER}).check();
  await field(main, words.package[0]).selectOption(words.package[1]);
  await main.getByLabel(words.code).fill('48-2290-17');
}

export async function fillPerson(main: Locator, email: string): Promise<void> {
  for (const [label, value] of Object.entries(words.person)) await field(main, label).fill(value);
  await field(main, words.country[0]).selectOption(words.country[1]);
  await field(main, words.email).fill(email);
}

async function fillPortal(main: Locator): Promise<void> {
  await main.getByRole('radio', {name: words.portal}).check();
  await field(main, words.message).fill('Mit Tasche.\nDanke & Gruß');
  await main.getByLabel(words.privacy).check();
}

/** Fills in everything, step by step with script, and stops before sending. */
export async function fillAll(main: Locator, email: string, script: boolean): Promise<void> {
  const next = async (heading: RegExp) => {
    if (!script) return;
    await main.getByRole('button', {name: words.next, exact: true}).click();
    await expect(main.getByRole('heading', {level: 2, name: heading})).toBeVisible();
  };
  await fillPartner(main);
  await next(/erreichen wir Sie/);
  await fillPerson(main, email);
  await next(/kommt das Rad/);
  await main.getByRole('radio', {name: words.shipping}).check();
  await next(/Sie das Angebot/);
  await fillPortal(main);
}
