import {beforeEach, describe, expect, it} from 'vitest';
import {action} from '../../app/routes/leasing-request';
import {rowsOf} from '../fakes/text-table';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';
import {jana} from './leasing-visitor';
import {mailsToShop, readSeal, someone} from './request-visitor';

setupShop();
beforeEach(() => standIns.outbox.clear());

const send = async (form: Record<string, string>, path: string) =>
  someone().request(action, path, {form: {requestSeal: await readSeal(), ...jana, ...form}});

describe('an invalid leasing request', () => {
  it.each(
    rowsOf(`
leasingPartner |  | Bitte wählen Sie einen Leasing-Partner aus. | Please choose a leasing partner.
leasingPartner | x*256 | Die Eingabe ist zu lang. | This is too long.
leasingServicePackage | x*256 | Die Eingabe ist zu lang. | This is too long.
leasingCode | x*256 | Die Eingabe ist zu lang. | This is too long.
bike | ␣ | Bitte beschreiben Sie, welches Rad Sie leasen möchten. | Please describe which bike you would like to lease.
bike | x*501 | Die Eingabe ist zu lang. | This is too long.
firstName | ␣␣ | Bitte geben Sie Ihren Vornamen ein. | Please enter your first name.
firstName | x*256 | Die Eingabe ist zu lang. | This is too long.
lastName |  | Bitte geben Sie Ihren Nachnamen ein. | Please enter your last name.
lastName | x*256 | Die Eingabe ist zu lang. | This is too long.
street |  | Bitte geben Sie Ihren Straße ein. | Please enter your street.
street | x*256 | Die Eingabe ist zu lang. | This is too long.
houseNumber |  | Bitte geben Sie Ihren Hausnummer ein. | Please enter your house number.
houseNumber | x*256 | Die Eingabe ist zu lang. | This is too long.
zipCode |  | Bitte geben Sie Ihren Postleitzahl ein. | Please enter your ZIP code.
zipCode | 1010 | Postleitzahlen in Deutschland haben fünf Ziffern, zum Beispiel 20095. | ZIP codes in Germany have five digits, such as 20095.
city |  | Bitte geben Sie Ihren Ort ein. | Please enter your city.
city | x*256 | Die Eingabe ist zu lang. | This is too long.
country |  | Bitte wählen Sie Ihr Land aus. | Please choose your country.
country | XX | Bitte wählen Sie Ihr Land aus. | Please choose your country.
email |  | Bitte geben Sie Ihre E-Mail-Adresse ein. | Please enter your e-mail address.
email | jana@mail | Die E-Mail-Adresse ist nicht korrekt formatiert. | This e-mail address is not in the right format.
phone |  | Bitte geben Sie Ihre Telefonnummer ein. | Please enter your phone number.
phone | abends | Bitte geben Sie die Telefonnummer nur mit Ziffern, Leerzeichen und den Zeichen + - / ( ) ein. | Please use only digits, spaces and the characters + - / ( ) in the phone number.
shippingMethod |  | Bitte wählen Sie eine Versandart aus. | Please choose a shipping method.
shippingMethod | Rohrpost | Bitte wählen Sie eine Versandart aus. | Please choose a shipping method.
leasingPortal |  | Bitte entscheiden Sie sich ob wir das Angebot direkt in das Leasingportal einstellen dürfen. | Please decide whether we may enter the quote directly in your leasing portal.
message | x*2001 | Die Nachricht ist zu lang: höchstens 2.000 Zeichen. | The message is too long: 2,000 characters at most.
privacy |  | Sie müssen die Datenschutzerklärung akzeptieren. | You must accept the privacy policy.
privacy | ja | Sie müssen die Datenschutzerklärung akzeptieren. | You must accept the privacy policy.
`),
  )(
    'is rejected with a message at %s for %j',
    async (field = '', typed = '', german = '', english = '') => {
      for (const [path, message] of [
        ['/leasing-anfrage', german],
        ['/en-us/leasing-request', english],
      ] as const) {
        const {status, data} = await send({bike: 'Ein Lastenrad', [field]: typed}, path);
        expect(status).toBe(400);
        expect(data).toMatchObject({alerts: []});
        expect((data as {fields: object}).fields).toEqual({[field]: message});
      }
      expect(mailsToShop()).toEqual([]);
    },
  );

  it('is rejected with all missing fields, and the input is returned', async () => {
    const form = {requestSeal: await readSeal(), city: 'Köln', bike: ''};
    const {data} = await someone().request(action, '/leasing-anfrage', {form});
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
