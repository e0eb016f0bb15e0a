import {field} from './form-steps';
import {expect, test} from './test';

// A form that was sent too often is answered with 429 on the page itself.
test.use({allowedConsoleErrors: ['status of 400', 'status of 429']});

const MOST = 10;
/** Addresses for documentation (RFC 5737): each journey comes from one of its own. */
const addressOf = (at: number) => `198.51.100.${at}`;

test(
  'too many attempts to sign in are answered kindly, elsewhere nobody is locked out',
  {tag: '@without-script'},
  async ({page, request}) => {
    const headers = {'oxygen-buyer-ip': addressOf(11)};
    await page.setExtraHTTPHeaders(headers);
    const form = {email: 'rate.mal@mail.example', password: 'falsch'};
    for (let attempt = 0; attempt < MOST; attempt += 1) {
      const email = `rate.mal${attempt}@mail.example`;
      const answer = await request.post('/konto/anmelden', {form: {...form, email}, headers});
      expect(answer.status()).toBe(400);
    }

    await page.goto('/konto/anmelden');
    const main = page.getByRole('main');
    await main.getByLabel('E-Mail').fill(form.email);
    await field(main, 'Passwort').fill(form.password);
    await main.getByRole('button', {name: 'Anmelden'}).click();
    await expect(main.getByRole('alert').first()).toContainText('Bitte warten Sie eine Minute');
    await expect(main.getByLabel('E-Mail')).toHaveValue(form.email);

    const again = await request.post('/konto/anmelden', {form, headers});
    expect(again.status()).toBe(429);
    expect(again.headers()['retry-after']).toBe('60');
    const elsewhere = {'oxygen-buyer-ip': addressOf(21)};
    expect((await request.post('/konto/anmelden', {form, headers: elsewhere})).status()).toBe(400);
  },
);
