import {allowStatus400, expect, test} from './test';
import {expectResponsiveLayout} from './every-screen';
import {expectMarked, field, fillRegistration, newAddress} from './form-steps';
import {waitForHydration} from './shop-steps';

test.use(allowStatus400);

const noLastName = 'Bitte geben Sie Ihren Nachnamen ein.';
const mismatch = 'Die Passwörter müssen übereinstimmen.';

test('a rejected form lists its errors accessibly and revalidates while the visitor types @with-script', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/konto/registrieren');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await field(main, 'E-Mail').fill('nele@');
  await expect(main.getByText(/Bitte geben Sie/)).toHaveCount(0);
  await field(main, 'Passwort').fill('Luftpumpe 9');
  await field(main, 'Passwort wiederholen').fill('Luftpumpe');
  await main.getByRole('button', {name: 'Konto erstellen'}).click();

  const summary = main.getByRole('alert');
  await expect(summary).toContainText('Bitte prüfen Sie Ihre Angaben');
  await expect(summary.getByRole('link')).toHaveText([
    'Bitte geben Sie Ihren Vornamen ein.',
    noLastName,
    'Die E-Mail-Adresse ist nicht korrekt formatiert.',
    mismatch,
    'Sie müssen die Datenschutzerklärung akzeptieren.',
  ]);
  await expect(field(main, 'Vorname')).toBeFocused();
  await expect(field(main, 'Vorname')).toHaveAccessibleDescription(
    'Bitte geben Sie Ihren Vornamen ein.',
  );
  await expectMarked(main);
  await expectAccessible(page);
  await expectResponsiveLayout(page);

  await summary.getByRole('link', {name: noLastName}).click();
  await expect(field(main, 'Nachname')).toBeFocused();
  await page.getByRole('link', {name: 'Zum Inhalt springen'}).press('Enter');
  await expect(main).toBeFocused();
  await expect(summary).toContainText(noLastName);

  await field(main, 'Nachname').focus();
  await page.keyboard.type('Grote');
  await expect(main.getByText(noLastName)).toHaveCount(0);
  await expect(field(main, 'Nachname')).not.toHaveAttribute('aria-invalid');
  await field(main, 'E-Mail').press('End');
  await page.keyboard.type('mail.example');
  await expect(main.getByText(/nicht korrekt formatiert/)).toHaveCount(0);
  await field(main, 'E-Mail').fill('');
  await expect(main.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toHaveCount(2);

  await field(main, 'Passwort wiederholen').press('End');
  await page.keyboard.type(' 9');
  await expect(main.getByText(mismatch)).toHaveCount(0);
  await field(main, 'Passwort').fill('Luft');
  await expect(main.getByText(mismatch)).toHaveCount(2);
  await expect(main.getByText('Das Passwort muss mindestens 5 Zeichen lang sein.')).toHaveCount(2);

  await fillRegistration(main, newAddress('nele'));
  await expect(main.locator('[aria-invalid]')).toHaveCount(0);
  await expect(main.getByText('Bitte prüfen Sie Ihre Angaben')).toHaveCount(0);
  await main.getByRole('button', {name: 'Konto erstellen'}).click();
  await expect(page.getByText('Hallo Nele')).toBeVisible();
});

test('a password can be shown while typing and is hidden again on submit @with-script', async ({
  page,
}) => {
  await page.goto('/konto/registrieren');
  const main = page.getByRole('main');
  const show = main.getByLabel('Passwort anzeigen');
  await expect(show).toBeVisible();
  await field(main, 'Passwort').fill('Luftpumpe 9');
  await show.check();
  await expect(field(main, 'Passwort')).toHaveAttribute('type', 'text');
  await show.uncheck();
  await expect(field(main, 'Passwort')).toHaveAttribute('type', 'password');

  // Hides the password again before submitting: browsers remember plain text.
  await page.goto('/konto/anmelden');
  await waitForHydration(page);
  await field(main, 'E-Mail').fill('keine');
  await field(main, 'Passwort').fill('Luftpumpe 9');
  await show.check();
  await expect(field(main, 'Passwort')).toHaveAttribute('type', 'text');
  await main.getByRole('button', {name: 'Anmelden'}).click();
  await expect(field(main, 'E-Mail')).toHaveAttribute('aria-invalid');
  await expect(show).not.toBeChecked();
  await expect(field(main, 'Passwort')).toHaveAttribute('type', 'password');
});
