import {beforeEach, describe, expect, it} from 'vitest';
import {receiptsPerDay} from '../../app/worker/limits.server';
import {action, loader} from '../../app/routes/withdrawal';
import {loader as receivedLoader} from '../../app/routes/withdrawal-received';
import type {WithdrawalAnswer} from '../../app/features/withdrawal/withdrawal.server';
import {waitForBackgroundTasks} from '../fakes/background';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, type Answer} from './call-route';
import {jana as customer, signedIn} from './account-visitor';
import {mailsTo, mailsToShop, readSeal, someone} from './request-visitor';

setupShop();
beforeEach(() => standIns.outbox.clear());

const PAGE = '/vertrag-widerrufen';
const RECEIVED = `${PAGE}/bestaetigung?sent=`;
const jana = {
  name: 'Jana Petersen',
  contract: 'Bestellung #1178',
  email: 'jana.petersen@mail.example',
  items: 'Nur das Kettenöl\r\n2 Stück',
};
const plain = (text = '') => text.replaceAll('\u2060', '');
const answerOf = ({data}: Answer) => data as WithdrawalAnswer;

/** Confirms a declaration, as the form of the second step does. */
const confirm = async (form: Record<string, string> = {}, path = PAGE, visitor = someone()) =>
  visitor.request(action, path, {
    form: {...jana, requestSeal: await readSeal(), step: 'confirm', ...form},
  });

describe('the first step of a withdrawal', () => {
  it('sends nothing and shows what was typed for confirmation', async () => {
    const form = {...jana, requestSeal: await readSeal()};
    const answer = await someone().request(action, PAGE, {form});
    expect(answer).toMatchObject({status: 200, location: null});
    expect(answerOf(answer)).toMatchObject({
      step: 'confirm',
      alerts: [],
      values: {...jana, items: 'Nur das Kettenöl\n2 Stück'},
    });
    expect(standIns.outbox.list()).toEqual([]);
  });

  it('requires only name, contract and e-mail address', async () => {
    const answer = await someone().request(action, PAGE, {form: {items: 'Helm'}});
    expect(answer.status).toBe(400);
    expect(answerOf(answer)).toMatchObject({
      step: 'declare',
      fields: {
        name: 'Bitte geben Sie Ihren Namen ein.',
        contract: expect.stringContaining('Bestellnummer') as string,
        email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
      },
      values: {items: 'Helm'},
    });
    expect(Object.keys(answerOf(answer).fields)).toHaveLength(3);
  });

  it('is shown again with everything typed when the visitor wants to change it', async () => {
    const answer = await someone().request(action, PAGE, {form: {...jana, step: 'change'}});
    expect(answer.status).toBe(200);
    expect(answerOf(answer)).toMatchObject({step: 'declare', alerts: [], fields: {}});
    expect(answerOf(answer).values).toMatchObject({contract: jana.contract});
  });

  it('is prefilled with the order in the link and the data of a signed-in customer', async () => {
    const path = `${PAGE}?order=${encodeURIComponent('#1178')}`;
    expect((await someone().open(loader, path)).initial).toEqual({contract: '#1178'});
    const {initial} = await (await signedIn(customer, someone())).open(loader, path);
    expect(initial).toMatchObject({contract: '#1178', name: 'Jana Petersen', email: jana.email});
    for (const made of ['<b>x</b>', 'a'.repeat(41), 'https://boese.example/']) {
      const forged = `${PAGE}?order=${encodeURIComponent(made)}`;
      expect((await someone().open(loader, forged)).initial.contract).toBe('');
    }
  });
});

