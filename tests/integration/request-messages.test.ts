import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {beforeEach, expect, it} from 'vitest';
import {action as bookAppointment} from '../../app/routes/appointment';
import {action as askForLease} from '../../app/routes/leasing-request';
import {action as askForPrice} from '../../app/routes/price-request';
import {rowsOf} from '../fakes/text-table';
import {standIns} from '../stand-ins/in-vitest';
import * as appointment from './appointment-visitor';
import {setupShop} from './call-route';
import {jana} from './leasing-visitor';
import {mailsToShop, readSeal, someone} from './request-visitor';

setupShop();
appointment.onSaturday();
beforeEach(() => standIns.outbox.clear());

/** For a day on which the workshop is closed; its hours come from the content. */
const closed = {
  de: /^An diesem Tag ist die Werkstatt geschlossen\. Sie ist geöffnet: Mo–\u2060Sa, geschlossen am 24\..*2027\.$/,
  en: /^The workshop is closed on that day\. It is open: Mon–\u2060Sat, closed on December.*2027\.$/,
};

/** A request form with valid values. */
interface RequestForm {
  action: (args: ActionFunctionArgs) => Promise<unknown>;
  pages: [german: string, english: string];
  form: Record<string, string>;
}

const forms: Record<string, RequestForm> = {
  appointment: {
    action: bookAppointment,
    pages: [appointment.PAGE, appointment.ENGLISH],
    form: {...appointment.nele, day2: ''},
  },
  leasing: {
    action: askForLease,
    pages: ['/leasing-anfrage', '/en-us/leasing-request'],
    form: {...jana, bike: 'Ein Lastenrad'},
  },
  price: {
    action: askForPrice,
    pages: ['/preisanfrage', '/en-us/price-request'],
    form: {
      offerLink: 'https://www.anderer-shop.example/fernweh?farbe=reseda&id=7',
      name: 'Jana Petersen',
      email: jana.email,
      privacy: 'on',
    },
  },
};

