import {action as login} from '../../app/routes/account/login';
import {Visitor} from './call-route';

/** Customers of the stand-in, see its README. */
export const jana = {email: 'jana.petersen@mail.example', password: 'Reseda-Rad-7'};
export const cagri = {email: 'cagri.oeztuerk@mail.example', password: '36 Speichen & 1 Ventil'};

export const LOGIN = '/konto/anmelden';

/** Sends the sign-in form. */
export const send = (visitor: Visitor, form: Record<string, string>, path = LOGIN) =>
  visitor.ask(login, path, {form});

/** A browser in which a customer has signed in. */
export async function signedIn(who = jana, visitor = new Visitor()): Promise<Visitor> {
  const {status} = await send(visitor, who);
  if (status !== 303) throw new Error(`Signing in answered ${status}`);
  return visitor;
}

/** What the session cookie says, signature left out. */
export function sessionOf(visitor: Visitor): Record<string, unknown> {
  const [content = ''] = decodeURIComponent(visitor.cookies.get('session') ?? '').split('.');
  return JSON.parse(content ? atob(content) : '{}') as Record<string, unknown>;
}
