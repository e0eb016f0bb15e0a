import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {WithdrawalAnswer} from '../../app/features/withdrawal/withdrawal.server';
import {action} from '../../app/routes/withdrawal';
import {loader as receivedLoader} from '../../app/routes/withdrawal-received';
import {waitForBackgroundTasks} from '../fakes/background';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, type Answer} from './call-route';
import {mailsTo, mailsToShop, readSeal, someone} from './request-visitor';

setupShop();
beforeEach(() => standIns.outbox.clear());
afterEach(() => void vi.useRealTimers());

const PAGE = '/vertrag-widerrufen';
const RECEIVED = `${PAGE}/bestaetigung?sent=`;
const jana = {name: 'Jana Petersen', contract: 'Bestellung #1178', email: 'jana@mail.example'};
const plain = (text = '') => text.replaceAll('\u2060', '');
const answerOf = ({data}: Answer) => data as WithdrawalAnswer;

/** Confirms a declaration, as the form of the second step does. */
const confirm = async (form: Record<string, string> = {}, visitor = someone()) =>
  visitor.request(action, PAGE, {
    form: {...jana, requestSeal: await readSeal(), step: 'confirm', ...form},
  });

describe('a withdrawal whose mail fails', () => {
  it.each([
    ['500', 'outage', 0],
    ['lost', 'noResponse', 1],
  ])('returns everything typed and the time of receipt: %s', async (fault, why, arrived) => {
    expectConsoleError('Mail API emails failed');
    const email = `mail-${fault}@mail.example`;
    const answer = await confirm({email});
    expect(answer.status).toBe(503);
    const {step, alerts, values, undelivered} = answerOf(answer);
    expect(step).toBe('confirm');
    expect(values).toMatchObject({name: jana.name, contract: jana.contract, email});
    expect(alerts[0]).toContain(
      why === 'outage'
        ? 'konnte gerade nicht zugestellt werden'
        : 'Wir wissen nicht, ob Ihr Widerruf angekommen ist',
    );
    expect(alerts[0]).toMatch(/0221 4710 120\.$/);
    expect(undelivered?.receivedAt).toMatch(/ME(S)?Z$/);
    expect(undelivered?.contact.address).toContain('50674 Köln');
    expect(mailsToShop()).toHaveLength(arrived);
    expect(mailsTo(email)).toEqual([]);
    expect(standIns.webhookPosts()).toEqual([]);
  });

  it('is delivered once by the next attempt, with the time of the first', async () => {
    expectConsoleError('Mail API emails failed');
    vi.useFakeTimers({now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date']});
    const email = 'shop-500-twice@mail.example';
    const first = answerOf(await confirm({email}));
    expect(first.undelivered?.receivedAt).toContain('11:00:00');
    vi.setSystemTime(new Date('2026-11-22T10:07:00Z'));
    const {status} = await confirm(first.values);
    expect(status).toBe(303);
    expect(mailsToShop()).toHaveLength(1);
    expect(plain(mailsTo(email)[0]?.text)).toContain('11:00:00');
  });

  it('keeps the time of receipt when its form was opened again and nothing was changed', async () => {
    expectConsoleError('Mail API emails failed');
    vi.useFakeTimers({now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date']});
    const email = 'shop-500-twice@mail.example';
    const first = answerOf(await confirm({email}));
    vi.setSystemTime(new Date('2026-11-22T10:07:00Z'));
    const reopened = answerOf(await confirm({...first.values, step: 'change'}));
    const checked = answerOf(await confirm({...reopened.values, step: ''}));
    expect((await confirm(checked.values)).status).toBe(303);
    expect(plain(mailsTo(email)[0]?.text)).toContain('11:00:00');
  });

  it('gets a new time of receipt when its content is changed', async () => {
    expectConsoleError('Mail API emails failed');
    vi.useFakeTimers({now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date']});
    const first = answerOf(await confirm({email: 'mail-500@mail.example'}));
    vi.setSystemTime(new Date('2026-11-22T10:07:00Z'));
    await confirm({...first.values, email: jana.email, contract: 'Eine andere Bestellung'});
    expect(plain(mailsTo(jana.email)[0]?.text)).toContain('11:07:00');
  });

  it('shows its error without a phone number while Storyblok is out', async () => {
    expectConsoleError('Mail API emails failed (500)');
    expectConsoleError("Cannot get the story 'config'");
    expectConsoleError('Storyblok space failed (503)');
    standIns.storyblok.injectFault({kind: 'outage', times: 20});
    const {alerts} = answerOf(await confirm({email: 'mail-500@mail.example'}));
    expect(alerts[0]).toMatch(/doppelt kommt er bei uns nicht an\.$/);
  });
});

describe('a withdrawal that is confirmed again later', () => {
  it.each([
    ['short', jana.contract],
    ['too long for the cookie', 'Kettenöl '.repeat(200)],
  ])('keeps the time of receipt that was mailed: %s', async (_, contract) => {
    vi.useFakeTimers({now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date']});
    const visitor = someone();
    const form = {contract, requestSeal: await readSeal()};
    await confirm(form, visitor);
    vi.setSystemTime(new Date('2026-11-22T10:07:00Z'));
    const again = await confirm(form, visitor);
    const {receipt} = again.location
      ? await visitor.open(receivedLoader, again.location)
      : (answerOf(again).received ?? {});
    expect(receipt?.rows[0]?.value).toContain('11:00:00');
    expect(mailsTo(jana.email)).toHaveLength(1);
    await waitForBackgroundTasks();
    const posts = standIns.webhookPosts().map(({body}) => body);
    expect(new Set(posts).size).toBe(1);
  });
});

describe('a withdrawal whose receipt or webhook fails', () => {
  it('is declared without a mailed receipt, and the shop gets a mail about that', async () => {
    expectConsoleError('Cannot send the receipt of a withdrawal Mail API emails failed');
    const email = 'confirmation-422@mail.example';
    const visitor = someone();
    const {location} = await confirm({email}, visitor);
    expect(location).toContain(RECEIVED);
    const {receipt} = await visitor.open(receivedLoader, location ?? '');
    expect(receipt.mailed).toBe(false);
    expect(mailsToShop()).toHaveLength(2);
    expect(mailsToShop()[0]?.subject).toMatch(/Bestätigung nicht zugestellt$/);
  });

  it('is declared even when the webhook fails', async () => {
    expectConsoleError('The webhook did not take withdrawal.declared Webhook request failed (500)');
    expect((await confirm({email: 'webhook-500@mail.example'})).location).toContain(RECEIVED);
    await waitForBackgroundTasks();
    expect(standIns.webhookPosts()).toHaveLength(2);
  });
});