describe('a confirmed withdrawal', () => {
  it('reaches the shop and its sender with content, date, time and time zone', async () => {
    const {status, location} = await confirm();
    expect(status).toBe(303);
    expect(location).toContain(RECEIVED);
    const [toShop] = mailsToShop();
    expect(toShop?.subject).toMatch(/^Widerruf [\dA-F]{4}-[\dA-F]{4}: Jana Petersen$/);
    expect(toShop?.headers['Reply-To']).toBe(`"Jana Petersen" <${jana.email}>`);
    const [receipt] = mailsTo(jana.email);
    for (const mail of [toShop, receipt]) {
      const text = plain(mail?.text);
      for (const typed of ['Jana Petersen', 'Bestellung #1178', 'Nur das Kettenöl', jana.email]) {
        expect(text).toContain(typed);
      }
      expect(text).toMatch(/Eingegangen am: \d+\. \p{L}+ \d{4} um \d\d:\d\d:\d\d ME(S)?Z/u);
    }
    expect(plain(receipt?.text)).toContain('bestätigt den Eingang, nicht die Wirksamkeit');
    expect(receipt?.headers['Auto-Submitted']).toBe('auto-generated');
    expect(mailsToShop()).toHaveLength(1);
    expect(mailsTo(jana.email)).toHaveLength(1);
  });

  it('is confirmed in English in the English shop and mailed to the shop in German', async () => {
    const {location} = await confirm({}, '/en-us/withdraw-from-contract');
    expect(location).toContain('/en-us/withdraw-from-contract/confirmation?sent=');
    expect(mailsTo(jana.email)[0]?.text).toContain('We received your declaration');
    expect(mailsToShop()[0]?.text).toContain('Widerrufserklärung');
  });

  it('turns no typed text into a link in the receipt', async () => {
    await confirm({contract: 'Gewinn auf https://boese.example/x'});
    const [receipt] = mailsTo(jana.email);
    expect(receipt?.text).not.toContain('boese.example');
    expect(plain(receipt?.text)).toContain('https://boese.example/x');
    expect(receipt?.html).not.toMatch(/href="[^"]*boese|boese\.example/);
  });

  it('reaches the webhook with the time of receipt', async () => {
    await confirm();
    await waitForBackgroundTasks();
    expect(standIns.webhookPosts()).toHaveLength(1);
    const body = JSON.parse(standIns.webhookPosts()[0]?.body ?? '{}') as {
      timestamp: string;
      data: {request: object};
    };
    expect(body).toMatchObject({
      type: 'withdrawal.declared',
      data: {language: 'de', customer: {name: jana.name, email: jana.email}},
    });
    expect(body.data.request).toMatchObject({
      contract: jana.contract,
      items: 'Nur das Kettenöl\n2 Stück',
      receivedAt: body.timestamp,
    });
    expect(Math.abs(Date.parse(body.timestamp) - Date.now())).toBeLessThan(60_000);
  });

  it('is shown with reference, content and time, even after a reload', async () => {
    const visitor = someone();
    const {location} = await confirm({}, PAGE, visitor);
    for (const count of [1, 2]) {
      const {receipt, meta} = await visitor.open(receivedLoader, `${location}&reload=${count}`);
      expect(receipt.rows.map(({value}) => value)).toEqual(
        expect.arrayContaining([jana.name, jana.contract, jana.email, 'Nur das Kettenöl\n2 Stück']),
      );
      expect(receipt.rows[0]?.value).toMatch(/ME(S)?Z$/);
      expect(mailsToShop()[0]?.subject).toContain(receipt.reference);
      expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
    }
    expect(mailsToShop()).toHaveLength(1);
  });

  it('is shown in full in the other language', async () => {
    const visitor = someone();
    const {location} = await confirm({}, PAGE, visitor);
    const english = location?.replace(RECEIVED, '/en-us/withdraw-from-contract/confirmation?sent=');
    const {receipt} = await visitor.open(receivedLoader, english ?? '');
    expect(receipt.rows.map(({label}) => label)).toEqual(
      expect.arrayContaining(['Received on', 'Contract', 'For these items only']),
    );
    expect(receipt.rows[0]?.value).toMatch(/ CES?T$/);
    expect(receipt.rows.map(({value}) => value)).toContain(jana.contract);
  });

  it.each([
    ['in German', 'Kettenöl und Schloss. '],
    ['in letters of three bytes', '我在您的商店购买了一辆自行车'],
  ])('is shown in full in the response when it is long, %s', async (_, words) => {
    const typed = {contract: words.repeat(80).slice(0, 2000).trim(), items: words};
    const answer = await confirm(typed);
    expect({...answer, data: null}).toMatchObject({status: 200, location: null});
    const {receipt} = answerOf(answer).received ?? {};
    expect(receipt?.rows.map(({value}) => value)).toEqual(
      expect.arrayContaining([jana.name, typed.contract, typed.items.trim(), jana.email]),
    );
    expect(receipt?.rows[0]?.value).toMatch(/ME(S)?Z$/);
    expect(mailsToShop()[0]?.subject).toContain(receipt?.reference ?? 'none');
  });

  it('is shown without content once another one has taken its space in the cookie', async () => {
    const visitor = someone();
    const contract = 'Kettenöl '.repeat(90).trim();
    const {location} = await confirm({contract}, PAGE, visitor);
    const {location: second} = await confirm({contract: contract.toUpperCase()}, PAGE, visitor);
    expect((await visitor.open(receivedLoader, second ?? '')).receipt.rows).toHaveLength(5);
    const {receipt} = await visitor.open(receivedLoader, location ?? '');
    expect(receipt.rows).toHaveLength(1);
    expect(receipt.rows[0]?.value).toMatch(/ME(S)?Z$/);
  });

  it('is shown with reference and time only, without cookies', async () => {
    const {location} = await confirm();
    const {receipt} = await someone().open(receivedLoader, location ?? '');
    expect(mailsToShop()[0]?.subject).toContain(receipt.reference);
    expect(receipt.rows.map(({value}) => value)).toEqual([
      expect.stringMatching(/^\d+\. \p{L}+ \d{4} um \d\d:\d\d:\d\d MES?Z$/u),
    ]);
  });

  it.each(['', '?sent', '?sent=unconfirmed', '?sent=x.y'])(
    'has no page before it is sent: %j redirects to the form',
    async (query) => {
      const answer = await someone().request(receivedLoader, `${PAGE}/bestaetigung${query}`);
      expect(answer).toMatchObject({status: 302, location: PAGE});
    },
  );
});