it.each(
  rowsOf(`
appointment | service |  | Bitte wählen Sie eine Leistung aus. | Please choose a service.
appointment | service | x*256 | Die Eingabe ist zu lang. | This is too long.
appointment | bike | ␣ | Bitte beschreiben Sie Ihr Rad. | Please describe your bike.
appointment | bike | x*256 | Die Eingabe ist zu lang. | This is too long.
appointment | day1 |  | Bitte nennen Sie mindestens einen Wunschtermin. | Please name at least one preferred date.
appointment | day1 | morgen | Bitte geben Sie ein Datum ein, zum Beispiel 24.03.2027. | Please enter a date, such as 2027-03-24.
appointment | day2 | 2026-11-31 | Bitte geben Sie ein Datum ein, zum Beispiel 24.03.2027. | Please enter a date, such as 2027-03-24.
appointment | day1 | 2026-11-21 | Bitte wählen Sie einen Tag ab morgen. | Please choose tomorrow or a later day.
appointment | day1 | 2026-11-22 | closed | closed
appointment | day3 | 2026-12-27 | closed | closed
appointment | day2 | 2027-01-21 | So weit im Voraus planen wir noch nicht. Bitte wählen Sie einen früheren Tag. | We do not plan that far ahead yet. Please choose an earlier day.
appointment | firstName |  | Bitte geben Sie Ihren Vornamen ein. | Please enter your first name.
appointment | firstName | x*256 | Die Eingabe ist zu lang. | This is too long.
appointment | lastName |  | Bitte geben Sie Ihren Nachnamen ein. | Please enter your last name.
appointment | lastName | x*256 | Die Eingabe ist zu lang. | This is too long.
appointment | email |  | Bitte geben Sie Ihre E-Mail-Adresse ein. | Please enter your e-mail address.
appointment | email | nele@mail | Die E-Mail-Adresse ist nicht korrekt formatiert. | This e-mail address is not in the right format.
appointment | phone |  | Bitte geben Sie Ihre Telefonnummer ein. | Please enter your phone number.
appointment | phone | ruf an | Bitte geben Sie die Telefonnummer nur mit Ziffern, Leerzeichen und den Zeichen + - / ( ) ein. | Please use only digits, spaces and the characters + - / ( ) in the phone number.
appointment | phone | +49 40 1 | Bitte prüfen Sie die Telefonnummer: Es fehlen Ziffern oder es sind zu viele. | Please check the phone number: it has too few or too many digits.
appointment | message | x*2001 | Der Text ist zu lang: höchstens 2.000 Zeichen. | The text is too long: 2,000 characters at most.
appointment | privacy |  | Sie müssen die Datenschutzerklärung akzeptieren. | You must accept the privacy policy.
leasing | leasingPartner |  | Bitte wählen Sie einen Leasing-Partner aus. | Please choose a leasing partner.
leasing | leasingPartner | x*256 | Die Eingabe ist zu lang. | This is too long.
leasing | leasingServicePackage | x*256 | Die Eingabe ist zu lang. | This is too long.
leasing | leasingCode | x*256 | Die Eingabe ist zu lang. | This is too long.
leasing | bike | ␣ | Bitte beschreiben Sie, welches Rad Sie leasen möchten. | Please describe which bike you would like to lease.
leasing | bike | x*2001 | Der Text ist zu lang: höchstens 2.000 Zeichen. | The text is too long: 2,000 characters at most.
leasing | firstName | ␣␣ | Bitte geben Sie Ihren Vornamen ein. | Please enter your first name.
leasing | firstName | x*256 | Die Eingabe ist zu lang. | This is too long.
leasing | lastName |  | Bitte geben Sie Ihren Nachnamen ein. | Please enter your last name.
leasing | lastName | x*256 | Die Eingabe ist zu lang. | This is too long.
leasing | street |  | Bitte geben Sie Ihren Straße ein. | Please enter your street.
leasing | street | x*256 | Die Eingabe ist zu lang. | This is too long.
leasing | houseNumber |  | Bitte geben Sie Ihren Hausnummer ein. | Please enter your house number.
leasing | houseNumber | x*256 | Die Eingabe ist zu lang. | This is too long.
leasing | zipCode |  | Bitte geben Sie Ihren Postleitzahl ein. | Please enter your ZIP code.
leasing | zipCode | 1010 | Postleitzahlen in Deutschland haben fünf Ziffern, zum Beispiel 20095. | ZIP codes in Germany have five digits, such as 20095.
leasing | city |  | Bitte geben Sie Ihren Ort ein. | Please enter your city.
leasing | city | x*256 | Die Eingabe ist zu lang. | This is too long.
leasing | country |  | Bitte wählen Sie Ihr Land aus. | Please choose your country.
leasing | country | XX | Bitte wählen Sie Ihr Land aus. | Please choose your country.
leasing | email |  | Bitte geben Sie Ihre E-Mail-Adresse ein. | Please enter your e-mail address.
leasing | email | jana@mail | Die E-Mail-Adresse ist nicht korrekt formatiert. | This e-mail address is not in the right format.
leasing | phone |  | Bitte geben Sie Ihre Telefonnummer ein. | Please enter your phone number.
leasing | phone | abends | Bitte geben Sie die Telefonnummer nur mit Ziffern, Leerzeichen und den Zeichen + - / ( ) ein. | Please use only digits, spaces and the characters + - / ( ) in the phone number.
leasing | shippingMethod |  | Bitte wählen Sie eine Versandart aus. | Please choose a shipping method.
leasing | shippingMethod | Rohrpost | Bitte wählen Sie eine Versandart aus. | Please choose a shipping method.
leasing | leasingPortal |  | Bitte entscheiden Sie sich ob wir das Angebot direkt in das Leasingportal einstellen dürfen. | Please decide whether we may enter the quote directly in your leasing portal.
leasing | message | x*2001 | Der Text ist zu lang: höchstens 2.000 Zeichen. | The text is too long: 2,000 characters at most.
leasing | privacy |  | Sie müssen die Datenschutzerklärung akzeptieren. | You must accept the privacy policy.
leasing | privacy | ja | Sie müssen die Datenschutzerklärung akzeptieren. | You must accept the privacy policy.
price | name | ␣ | Bitte geben Sie Ihren Namen ein. | Please enter your name.
price | name | x*256 | Die Eingabe ist zu lang. | This is too long.
price | email |  | Bitte geben Sie Ihre E-Mail-Adresse ein. | Please enter your e-mail address.
price | email | jana@ | Die E-Mail-Adresse ist nicht korrekt formatiert. | This e-mail address is not in the right format.
price | offerLink |  | Bitte geben Sie den Link zum günstigeren Angebot ein. | Please enter the link to the cheaper offer.
price | offerLink | javascript:alert(1) | Bitte geben Sie die vollständige Adresse des Angebots ein, zum Beispiel https://www.beispiel.de/rad. | Please enter the complete address of the offer, such as https://www.example.com/bike.
price | offerLink | https://shop.test/products/x | Dieser Link führt zu uns. Bitte geben Sie den Link zum Angebot eines anderen Händlers ein. | This link leads to us. Please enter the link to the offer of another shop.
price | offerLink | https://anderer-shop.example/a*1972 | Der Link ist zu lang: höchstens 2.000 Zeichen. | The link is too long: 2,000 characters at most.
price | message | x*2001 | Der Text ist zu lang: höchstens 2.000 Zeichen. | The text is too long: 2,000 characters at most.
price | privacy |  | Sie müssen die Datenschutzerklärung akzeptieren. | You must accept the privacy policy.
price | privacy | nein | Sie müssen die Datenschutzerklärung akzeptieren. | You must accept the privacy policy.
`),
)(
  'an invalid %s request is rejected with a message at %s for %j',
  async (name = '', field = '', typed = '', german = '', english = '') => {
    const {action, pages, form} = forms[name] ?? expect.fail(name);
    for (const [at, message] of [german, english].entries()) {
      const sent = {...form, requestSeal: await readSeal(), [field]: typed};
      const {status, data} = await someone().request(action, pages[at] ?? '', {form: sent});
      expect(status).toBe(400);
      const expected: unknown =
        message === 'closed' ? expect.stringMatching(at === 0 ? closed.de : closed.en) : message;
      expect(data).toMatchObject({alerts: []});
      expect((data as {fields: object}).fields).toEqual({[field]: expected});
    }
    expect(mailsToShop()).toEqual([]);
  },
);
