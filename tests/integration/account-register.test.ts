import {describe, expect, it} from 'vitest';
import {action as register, loader} from '../../app/routes/account/register';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {jana, nele, REGISTER, send, sessionOf} from './account-visitor';
import {openShop, Visitor} from './call-route';

openShop();

const signUp = (form: Record<string, string>, visitor = new Visitor(), path = REGISTER) =>
  visitor.ask(register, path, {form});
describe('a new customer', () => {
  it.each([
    [REGISTER, '/konto'],
    ['/en-us/account/register', '/en-us/account'],
  ])('at %s is signed in at once', async (path, location) => {
    const visitor = new Visitor();
    expect(await signUp(nele, visitor, path)).toMatchObject({status: 303, location});
    expect(sessionOf(visitor)).toHaveProperty('customer.token');
    expect(await send(new Visitor(), nele)).toMatchObject({status: 303});
  });

  it('wants news only when the box is ticked', async () => {
    await signUp(nele);
    await signUp({...nele, email: 'news@mail.example', acceptsMarketing: 'on'});
    const {people} = standIns.shop.state.customers;
    expect(people.byEmail(nele.email)?.acceptsMarketing).toBe(false);
    expect(people.byEmail('news@mail.example')?.acceptsMarketing).toBe(true);
  });

  it('is offered no news where nobody has to confirm them, and gets none', async () => {
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
  ])('is told what is wrong with %j', async (change, field, message) => {
    const {status, data} = await signUp({...nele, ...change});
    expect(status).toBe(400);
    expect(data).toMatchObject({alerts: [], fields: {[field]: message}});
  });

  it('finds everything typed again, never a password', async () => {
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

  it('is told everything at once when the form is empty', async () => {
    const {data} = await signUp({});
    expect(Object.keys((data as {fields: object}).fields)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'privacy',
    ]);
  });

  it('hears of an outage and loses nothing', async () => {
    standIns.shop.orderFault({operation: 'CustomerCreate', status: 503});
    expectConsoleError('Shopify CustomerCreate failed (503)');
    const {status, data} = await signUp(nele);
    expect(status).toBe(503);
    expect(data).toMatchObject({
      alerts: [expect.stringContaining('gerade nicht möglich')],
      values: {email: nele.email},
    });
  });

  it('is led to the sign-in when only that has failed', async () => {
    standIns.shop.orderFault({operation: 'CustomerAccessTokenCreate', status: 503});
    expectConsoleError('A new customer cannot sign in');
    expect(await signUp(nele)).toMatchObject({status: 303, location: '/konto/anmelden'});
  });
});
