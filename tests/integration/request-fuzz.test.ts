import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {action as askForAppointment} from '../../app/routes/appointment';
import {action as askForLeasing} from '../../app/routes/leasing-request';
import {action as askForPrice} from '../../app/routes/price-request';
import {isSoak} from '../run-length';
import {shopAddress} from '../stand-ins/mail/access';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';
import {complaintsAboutMail, randomChoices, requestForms, corruptForm} from './hostile-submissions';
import {readSeal, someone} from './request-visitor';

setupShop();
beforeEach(() => {
  standIns.outbox.clear();
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z')});
});
afterEach(() => vi.useRealTimers());

/** Submissions of each of the three forms. */
const EACH = isSoak ? 1_700 : 40;
const actions = {price: askForPrice, appointment: askForAppointment, leasing: askForLeasing};
const paths = {
  price: ['/preisanfrage', '/en-us/price-request?variant=41000000000001'],
  appointment: ['/werkstatt-termin', '/en-us/workshop-appointment'],
  leasing: ['/leasing-anfrage', '/en-us/leasing-request?variant=41000000000001'],
};
const kinds = ['price', 'appointment', 'leasing'] as const;

it.each(kinds)(
  `%s: ${EACH} malformed submissions cause neither a server error nor a mail with foreign content`,
  async (kind) => {
    const random = randomChoices(kinds.indexOf(kind) + 20_261_121);
    const statuses = new Map<number, number>();
    let mails = 0;
    for (let count = 0; count < EACH; count += 1) {
      const severity = random.one([0.05, 0.15, 0.5, 1], 0.5);
      const form = corruptForm(
        requestForms(`fuzz${count}@mail.example`, '2026-11-24')[kind],
        random,
        severity,
      );
      if (!random.chance(0.03)) form.set('requestSeal', await readSeal());
      const {status} = await someone().request(actions[kind], random.one(paths[kind], '/'), {form});
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const mail of standIns.outbox.list()) {
        mails += 1;
        expect(complaintsAboutMail(mail), JSON.stringify([...form])).toEqual([]);
        const isShops = mail.to === shopAddress;
        expect(
          isShops ||
            form
              .getAll('email')
              .map(String)
              .some((typed) => typed.trim() === mail.to),
        ).toBe(true);
      }
      standIns.outbox.clear();
    }
    expect([...statuses.keys()].toSorted()).toEqual([303, 400]);
    expect(statuses.get(303)).toBeGreaterThan(EACH / 20);
    expect(mails).toBe(2 * (statuses.get(303) ?? 0));
  },
  300_000,
);

it.each([
  [{headers: {Bcc: 'opfer@mail.example'}}],
  [{headers: {From: 'a\r\nBcc: b'}}],
  [{subject: 'a\nb'}],
  [{to: 'a@b.example, c@d.example'}],
  [{html: '<p><script>alert(1)</script></p>'}],
  [{html: '<p onclick="x()">a</p>'}],
  [{html: '<a href="https://boese.example">a</a>'}],
  [{html: '<img src="https://boese.example/x.png">'}],
])('the check for foreign content detects a mail with %j', (change) => {
  const mail = {to: shopAddress, subject: 'Anfrage', html: '<p>a</p>', headers: {}};
  expect(complaintsAboutMail(mail)).toEqual([]);
  expect(complaintsAboutMail({...mail, ...change})).not.toEqual([]);
});
