import type {Locator, Page} from '@playwright/test';

/** A field by the words of its label; a required one carries a star. */
export const field = (place: Page | Locator, label: string) =>
  place.getByLabel(new RegExp(`^${label}(\\s*\\*)?$`));

/** Everybody gets an account of their own: the shop of these tests is shared. */
export const newAddress = (name: string) =>
  `${name}.${crypto.randomUUID().slice(0, 8)}@mail.example`;

/** Fills in 'Konto erstellen', ready to be sent. */
export async function fillRegistration(main: Locator, email: string): Promise<void> {
  const texts = {Vorname: 'Nele', Nachname: 'Grote', 'E-Mail': email};
  for (const [label, text] of Object.entries(texts)) await field(main, label).fill(text);
  await field(main, 'Passwort').fill('Luftpumpe 9');
  await field(main, 'Passwort wiederholen').fill('Luftpumpe 9');
  await main.getByLabel(/Datenschutzerklärung gelesen/).check();
}
