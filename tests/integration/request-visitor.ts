import {writeSeal} from '../../app/features/requests/request-seal.server';
import {shopAddress} from '../stand-ins/mail/access';
import {settings, standIns} from '../stand-ins/in-vitest';
import {Visitor} from './call-route';

let visitors = 0;

/** A visitor with a unique IP address: rate limits count by address. */
export function someone(): Visitor {
  visitors += 1;
  const address = `2001:db8:${visitors.toString(16)}::1`;
  return new Visitor({headers: {'oxygen-buyer-ip': address}});
}

/** The seal of a form opened some seconds ago, so that it passes the bot check. */
export function readSeal(id: string = crypto.randomUUID(), age = 10_000): Promise<string> {
  return writeSeal({id, at: Date.now() - age}, settings.SESSION_SECRET ?? '');
}

export const mailsToShop = () => standIns.outbox.list(shopAddress);
export const mailsTo = (email: string) => standIns.outbox.list(email);
