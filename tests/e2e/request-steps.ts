import type {Page} from '@playwright/test';
import {openSeal} from '../../app/features/requests/request-seal.server';
import {workerSettings} from '../stand-ins/settings';
import {expect} from './test';

const servicesPort = process.env.E2E_SERVICES_PORT ?? '4310';
/** Where requests go to, as `.env` of the tests says. */
const SHOP = 'anfragen@radladen.example';

interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Mails to an address, newest first, as the inbox of the played mail service has them. */
async function inbox(to: string): Promise<ReceivedMail[]> {
  const address = `http://localhost:${servicesPort}/inbox.json?to=${encodeURIComponent(to)}`;
  const answer = await fetch(address);
  const {mails} = (await answer.json()) as {mails: ReceivedMail[]};
  return mails;
}

/** The mails of one customer's requests: to the shop, whose answer goes to the customer, and the confirmations. */
export async function mailsOf(email: string) {
  const [toShop, confirmations] = await Promise.all([inbox(SHOP), inbox(email)]);
  const own = toShop.filter(({headers}) => headers['Reply-To']?.includes(email));
  return {toShop: own, confirmations};
}

/** A text part as it is read: without the signs that keep mail programs from making links. */
export const plainText = (mail: ReceivedMail | undefined) =>
  (mail?.text ?? '').replaceAll('\u2060', '');

/** Each label stands before its value, and the values are those that were typed. */
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

/** Forms that come back within three seconds are taken for a robot's. */
const LEAST_AGE_MS = 3_100;

/** Waits until the form of this seal is old enough to have been filled in by a person. */
export async function waitForAge(seal: string): Promise<void> {
  const secret = workerSettings('http://127.0.0.1').SESSION_SECRET ?? '';
  const age = Date.now() - ((await openSeal(seal, [secret]))?.at ?? Date.now());
  await new Promise((resolve) => setTimeout(resolve, LEAST_AGE_MS - age));
}

/** Waits until the page's form is old enough to be sent. */
export async function readForAWhile(page: Page): Promise<void> {
  await waitForAge(await page.locator('[name=requestSeal]').first().inputValue());
}

/** Lets the limits count this test apart from others on the same machine. */
export async function comeFromElsewhere(page: Page): Promise<void> {
  const part = () => Math.floor(Math.random() * 65_535).toString(16);
  await page.context().setExtraHTTPHeaders({'oxygen-buyer-ip': `2001:db8:${part()}:${part()}::1`});
}
