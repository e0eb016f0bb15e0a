import {beforeEach, describe, expect, it} from 'vitest';
import {action} from '../../app/routes/leasing-request';
import {standIns} from '../stand-ins/in-vitest';
import {openShop} from './call-route';
import {jana} from './leasing-visitor';
import {mailsToShop, readSeal, someone} from './request-visitor';

openShop();
beforeEach(() => standIns.outbox.clear());

const send = async (form: Record<string, string>, path: string) =>
  someone().ask(action, path, {form: {requestSeal: await readSeal(), ...jana, ...form}});

const tooLong = ['Die Eingabe ist zu lang.', 'This is too long.'] as const;
const line = 'x'.repeat(256);

describe('a leasing request that is not in order', () => {
  it.each([
    [
      {leasingPartner: ''},
      'leasingPartner',
      'Bitte wählen Sie einen Leasing-Partner aus.',
      'Please choose a leasing partner.',
    ],
    [{leasingPartner: line}, 'leasingPartner', ...tooLong],
    [{leasingServicePackage: line}, 'leasingServicePackage', ...tooLong],
    [{leasingCode: line}, 'leasingCode', ...tooLong],
    [
      {bike: ' '},
      'bike',
      'Bitte beschreiben Sie, welches Rad Sie leasen möchten.',
      'Please describe which bike you would like to lease.',
    ],
    [{bike: 'x'.repeat(501)}, 'bike', ...tooLong],
    [
      {firstName: '  '},
      'firstName',
      'Bitte geben Sie Ihren Vornamen ein.',
      'Please enter your first name.',
    ],
    [{firstName: line}, 'firstName', ...tooLong],
    [
      {lastName: ''},
      'lastName',
      'Bitte geben Sie Ihren Nachnamen ein.',
      'Please enter your last name.',
    ],
    [{lastName: line}, 'lastName', ...tooLong],
    [{street: ''}, 'street', 'Bitte geben Sie Ihren Straße ein.', 'Please enter your street.'],
    [{street: line}, 'street', ...tooLong],
    [
      {houseNumber: ''},
      'houseNumber',
      'Bitte geben Sie Ihren Hausnummer ein.',
      'Please enter your house number.',
    ],
    [{houseNumber: line}, 'houseNumber', ...tooLong],
    [
      {zipCode: ''},
      'zipCode',
      'Bitte geben Sie Ihren Postleitzahl ein.',
      'Please enter your ZIP code.',
    ],
    [
      {zipCode: '1010'},
      'zipCode',
      'Postleitzahlen in Deutschland haben fünf Ziffern, zum Beispiel 20095.',
      'ZIP codes in Germany have five digits, such as 20095.',
    ],
    [{city: ''}, 'city', 'Bitte geben Sie Ihren Ort ein.', 'Please enter your city.'],
    [{city: line}, 'city', ...tooLong],
    [{country: ''}, 'country', 'Bitte wählen Sie Ihr Land aus.', 'Please choose your country.'],
    [{country: 'XX'}, 'country', 'Bitte wählen Sie Ihr Land aus.', 'Please choose your country.'],
    [
      {email: ''},
      'email',
      'Bitte geben Sie Ihre E-Mail-Adresse ein.',
      'Please enter your e-mail address.',
    ],
    [
      {email: 'jana@mail'},
      'email',
      'Die E-Mail-Adresse ist nicht korrekt formatiert.',
      'This e-mail address is not in the right format.',
    ],
    [
      {phone: ''},
      'phone',
      'Bitte geben Sie Ihre Telefonnummer ein.',
      'Please enter your phone number.',
    ],
    [
      {phone: 'abends'},
      'phone',
      'Bitte geben Sie die Telefonnummer nur mit Ziffern, Leerzeichen und den Zeichen + - / ( ) ein.',
      'Please use only digits, spaces and the characters + - / ( ) in the phone number.',
    ],
    [
      {shippingMethod: ''},
      'shippingMethod',
      'Bitte wählen Sie eine Versandart aus.',
      'Please choose a shipping method.',
    ],
    [
      {shippingMethod: 'Rohrpost'},
      'shippingMethod',
      'Bitte wählen Sie eine Versandart aus.',
      'Please choose a shipping method.',
    ],
    [
      {leasingPortal: ''},
      'leasingPortal',
      'Bitte entscheiden Sie sich ob wir das Angebot direkt in das Leasingportal einstellen dürfen.',
      'Please decide whether we may put the offer straight into the leasing portal.',
    ],
    [
      {message: 'x'.repeat(2001)},
      'message',
      'Die Nachricht ist zu lang: höchstens 2.000 Zeichen.',
      'The message is too long: 2,000 characters at most.',
    ],
    [
      {privacy: ''},
      'privacy',
      'Sie müssen die Datenschutzerklärung akzeptieren.',
      'You have to accept the privacy policy.',
    ],
    [
      {privacy: 'ja'},
      'privacy',
      'Sie müssen die Datenschutzerklärung akzeptieren.',
      'You have to accept the privacy policy.',
    ],
  ])('%j is told at %s', async (change, field, german, english) => {
    for (const [path, message] of [
      ['/leasing-anfrage', german],
      ['/en-us/leasing-request', english],
    ] as const) {
      const {status, data} = await send({bike: 'Ein Lastenrad', ...change}, path);
      expect(status).toBe(400);
      expect(data).toMatchObject({alerts: []});
      expect((data as {fields: object}).fields).toEqual({[field]: message});
    }
    expect(mailsToShop()).toEqual([]);
  });

  it('tells all that is missing, and gives back what was typed', async () => {
    const form = {requestSeal: await readSeal(), city: 'Köln', bike: ''};
    const {data} = await someone().ask(action, '/leasing-anfrage', {form});
    const {fields, values} = data as {fields: object; values: object};
    expect(Object.keys(fields).toSorted()).toEqual(
      [
        ...['bike', 'country', 'email', 'firstName', 'houseNumber', 'lastName', 'leasingPartner'],
        ...['leasingPortal', 'phone', 'privacy', 'shippingMethod', 'street', 'zipCode'],
      ].toSorted(),
    );
    expect(values).toMatchObject({city: 'Köln'});
  });
});
