import {describe, expect, it} from 'vitest';
import {action as register, loader} from '../../app/routes/account/register';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {jana, nele, REGISTER, send, sessionOf} from './account-visitor';
import {setupShop, Visitor} from './call-route';

setupShop();

const signUp = (form: Record<string, string>, visitor = new Visitor(), path = REGISTER) =>
  visitor.request(register, path, {form});
describe('registering', () => {
  it.each([
    [REGISTER, '/konto'],
    ['/en-us/account/register', '/en-us/account'],
  ])('at %s signs the new customer in', async (path, location) => {
    const visitor = new Visitor();
    expect(await signUp(nele, visitor, path)).toMatchObject({status: 303, location});
    expect(sessionOf(visitor)).toHaveProperty('customer.token');
    expect(await send(new Visitor(), nele)).toMatchObject({status: 303});
  });

  it('subscribes to the newsletter only when the box is ticked', async () => {
    await signUp(nele);
    await signUp({...nele, email: 'news@mail.example', acceptsMarketing: 'on'});
    const {people} = standIns.shop.state.customers;
    expect(people.byEmail(nele.email)?.acceptsMarketing).toBe(false);
    expect(people.byEmail('news@mail.example')?.acceptsMarketing).toBe(true);
  });

  it('neither offers the newsletter nor subscribes to it without double opt-in', async () => {
    const open = async (NEWSLETTER_CONFIRMED: string, init?: RequestInit) => {
      const request = new Request(SHOP + REGISTER, init);
      const context = await contextOf(request.clone(), {NEWSLETTER_CONFIRMED});
      return {request, context, params: {}};
    };
    expect(await loader(await open('yes'))).toMatchObject({newsletter: true});
    expect(await loader(await open('no'))).toMatchObject({newsletter: false});
    const email = 'unconfirmed@mail.example';
    const body = new URLSearchParams({...nele, email, acceptsMarketing: 'on'});
    const answer = register(await open('no', {method: 'POST', body}));
    await expect(answer).rejects.toMatchObject({status: 303});
    expect(standIns.shop.state.customers.people.byEmail(email)?.acceptsMarketing).toBe(false);
  });

  it.each([
    [{firstName: ' '}, 'firstName', 'Bitte geben Sie Ihren Vornamen ein.'],
    [{lastName: ''}, 'lastName', 'Bitte geben Sie Ihren Nachnamen ein.'],
    [{email: ''}, 'email', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
    [{email: 'nele@'}, 'email', 'Die E-Mail-Adresse ist nicht korrekt formatiert.'],
    [{email: jana.email}, 'email', 'Diese E-Mail-Adresse wird bereits verwendet.'],
    [{email: 'nele@ohne-post.example'}, 'email', 'Die Domain der E-Mail-Adresse ist ungültig.'],
    [{password: ''}, 'password', 'Bitte geben Sie Ihr Passwort ein.'],
    [
      {password: 'vier', passwordConfirmation: 'vier'},
      'password',
      'Das Passwort muss mindestens 5 Zeichen lang sein.',
    ],
    [
      {passwordConfirmation: 'anders'},
      'passwordConfirmation',
      'Die Passwörter müssen übereinstimmen.',
    ],
    [{privacy: 'nein'}, 'privacy', 'Sie müssen die Datenschutzerklärung akzeptieren.'],
    [{firstName: '<b>Nele</b>'}, 'firstName', 'Die Eingabe darf keine HTML-Tags enthalten.'],
    [{firstName: 'x'.repeat(10_000)}, 'firstName', 'Die Eingabe ist zu lang.'],
  ])('shows an error at the field for %j', async (change, field, message) => {
    const {status, data} = await signUp({...nele, ...change});
    expect(status).toBe(400);
    expect(data).toMatchObject({alerts: [], fields: {[field]: message}});
  });

  it('returns everything typed except the passwords', async () => {
    const typed = {
      ...nele,
      lastName: 'Grote & „Söhne“ 🚲 <i>',
      email: 'nele',
      acceptsMarketing: 'on',
    };
    const {data} = await signUp(typed);
    const {firstName, lastName, email, privacy, acceptsMarketing} = typed;
    const kept = {firstName, lastName, email, privacy, acceptsMarketing};
    expect(data).toHaveProperty('values', kept);
    expect(JSON.stringify(data)).not.toContain(nele.password);
  });

  it('shows all errors at once for an empty form', async () => {
    const {data} = await signUp({});
    expect(Object.keys((data as {fields: object}).fields)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'privacy',
    ]);
  });

  it('responds with 503 and returns the input while Shopify is down', async () => {
    standIns.shop.injectFault({operation: 'CustomerCreate', status: 503});
    expectConsoleError('Shopify CustomerCreate failed (503)');
    const {status, data} = await signUp(nele);
    expect(status).toBe(503);
    expect(data).toMatchObject({
      alerts: [expect.stringContaining('gerade nicht möglich')],
      values: {email: nele.email},
    });
  });

  it('redirects to the sign-in when only signing in fails', async () => {
    standIns.shop.injectFault({operation: 'CustomerAccessTokenCreate', status: 503});
    expectConsoleError('A new customer cannot sign in');
    expect(await signUp(nele)).toMatchObject({status: 303, location: '/konto/anmelden'});
  });
});
