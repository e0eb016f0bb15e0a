import type {Page} from '@playwright/test';
import {openSeal} from '../../app/features/requests/request-seal.server';
import {workerSettings} from '../stand-ins/settings';
import {suppliers} from './ports';
import {expect} from './test';

/** The shop's address for requests, as configured for the tests. */
const SHOP = 'anfragen@radladen.example';

interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Mails to an address, newest first, from the inbox of the mail stand-in. */
async function inbox(to: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${suppliers}/inbox.json?to=${encodeURIComponent(to)}`);
  const {mails} = (await answer.json()) as {mails: ReceivedMail[]};
  return mails;
}

/**
 * The mails for one customer's requests: those to the shop, which have the customer as `Reply-To`, and the
 * confirmations.
 */
export async function mailsOf(email: string) {
  const [toShop, confirmations] = await Promise.all([inbox(SHOP), inbox(email)]);
  const own = toShop.filter(({headers}) => headers['Reply-To']?.includes(email));
  return {toShop: own, confirmations};
}

/** The text part as people read it: without the characters that keep mail programs from creating links. */
export const plainText = (mail: ReceivedMail | undefined) =>
  (mail?.text ?? '').replaceAll('\u2060', '');

/** Each label is followed by its value as it was typed. */
export function expectRows(mail: ReceivedMail | undefined, rows: Record<string, string>): void {
  const text = plainText(mail).replaceAll(/\s+/g, ' ');
  for (const [label, value] of Object.entries(rows)) {
    const [, after = ''] = text.split(new RegExp(`\\b${label}:? `));
    expect(
      after.startsWith(value.replaceAll(/\s+/g, ' ')),
      `${label}: ${after.slice(0, 120)}`,
    ).toBe(true);
  }
}

/** Forms submitted within three seconds count as sent by a bot. */
const MIN_AGE_MS = 3_100;

/** Waits until the page's form is old enough to have been filled in by a person. */
export async function waitUntilSubmittable(page: Page): Promise<void> {
  const seal = await page.locator('[name=requestSeal]').first().inputValue();
  const secret = workerSettings('http://127.0.0.1').SESSION_SECRET ?? '';
  const age = Date.now() - ((await openSeal(seal, [secret]))?.at ?? Date.now());
  await new Promise((resolve) => setTimeout(resolve, MIN_AGE_MS - age));
}

/** Makes the rate limits count this test separately from others on the same machine. */
export async function useRandomIp(page: Page): Promise<void> {
  const part = () => Math.floor(Math.random() * 65_535).toString(16);
  await page.context().setExtraHTTPHeaders({'oxygen-buyer-ip': `2001:db8:${part()}:${part()}::1`});
}
