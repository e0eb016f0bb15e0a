import {afterEach, beforeEach, vi} from 'vitest';
import {deliverRequest} from '../../app/features/requests/send-request.server';
import {refuseRequest} from '../../app/features/requests/request-answers.server';
import {checkSeal, openSeal, writeSeal} from '../../app/features/requests/request-seal.server';
import {contextOf, freshIsolate, SHOP} from '../fakes/request-context';
import {letterOf} from '../fakes/request-letter';
import {shopAddress} from '../stand-ins/mail/access';
import {setupStandIns, settings, standIns} from '../stand-ins/in-vitest';

export const PHONE = '0221 4710 120';
export const JANA = 'jana.petersen@mail.example';

/** Prepares the shop with an empty inbox; requests to hanging suppliers time out quickly. */
export function openRequests(): void {
  setupStandIns();
  const realTimeout = AbortSignal.timeout.bind(AbortSignal);
  beforeEach(() => {
    freshIsolate();
    standIns.outbox.clear();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => realTimeout(Math.min(ms, 900)));
  });
  afterEach(() => vi.restoreAllMocks());
}

/** The seal of a form that was opened ten seconds ago. */
export const sealed = (id: string = crypto.randomUUID()) =>
  writeSeal({id, at: Date.now() - 10_000}, settings.SESSION_SECRET ?? '');

interface Sent {
  email?: string;
  message?: string;
  seal?: string;
  path?: string;
  /** IP address of the visitor; a new one by default. */
  address?: string;
  /** Price of the bike at the time of the request. */
  price?: string;
}

let visitors = 0;

/** Submits a request like a form's action: returns the refusal, or `null`. */
export const send = async (sent: Sent = {}) => (await deliver(sent)).refused;

/** The same, with whether the sender gets a confirmation. */
export async function deliver({
  email,
  message = 'Hallo',
  seal,
  path = '/leasing-anfrage',
  address = `192.0.2.${(visitors += 1) % 250}`,
  price = '3299.0',
}: Sent = {}) {
  const headers = {'oxygen-buyer-ip': address};
  const context = await contextOf(new Request(SHOP + path, {headers}));
  const form = new FormData();
  form.set('requestSeal', seal ?? (await sealed()));
  form.set('message', message);
  const letter = letterOf({...(email && {email}), message});
  const bike = {...letter.bike, price: {...letter.bike.price, amount: price}};
  const request = {...context};
  const own = await openSeal(form.get('requestSeal'), [settings.SESSION_SECRET ?? '']);
  const opened = own ? {refused: null, seal: own} : await checkSeal(request, form);
  if (opened.refused) return {refused: await refuseRequest(request, form, opened.refused)};
  const typed = {email, message};
  return deliverRequest(request, form, {...letter, bike}, {seal: opened.seal, typed});
}

/** Mails to the shop, newest first. */
export const toShop = () => standIns.outbox.list(shopAddress);

/** Recipients of mails, newest first. */
export const inbox = () => standIns.outbox.list().map(({to}) => to);
