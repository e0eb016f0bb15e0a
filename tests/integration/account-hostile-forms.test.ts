import {expect, it} from 'vitest';
import {action as addresses} from '../../app/routes/account/addresses';
import {action as login} from '../../app/routes/account/login';
import {action as lostPassword} from '../../app/routes/account/lost-password';
import {action as choosePassword} from '../../app/routes/account/new-password';
import {action as askForReturn} from '../../app/routes/account/order-return';
import {action as profile} from '../../app/routes/account/profile';
import {action as register} from '../../app/routes/account/register';
import {corruptForm, randomChoices} from '../deploy/hostile-values';
import {standIns} from '../stand-ins/in-vitest';
import {atShopify, classic, jana, LOGIN, nele, REGISTER} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();

const secret = 'Nie-zu-sehen-9';
const twice = {password: secret, passwordConfirmation: secret};
const person = {firstName: 'Nele', lastName: 'Grote', email: 'nele@mail.example'};
const place = {address1: 'Speichenweg 3', address2: '', zip: '50674', city: 'Köln', country: 'DE'};
const address = {...person, ...place, company: '', phone: '0221 4710120', useAsDefault: 'on'};
const units = {'quantity-102200': '1', 'reason-102200': 'defective', note: 'Läuft aus'};
const RETURN = '/konto/bestellungen/1022/rueckgabe';

type Action = typeof login;

/** `deploy/hostile-posts.test.ts` sends worse to every form, but only of classic accounts. */
it.each<[string, Action, Record<string, string>, typeof classic | null]>([
  [LOGIN, login, {email: jana.email, password: secret}, null],
  [REGISTER, register, {...nele, ...twice}, null],
  ['/konto/passwort-vergessen', lostPassword, {email: jana.email}, null],
  ['/konto/passwort-zuruecksetzen/1/abcdefgh12345678', choosePassword, twice, null],
  ['/konto/daten', profile, {...person, currentPassword: secret}, classic],
  ['/konto/daten', profile, {...person, email: jana.email}, atShopify],
  ['/konto/daten?password', profile, {...twice, currentPassword: jana.password}, classic],
  ['/konto/adressen?new', addresses, address, classic],
  ['/konto/adressen?new', addresses, address, atShopify],
  [RETURN, askForReturn, units, atShopify],
])(
  'the form %s explains what is wrong with hostile input, returns it and echoes no password',
  async (path, action, good, accounts) => {
    const random = randomChoices(path.length);
    const customer = await accounts?.signedIn();
    let refusals = 0;
    for (let post = 0; post < 25; post += 1) {
      const form = corruptForm(good, random, random.one([0.2, 0.5, 1], 1));
      // Limits of the shop, by IP address, and of Shopify, by customer, are tested elsewhere.
      if (!customer) standIns.shop.state.customers.clear();
      const visitor = customer ?? new Visitor({headers: {'oxygen-buyer-ip': `198.51.100.${post}`}});
      const {status, data} = await visitor.request(action, path, {form});
      const what = JSON.stringify([...form]);
      expect([303, 400], what).toContain(status);
      if (status === 303) continue;
      refusals += 1;
      expect(data, what).toMatchObject({values: returned(form)});
      const {alerts, fields} = data as {alerts: string[]; fields: Record<string, string>};
      const messages = [...alerts, ...Object.values(fields)];
      expect(messages.length, what).toBeGreaterThan(0);
      for (const text of messages) expect(text, what).toMatch(/^[^<>{}]+[.?!…]$/);
      for (const word of [secret, jana.password]) expect(JSON.stringify(data)).not.toContain(word);
    }
    expect(refusals).toBeGreaterThan(5);
  },
);

/** The first value of each field, except passwords and files, as far as a text field may be long. */
function returned(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => !/password/i.test(name));
  const texts = names.flatMap((name) => {
    const value = form.getAll(name)[0];
    if (typeof value !== 'string') return [];
    // The body's encoding drops a byte order mark.
    const sent = value.replace(/^\ufeff/, '');
    return [[name, sent.replace(/\r\n?/g, '\n').slice(0, 5000)]];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}
