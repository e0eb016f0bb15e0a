import {field, newAddress} from './form-steps';
import {waitForHydration} from './shop-steps';
import {allowStatus400, expect, test} from './test';

test.use(allowStatus400);

const key = '/1/abcdefgh12345678';
test('the sign-in drawer is accessible after a rejected sign-in @with-script', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/warenkorb');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', {name: 'Mein Konto'}).click();
  const drawer = page.getByRole('dialog', {name: 'Mein Konto'});
  await drawer.getByRole('button', {name: 'Anmelden'}).click();
  await expect(field(drawer, 'E-Mail')).toBeFocused();
  await expect(field(drawer, 'E-Mail')).toHaveAccessibleDescription(
    'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  );
  await expectAccessible(page);

  await field(drawer, 'E-Mail').fill(newAddress('niemand'));
  await field(drawer, 'Passwort').fill('falsch');
  await expect(drawer.locator('[aria-invalid]')).toHaveCount(0);
  await drawer.getByRole('button', {name: 'Anmelden'}).click();
  const alert = drawer.getByRole('alert');
  await expect(alert).toHaveText('E-Mail-Adresse oder Passwort ist falsch.');
  await expect(alert).toBeFocused();
  await expectAccessible(page);
});

test('account fields have the types and autocomplete values for password managers @without-script', async ({
  page,
}) => {
  const expected = {
    '/konto/registrieren': [
      ['firstName', 'text', 'given-name'],
      ['lastName', 'text', 'family-name'],
      ['email', 'email', 'email'],
      ['password', 'password', 'new-password'],
      ['passwordConfirmation', 'password', 'new-password'],
      ['acceptsMarketing', 'checkbox', ''],
      ['privacy', 'checkbox', ''],
    ],
    '/konto/anmelden': [
      ['email', 'email', 'username'],
      ['password', 'password', 'current-password'],
    ],
    '/konto/passwort-vergessen': [['email', 'email', 'username']],
    [`/konto/passwort-zuruecksetzen${key}`]: [
      ['password', 'password', 'new-password'],
      ['passwordConfirmation', 'password', 'new-password'],
    ],
  };
  for (const [path, fields] of Object.entries(expected)) {
    await page.goto(path);
    const controls = page.getByRole('main').locator('input[name]:not([type=hidden])');
    const found = await controls.evaluateAll((inputs) =>
      inputs.flatMap((input) =>
        input instanceof HTMLInputElement ? [[input.name, input.type, input.autocomplete]] : [],
      ),
    );
    expect(found, path).toEqual(fields);
    // Label and placeholder of required fields carry an asterisk; those of optional fields do not.
    for (const required of await page.getByRole('main').locator('input[required]').all()) {
      const type = await required.getAttribute('type');
      if (type !== 'checkbox') await expect(required).toHaveAttribute('placeholder', /^\S.* \*$/);
      const id = (await required.getAttribute('id')) ?? '';
      await expect(page.locator(`label[for="${id}"]`)).toContainText('*');
    }
  }
});
