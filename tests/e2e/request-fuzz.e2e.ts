import {signedSeal} from '../../app/features/requests/seal-signature.server';
import {complaintsAboutMail, dice, requestForms, spoiled} from '../integration/hostile-submissions';
import {workerSettings} from '../stand-ins/settings';
import {mailsOf} from './request-steps';
import {expect, test} from './test';

/** Of each form on the built worker; `tests/integration/request-fuzz.test.ts` sends thousands. */
const EACH = 100;
const pages = {
  price: '/preisanfrage',
  appointment: '/en-us/workshop-appointment',
  leasing: '/leasing-anfrage',
} as const;
const kinds = ['price', 'appointment', 'leasing'] as const;

const secret = workerSettings('http://localhost').SESSION_SECRET ?? '';
/** Of a form that was opened some seconds ago. */
const seal = () => signedSeal({id: crypto.randomUUID(), at: Date.now() - 10_000}, secret);
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const kind of kinds) {
  test(`${EACH} spoiled ${kind} requests are answered by the worker`, async ({request}) => {
    test.setTimeout(240_000);
    const luck = dice(kinds.indexOf(kind) + 7);
    const email = `fuzz-${kind}-${crypto.randomUUID().slice(0, 8)}@mail.example`;
    const statuses = new Set<number>();
    for (let count = 0; count < EACH; count += 1) {
      const form = spoiled(
        requestForms(email, inDays(9))[kind],
        luck,
        luck.one([0.05, 0.2, 1], 0.2),
      );
      form.set('requestSeal', await seal());
      const answer = await request.post(pages[kind], {
        multipart: form,
        headers: {'oxygen-buyer-ip': `2001:db8:f:${count.toString(16)}::1`},
        maxRedirects: 0,
      });
      statuses.add(answer.status());
      const html = await answer.text();
      expect(html).not.toMatch(/<script>alert|onerror=alert\(1\)>|<svg\/onload/);
    }
    expect([...statuses].filter((status) => ![303, 400].includes(status))).toEqual([]);
    const {toShop, confirmations} = await mailsOf(email);
    expect(toShop.length).toBeGreaterThan(0);
    expect([...toShop, ...confirmations].flatMap(complaintsAboutMail)).toEqual([]);
  });
}
