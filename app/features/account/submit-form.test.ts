import {describe, expect, it} from 'vitest';
import {rowsOf} from '../../../tests/fakes/text-table';
import type {CustomerIssue} from '~/services/shopify/accounts/accounts';
import {refusedByShopify, userErrorMessage} from './submit-form.server';

const tested = ['de', 'en'] as const;

type Table = Record<string, Record<(typeof tested)[number], string>>;

const tableOf = (text: string): Table =>
  Object.fromEntries(rowsOf(text).map(([code = '', de = '', en = '']) => [code, {de, en}]));

/** Every code with its messages. */
const codes = tableOf(`
ALREADY_ENABLED | Dieses Kundenkonto ist bereits aktiviert. | This customer account has already been activated.
BAD_DOMAIN | Die Domain der E-Mail-Adresse ist ungültig. | The domain of the e-mail address is not valid.
BLANK | Dieses Feld darf nicht leer sein. | This field must not be empty.
CONTAINS_HTML_TAGS | Die Eingabe darf keine HTML-Tags enthalten. | HTML tags are not allowed here.
CONTAINS_URL | Die Eingabe darf keine Internetadresse enthalten. | Web addresses are not allowed here.
CUSTOMER_DISABLED | Dieses Kundenkonto ist deaktiviert. | This customer account is disabled.
INVALID | Die Eingabe ist ungültig. | This is not valid.
INVALID_MULTIPASS_REQUEST | Das Multipass-Token ist ungültig. | The multipass token is not valid.
NOT_FOUND | Diese Adresse gibt es nicht. | This address does not exist.
PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE | Das Passwort darf nicht mit einem Leerzeichen beginnen oder enden. | The password must not begin or end with a space.
TAKEN | Dieser Wert wird bereits verwendet. | This is already in use.
TOKEN_INVALID | Der Aktivierungslink ist ungültig. | The activation link is not valid.
TOO_LONG | Die Eingabe ist zu lang. | This is too long.
TOO_SHORT | Die Eingabe ist zu kurz. | This is too short.
UNIDENTIFIED_CUSTOMER | E-Mail-Adresse oder Passwort ist falsch. | Incorrect e-mail address or password.
`);

/** Codes with field-specific messages: six, and one for addresses. */
const own = tableOf(`
password.TOO_SHORT | Das Passwort muss mindestens 5 Zeichen lang sein. | The password must have at least 5 characters.
password.TOO_LONG | Das Passwort darf höchstens 40 Zeichen lang sein. | The password must have at most 40 characters.
password.BLANK | Bitte geben Sie Ihr Passwort ein. | Please enter your password.
email.TAKEN | Diese E-Mail-Adresse wird bereits verwendet. | This e-mail address is already in use.
province.INVALID | Diesen Bundesstaat oder diese Provinz kennen wir im gewählten Land nicht. Bitte schreiben Sie das amtliche Kürzel, zum Beispiel „OR“ für Oregon. | We do not know this state or province in the chosen country. Please use its official abbreviation, for example “OR” for Oregon.
firstName.BLANK | Bitte geben Sie Ihren Vornamen ein. | Please enter your first name.
lastName.BLANK | Bitte geben Sie Ihren Nachnamen ein. | Please enter your last name.
`);

/** Every field of the forms, and those of a Shopify address. */
const fields =
  'name email offerLink leasingPartner firstName lastName street houseNumber zipCode city country phone shippingMethod leasingPortal password passwordConfirmation privacy acceptsMarketing message company address1 address2 province zip'.split(
    ' ',
  );
const raw = 'Shopify says {{so}} $t(shopify.errors.TAKEN) <b>&amp;</b>';
const refused = (form: FormData, errors: CustomerIssue[], language: (typeof tested)[number]) => {
  const rejection = refusedByShopify(form, {success: false, errors}, language);
  if (!rejection) throw new Error('The form was not rejected');
  return rejection;
};
const issueOf = (code: string | null, field: string[] | null) =>
  ({code, field, message: raw}) as CustomerIssue;

describe.each(tested)('a user error from Shopify in %s', (language) => {
  /** The expected message of a code at each field. */
  const wordsOf = (code: string) =>
    fields.map((field) => [field, (own[`${field}.${code}`] ?? codes[code])?.[language]] as const);

  it.each(Object.keys(codes))('%s has the message of its field, otherwise of its code', (code) => {
    const inForms = wordsOf(code).map(([field]) => [
      field,
      userErrorMessage(issueOf(code, ['input', field]), language),
    ]);
    expect(inForms).toEqual(wordsOf(code));
    const alone = wordsOf(code).map(([field]) => [
      field,
      userErrorMessage(issueOf(code, [field]), language),
    ]);
    expect(alone).toEqual(wordsOf(code));
  });

  it.each(Object.keys(codes))('%s is shown at its form field', (code) => {
    for (const [field, words] of wordsOf(code)) {
      const form = new FormData();
      form.append(field, 'typed');
      const {answer, status} = refused(form, [issueOf(code, ['input', field])], language);
      expect({status, ...answer}).toMatchObject({
        status: 400,
        alerts: [],
        fields: {[field]: words},
      });
    }
  });

  it.each(Object.entries(codes))('%s without a matching field becomes an alert', (code, words) => {
    for (const field of [null, [], ['input'], ['input', 'elsewhere']]) {
      const {answer} = refused(new FormData(), [issueOf(code, field)], language);
      expect(answer).toMatchObject({alerts: [words[language]], fields: {}});
    }
  });

  it.each([null, 'NEW_CODE', 'email', 'password', 'constructor', '__proto__', 'toString', ''])(
    "with the unknown code %s shows Shopify's message unchanged",
    (code) => {
      expect(userErrorMessage(issueOf(code, ['input', 'email']), language)).toBe(raw);
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])(
    'at the unknown field %s has the message of its code',
    (field) => {
      const words = codes.TAKEN?.[language];
      expect(userErrorMessage(issueOf('TAKEN', ['input', field]), language)).toBe(words);
    },
  );

  it('shows only the first of two errors at the same field', () => {
    const form = new FormData();
    form.append('password', 'x');
    const issues = ['TOO_SHORT', 'INVALID'].map((code) => issueOf(code, ['input', 'password']));
    const {answer} = refused(form, issues, language);
    expect(answer.fields).toEqual({password: own['password.TOO_SHORT']?.[language]});
  });

  it('becomes an alert even if the list of errors is empty', () => {
    expect(refused(new FormData(), [], language).answer.alerts).toHaveLength(1);
  });
});
