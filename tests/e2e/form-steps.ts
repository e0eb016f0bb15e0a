import type {Locator, Page} from '@playwright/test';
import {expect} from './test';

/** A field by its label text; required ones have an asterisk. */
export const field = (place: Page | Locator, label: string) =>
  place.getByLabel(new RegExp(`^${label}(\\s*\\*)?$`));

/** A unique address, and so a separate account: these tests share one shop. */
export const newAddress = (name: string) =>
  `${name}.${crypto.randomUUID().slice(0, 8)}@mail.example`;

/** Fills in the 'Konto erstellen' form, ready to be submitted. */
export async function fillRegistration(main: Locator, email: string): Promise<void> {
  const texts = {Vorname: 'Nele', Nachname: 'Grote', 'E-Mail': email};
  for (const [label, text] of Object.entries(texts)) await field(main, label).fill(text);
  await field(main, 'Passwort').fill('Luftpumpe 9');
  await field(main, 'Passwort wiederholen').fill('Luftpumpe 9');
  await main.getByLabel(/Datenschutzerklärung gelesen/).check();
}

/** Every rejected field says why, and the first of them has the focus. */
export async function expectMarked(form: Locator): Promise<void> {
  const wrong = form.locator('[aria-invalid]');
  await expect(wrong.first()).toBeFocused();
  for (const control of await wrong.all()) await expect(control).toHaveAccessibleDescription(/\.$/);
}
