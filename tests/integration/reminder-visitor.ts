import {afterAll, beforeEach} from 'vitest';
import {CONSENT_VERSION} from '../../app/features/back-in-stock/reminder-mails.server';
import {sendReminders} from '../../app/features/back-in-stock/send-reminders.server';
import {action, loader} from '../../app/routes/back-in-stock';
import {openReminders} from '../../app/services/shopify/reminders.server';
import {contextOf, SHOP} from '../fakes/request-context';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {settings, standIns} from '../stand-ins/in-vitest';
import {productOf} from './catalogue';
import {mailsTo, readSeal, someone} from './request-visitor';

export const soldOut = productOf(noteworthyHandles.soldOut);
const [variant] = soldOut.variants;
if (!variant) throw new Error('A product without variants');
export const number = String(variant.id);
export const PAGE = `/erinnern?variant=${number}`;
export const JANA = 'jana.petersen@mail.example';
export const {store} = standIns.shop.admin;

export const restock = (stock: number) => {
  variant.stock = stock;
};
/** Prepares a shop whose product is sold out, before each test. */
export function sellOut(): void {
  beforeEach(() => {
    standIns.outbox.clear();
    restock(0);
  });
  // Other test files use the same products.
  afterAll(() => restock(0));
}

export const ask = async (email: string, more: Record<string, string> = {}, path = PAGE) =>
  someone().request(action, path, {form: {requestSeal: await readSeal(), email, ...more}});

/** Links in the latest mail: the one to confirm, and the one to unsubscribe. */
export function linksTo(email: string): {join: string; leave: string} {
  const [mail] = mailsTo(email);
  const links = [...(mail?.text ?? '').matchAll(/https:\S+code=\S+/g)].map(([link]) => link);
  const [join = '', leave = ''] = links.length > 1 ? links : ['', ...links];
  return {join, leave};
}

export const codeOf = (link: string) => new URL(link).searchParams.get('code') ?? '';
export const click = (link: string) => {
  const {pathname, search} = new URL(link);
  return someone().request(action, pathname + search, {form: {code: codeOf(link)}});
};
export const open = (link: string) => {
  const {pathname, search} = new URL(link, SHOP);
  return someone().open(loader, pathname + search);
};

export async function join(email = JANA, path = PAGE): Promise<void> {
  await ask(email, {}, path);
  await click(linksTo(email).join);
  standIns.outbox.clear();
}

/** What the worker does when Shopify reports changed products. */
export const sendRemindersNow = () => sendReminders(openContext);
export const openContext = (path: string) => contextOf(new Request(SHOP + path));

export const reminders = (more: {REMINDERS_CLIENT_ID?: string} = {}) => {
  const opened = openReminders({
    ...settings,
    PUBLIC_STORE_DOMAIN: SHOP,
    ...more,
  });
  if (!opened) throw new Error('No reminders');
  return opened;
};
export const fieldsOf = () => Object.fromEntries(store.reminders[0]?.fields ?? []);

/** A confirmed reminder for that product. */
export const confirmedReminder = (email: string) => ({
  email,
  variant: number,
  article: 'Barkasse',
  language: 'de',
  requestedAt: new Date().toISOString(),
  confirmedAt: new Date().toISOString(),
  consentText: CONSENT_VERSION,
});
