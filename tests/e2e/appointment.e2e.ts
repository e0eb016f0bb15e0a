import type {Locator} from '@playwright/test';
import {demoStory} from '../stand-ins/storyblok/story-files';
import {field, newAddress} from './form-steps';
import {useRandomIp, expectRows, mailsOf, waitUntilSubmittable} from './request-steps';
import {flagship, waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';

// The bot trap's three seconds make this slower than most tests.
test.describe.configure({timeout: 120_000});
test.use(allowStatus400);
test.beforeEach(({page}) => useRandomIp(page));

const words = {
  path: '/werkstatt-termin',
  service: ['Leistung', 'Inspektion E-Bike'],
  bike: 'Beschreiben Sie Ihr Rad',
  day1: 'Wunschtermin',
  day2: 'Zweiter Wunschtermin',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  message: 'Nachricht',
  privacy: /Datenschutzerklärung gelesen/,
  send: 'Termin anfragen',
  sent: 'Erfolgreich!',
  thanks: 'Unser Team meldet sich so schnell wie möglich',
} as const;
const special = demoStory('config').content.special_days as {from: string; to: string}[];

/** The next two Tuesdays on which the workshop is open, according to the config. */
function tuesdays(): string[] {
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  const days = Array.from({length: 50}, (_, at) => later(at + 2))
    .filter((day) => day.getUTCDay() === 2)
    .map((day) => day.toISOString().slice(0, 10));
  const isOpen = (day: string) => !special.some(({from, to}) => from <= day && day <= (to || from));
  return days.filter(isOpen).slice(0, 2);
}

const inWords = (day: string) =>
  new Date(day).toLocaleDateString('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

async function fill(form: Locator, email: string): Promise<void> {
  const [first = '', second = ''] = tuesdays();
  await field(form, words.service[0]).selectOption(words.service[1]);
  await field(form, words.bike).fill('Ostwind Fernweh 7 & Hänger');
  await field(form, words.day1).fill(first);
  await field(form, words.day2).fill(second);
  await field(form, words.firstName).fill('Nele');
  await field(form, words.lastName).fill('Groß-Öztürk');
  await field(form, words.email).fill(email);
  await field(form, words.phone).fill('0151/23456789');
  await field(form, words.message).fill('<b>Dringend</b>');
  await form.getByLabel(words.privacy).check();
}

/** `integration/appointment.test.ts` checks the rest of the mails. */
async function expectDelivered(email: string, rows: Record<string, string> = allTyped()) {
  const {toShop, confirmations} = await mailsOf(email);
  expect([toShop.length, confirmations.length]).toEqual([1, 1]);
  expectRows(toShop[0], rows);
}

function allTyped() {
  const [first = '', second = ''] = tuesdays();
  return {
    Rad: 'Ostwind Fernweh 7 & Hänger',
    Wunschtermine: `${inWords(first)} ${inWords(second)}`,
    Telefon: '0151/23456789',
    Nachricht: '<b>Dringend</b>',
  };
}

/** With script the form on the workshop page sends the same request. */
const withoutScript = {tag: '@without-script'};

test('a visitor requests a workshop appointment', withoutScript, async ({page}) => {
  const email = newAddress('nele');
  await page.goto(words.path);
  const main = page.getByRole('main');
  await fill(main, email);
  await waitUntilSubmittable(page);
  await main.getByRole('button', {name: words.send}).click();

  await expect(page).toHaveURL(`${words.path}?sent`);
  for (const reloads of [0, 1]) {
    if (reloads) await page.reload();
    await expect(main.getByText(words.thanks)).toBeVisible();
    await expect(page.getByText(words.sent)).toHaveCount(1);
    await expect(main.getByText(/[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible();
    await expect(main.getByText(words.service[1])).toBeVisible();
    await expect(main.getByText(inWords(tuesdays()[0] ?? ''))).toBeVisible();
  }
  await expectDelivered(email);
});

test('a visitor requests a test ride of a bike from its product page', async ({
  page,
  javaScriptEnabled,
}) => {
  const email = newAddress('probe');
  await page.goto(flagship.path);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: /^Probe fahren oder im Laden ansehen/}).click();
  await expect(page).toHaveURL(/\/werkstatt-termin\?variant=\d+$/);
  if (javaScriptEnabled) await waitForHydration(page);
  await expect(field(main, 'Rad')).toHaveValue(/Fernweh 7 Trapez, Reseda/);
  await expect(main.getByText(/^Unverbindlich: .* 2 Werktage/)).toBeVisible();
  await expect(main.getByRole('link', {name: 'Welche Größe passt mir?'})).toHaveAttribute(
    'href',
    /^\/groesse-finden\?product=fernweh-7-trapez&variant=410\d+$/,
  );
  const [first = ''] = tuesdays();
  await field(main, words.day1).fill(first);
  await main.getByLabel('Tageszeit').first().selectOption('Vormittag (bis 13 Uhr)');
  await field(main, words.firstName).fill('Nele');
  await field(main, words.lastName).fill('Groß-Öztürk');
  await field(main, words.email).fill(email);
  await field(main, words.phone).fill('0151/23456789');
  await main.getByLabel(words.privacy).check();
  await waitUntilSubmittable(page);
  await main.getByRole('button', {name: 'Probefahrt anfragen'}).click();

  await expect(main.getByText('Vielen Dank für Ihre Anfrage zur Probefahrt.')).toBeVisible();
  const downloads = page.waitForEvent('download');
  await main.getByRole('link', {name: 'In den Kalender eintragen'}).click();
  expect((await downloads).suggestedFilename()).toBe('radladen.ics');
  await expectDelivered(email, {Telefon: '0151/23456789'});
});

test('the form on the workshop page sends the same request, after errors that keep the input', async ({
  page,
  javaScriptEnabled,
  expectAccessible,
}) => {
  const email = newAddress('block');
  const [tuesday = ''] = tuesdays();
  const sunday = new Date(tuesday);
  sunday.setUTCDate(sunday.getUTCDate() + 5);
  await page.goto('/werkstatt');
  if (javaScriptEnabled) await waitForHydration(page);
  const form = page.getByRole('form', {name: 'Werkstatt-Termin anfragen'});
  await fill(form, email);
  await field(form, 'Wunschtermin').fill(sunday.toISOString().slice(0, 10));
  await field(form, 'Telefonnummer').fill('12345');
  await waitUntilSubmittable(page);
  await form.getByRole('button', {name: 'Termin anfragen'}).click();

  // With script the page with the block stays until the request is sent.
  await expect(page).toHaveURL(javaScriptEnabled ? '/werkstatt' : '/werkstatt-termin');
  const main = page.getByRole('main');
  const summary = main.getByRole('alert').first();
  await expect(summary).toContainText('ist die Werkstatt geschlossen');
  await expect(summary).toContainText('Es fehlen Ziffern');
  const wish = field(main, 'Wunschtermin');
  await expect(wish).toHaveAttribute('aria-invalid', 'true');
  if (javaScriptEnabled) {
    await expect(wish).toBeFocused();
    await expectAccessible(page);
  }
  await wish.fill(tuesday);
  if (javaScriptEnabled) await expect(wish).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field(main, 'Beschreiben Sie Ihr Rad')).toHaveValue('Ostwind Fernweh 7 & Hänger');
  await expect(field(main, 'Leistung')).toHaveValue('Inspektion E-Bike');
  await field(main, 'Telefonnummer').fill('0151/23456789');
  await main.getByRole('button', {name: 'Termin anfragen'}).click();
  await expect(page).toHaveURL('/werkstatt-termin?sent');
  await expectDelivered(email);
  // With script the form also appears after a navigation without a new document.
  await page.getByRole('contentinfo').getByRole('link', {name: 'Werkstatt', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Die Werkstatt'})).toBeVisible();
  await expect(form).toBeVisible();
});