describe('any withdrawal', () => {
  it.each([
    ['an order that nobody knows', {contract: 'Bestellung #999999'}],
    ['a description in place of a number', {contract: 'Das grüne Rad vom letzten Montag'}],
    ['a form filled in within a moment', {age: 0}],
    ['a page that was open for a month', {age: 30 * 86_400_000}],
    ['what a robot would fill in', {favouriteSaddle: 'x'}],
    ['a seal that nobody has signed', {requestSeal: 'x.y'}],
    ['no seal at all', {requestSeal: ''}],
  ])('is accepted with %s', async (_, {age, ...form}: Record<string, string | number>) => {
    const requestSeal = await readSeal(crypto.randomUUID(), Number(age ?? 10_000));
    const {status, location} = await confirm({requestSeal, ...(form as Record<string, string>)});
    expect(status).toBe(303);
    expect(location).toContain(RECEIVED);
    expect(mailsToShop()).toHaveLength(1);
    expect(mailsTo(jana.email)).toHaveLength(1);
  });

  it('is delivered once when it is confirmed twice, also if its first step had no seal', async () => {
    const step = await someone().request(action, PAGE, {form: jana});
    const answers = await Promise.all([1, 2].map(() => confirm(answerOf(step).values)));
    expect(answers.map(({status}) => status)).toEqual([303, 303]);
    await waitForBackgroundTasks();
    const sent = [mailsToShop(), mailsTo(jana.email), standIns.webhookPosts()];
    expect(sent.map(({length}) => length)).toEqual([1, 1, 1]);
  });

  it('is delayed in a flood, but always delivered', async () => {
    const visitor = someone();
    let begun = 0;
    for (let count = 0; count < 6; count += 1) {
      begun = performance.now();
      expect((await confirm({contract: `#${2000 + count}`}, PAGE, visitor)).status).toBe(303);
    }
    expect(performance.now() - begun).toBeGreaterThan(2_900);
    expect(mailsToShop()).toHaveLength(6);
  }, 20_000);

  it('gets no mailed receipt above the daily limit, and the shop gets a mail about that', async () => {
    const email = 'viele@mail.example';
    for (let count = 0; count <= receiptsPerDay; count += 1) {
      const {location} = await confirm({email, contract: `Bestellung #${3000 + count}`});
      const {receipt} = await someone().open(receivedLoader, location ?? '');
      expect(receipt.mailed).toBe(count < receiptsPerDay);
    }
    expect(mailsTo(email)).toHaveLength(receiptsPerDay);
    expect(mailsToShop()[0]?.subject).toMatch(/Bestätigung nicht zugestellt$/);
  });
});

describe('the comparison of a withdrawal with Shopify orders', () => {
  const send = async (form: Record<string, string>, visitor = signedIn(customer, someone())) => {
    const answer = await confirm(form, PAGE, await visitor);
    return {answer, toShop: mailsToShop()[0]?.text ?? '', receipt: mailsTo(jana.email)[0]?.text};
  };

  it('is shown to the shop only and does not change the response', async () => {
    const known = await send({});
    expect(known.toShop).toContain('Abgleich mit Shopify');
    expect(known.toShop).toMatch(/Bestellung: #1178 vom .* gehört zu diesem Konto/);
    expect(known.receipt).not.toMatch(/Abgleich|gehört zu/);
    standIns.outbox.clear();
    const unknown = await send({contract: 'Bestellung #999999'});
    expect(unknown.toShop).toContain('999999 gibt es in diesem Konto nicht');
    expect(unknown.answer.location?.length).toBe(known.answer.location?.length);
    expect(unknown.answer.status).toBe(known.answer.status);
    standIns.outbox.clear();
    const unnamed = await send({contract: 'Das grüne Rad'});
    expect(unnamed.toShop).toContain('keine Nummer genannt');
  });

  it('finds the order number among other numbers', async () => {
    const contract = 'Kettenöl, bestellt am 19.11.2026, Artikel 700123, Nummer 1178';
    expect((await send({contract})).toShop).toMatch(/Bestellung: #1178 vom .* gehört zu diesem/);
    standIns.outbox.clear();
    const none = await send({contract: 'Artikel 700123 vom 19.11.2026'});
    expect(none.toShop).toContain('700123, 2026 gibt es in diesem Konto nicht');
  });

  it('is omitted for guests', async () => {
    const {toShop} = await send({}, Promise.resolve(someone()));
    expect(toShop.replace(jana.contract, 'Vertrag')).toMatch(/^(?!.*Abgleich).*Vertrag/s);
  });

  it('does not block the withdrawal when it fails', async () => {
    const visitor = await signedIn(customer, someone());
    standIns.shop.injectFault({operation: 'CustomerOrderCursors', status: 503, times: 4});
    expectConsoleError('Cannot compare a withdrawal with the orders of its customer');
    const {answer, toShop} = await send({}, Promise.resolve(visitor));
    expect(answer.status).toBe(303);
    expect(toShop).toContain('Shopify hat gerade nicht geantwortet');
  });
});
