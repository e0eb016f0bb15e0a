import {beforeEach, describe, expect, it} from 'vitest';
import {action} from '../../app/routes/appointment';
import {rowsOf} from '../fakes/text-table';
import {standIns} from '../stand-ins/in-vitest';
import {ENGLISH, nele, onSaturday, PAGE} from './appointment-visitor';
import {setupShop} from './call-route';
import {mailsToShop, readSeal, someone} from './request-visitor';

setupShop();
onSaturday();
beforeEach(() => standIns.outbox.clear());

/** For a day on which the workshop is closed; its hours come from the content. */
const closed = {
  de: /^An diesem Tag ist die Werkstatt geschlossen\. Sie ist geöffnet: Mo–\u2060Sa, geschlossen am 24\..*2027\.$/,
  en: /^The workshop is closed on that day\. It is open: Mon–\u2060Sat, closed on December.*2027\.$/,
};

describe('an invalid appointment request', () => {
  it.each(
    rowsOf(`
service |  | Bitte wählen Sie eine Leistung aus. | Please choose a service.
service | x*256 | Die Eingabe ist zu lang. | This is too long.
bike | ␣ | Bitte beschreiben Sie Ihr Rad. | Please describe your bike.
bike | x*256 | Die Eingabe ist zu lang. | This is too long.
day1 |  | Bitte nennen Sie mindestens einen Wunschtermin. | Please name at least one preferred date.
day1 | morgen | Bitte geben Sie ein Datum ein, zum Beispiel 24.03.2027. | Please enter a date, such as 2027-03-24.
day2 | 2026-11-31 | Bitte geben Sie ein Datum ein, zum Beispiel 24.03.2027. | Please enter a date, such as 2027-03-24.
day1 | 2026-11-21 | Bitte wählen Sie einen Tag ab morgen. | Please choose tomorrow or a later day.
day1 | 2026-11-22 | closed | closed
day3 | 2026-12-27 | closed | closed
day2 | 2027-01-21 | So weit im Voraus planen wir noch nicht. Bitte wählen Sie einen früheren Tag. | We do not plan that far ahead yet. Please choose an earlier day.
firstName |  | Bitte geben Sie Ihren Vornamen ein. | Please enter your first name.
firstName | x*256 | Die Eingabe ist zu lang. | This is too long.
lastName |  | Bitte geben Sie Ihren Nachnamen ein. | Please enter your last name.
lastName | x*256 | Die Eingabe ist zu lang. | This is too long.
email |  | Bitte geben Sie Ihre E-Mail-Adresse ein. | Please enter your e-mail address.
email | nele@mail | Die E-Mail-Adresse ist nicht korrekt formatiert. | This e-mail address is not in the right format.
phone |  | Bitte geben Sie Ihre Telefonnummer ein. | Please enter your phone number.
phone | ruf an | Bitte geben Sie die Telefonnummer nur mit Ziffern, Leerzeichen und den Zeichen + - / ( ) ein. | Please use only digits, spaces and the characters + - / ( ) in the phone number.
phone | +49 40 1 | Bitte prüfen Sie die Telefonnummer: Es fehlen Ziffern oder es sind zu viele. | Please check the phone number: it has too few or too many digits.
message | x*2001 | Die Nachricht ist zu lang: höchstens 2.000 Zeichen. | The message is too long: 2,000 characters at most.
privacy |  | Sie müssen die Datenschutzerklärung akzeptieren. | You must accept the privacy policy.
`),
  )(
    'is rejected with a message at %s for %j',
    async (field = '', typed = '', german = '', english = '') => {
      for (const [path, message, pattern] of [
        [PAGE, german, closed.de],
        [ENGLISH, english, closed.en],
      ] as const) {
        const form = {...nele, day2: '', requestSeal: await readSeal(), [field]: typed};
        const {status, data} = await someone().request(action, path, {form});
        expect(status).toBe(400);
        const {fields} = data as {fields: Record<string, string>};
        expect(Object.keys(fields)).toEqual([field]);
        if (message === 'closed') expect(fields[field]).toMatch(pattern);
        else expect(fields[field]).toBe(message);
      }
      expect(mailsToShop()).toEqual([]);
    },
  );
});
