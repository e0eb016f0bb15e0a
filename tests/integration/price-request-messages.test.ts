import {beforeEach, describe, expect, it} from 'vitest';
import {action} from '../../app/routes/price-request';
import {rowsOf} from '../fakes/text-table';
import {standIns} from '../stand-ins/in-vitest';
import {openShop} from './call-route';
import {mailsToShop, readSeal, someone} from './request-visitor';

openShop();
beforeEach(() => standIns.outbox.clear());

const PAGE = '/preisanfrage';
const jana = {
  offerLink: 'https://www.anderer-shop.example/fernweh?farbe=reseda&id=7',
  name: 'Jana Petersen',
  email: 'jana.petersen@mail.example',
  message: 'Gilt das auch für 55 cm?\r\nGruß, Jana',
  privacy: 'on',
};
const send = async (form: Record<string, string>, path = PAGE) =>
  someone().ask(action, path, {form: {requestSeal: await readSeal(), ...form}});

describe('a price request that is not in order', () => {
  it.each(
    rowsOf(`
name | ␣ | Bitte geben Sie Ihren Namen ein. | Please enter your name.
name | x*256 | Die Eingabe ist zu lang. | This is too long.
email |  | Bitte geben Sie Ihre E-Mail-Adresse ein. | Please enter your e-mail address.
email | jana@ | Die E-Mail-Adresse ist nicht korrekt formatiert. | This e-mail address is not in the right format.
offerLink |  | Bitte geben Sie den Link zum günstigeren Angebot ein. | Please enter the link to the cheaper offer.
offerLink | javascript:alert(1) | Bitte geben Sie die vollständige Adresse des Angebots ein, zum Beispiel https://www.beispiel.de/rad. | Please enter the complete address of the offer, such as https://www.example.com/bike.
offerLink | https://shop.test/products/x | Dieser Link führt zu uns. Bitte geben Sie den Link zum Angebot eines anderen Händlers ein. | This link leads to us. Please enter the link to the offer of another shop.
offerLink | https://anderer-shop.example/a*1972 | Der Link ist zu lang: höchstens 2.000 Zeichen. | The link is too long: 2,000 characters at most.
message | x*2001 | Die Nachricht ist zu lang: höchstens 2.000 Zeichen. | The message is too long: 2,000 characters at most.
privacy |  | Sie müssen die Datenschutzerklärung akzeptieren. | You have to accept the privacy policy.
privacy | nein | Sie müssen die Datenschutzerklärung akzeptieren. | You have to accept the privacy policy.
`),
  )('is told at %s, typed %j', async (field = '', typed = '', german = '', english = '') => {
    const texts = {[PAGE]: german, '/en-us/price-request': english};
    for (const [path, message] of Object.entries(texts)) {
      const {status, data} = await send({...jana, [field]: typed}, path);
      expect(status).toBe(400);
      expect((data as {fields: object}).fields).toEqual({[field]: message});
    }
    expect(mailsToShop()).toEqual([]);
  });

  it('is told everything at once, in the order of the form', async () => {
    const {data} = await send({});
    const {fields} = data as {fields: object};
    expect(Object.keys(fields)).toEqual(['offerLink', 'name', 'email', 'privacy']);
  });

  it('comes back with everything typed', async () => {
    const typed = {...jana, email: 'jana', message: '<b>„Größe“ 🚲</b>'};
    const {data} = await send(typed);
    expect(data).toMatchObject({values: typed});
  });
});
