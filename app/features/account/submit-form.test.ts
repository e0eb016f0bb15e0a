import {describe, expect, it} from 'vitest';
import type {Language} from '~/i18n/languages';
import type {CustomerIssue} from '~/services/shopify/accounts/accounts';
import {refusedByShopify, userErrorMessage} from './submit-form.server';

type Table = Record<string, Record<Language, string>>;

/** Every code, each with its words. */
const codes: Table = {
  ALREADY_ENABLED: {
    de: 'Dieses Kundenkonto ist bereits aktiviert.',
    en: 'This customer account has already been activated.',
  },
  BAD_DOMAIN: {
    de: 'Die Domain der E-Mail-Adresse ist ungültig.',
    en: 'The domain of the e-mail address is not valid.',
  },
  BLANK: {de: 'Dieses Feld darf nicht leer sein.', en: 'This field must not be empty.'},
  CONTAINS_HTML_TAGS: {
    de: 'Die Eingabe darf keine HTML-Tags enthalten.',
    en: 'HTML tags are not allowed here.',
  },
  CONTAINS_URL: {
    de: 'Die Eingabe darf keine Internetadresse enthalten.',
    en: 'Web addresses are not allowed here.',
  },
  CUSTOMER_DISABLED: {
    de: 'Dieses Kundenkonto ist deaktiviert.',
    en: 'This customer account is disabled.',
  },
  INVALID: {de: 'Die Eingabe ist ungültig.', en: 'This is not valid.'},
  INVALID_MULTIPASS_REQUEST: {
    de: 'Das Multipass-Token ist ungültig.',
    en: 'The multipass token is not valid.',
  },
  NOT_FOUND: {de: 'Diese Adresse gibt es nicht.', en: 'This address does not exist.'},
  PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: {
    de: 'Das Passwort darf nicht mit einem Leerzeichen beginnen oder enden.',
    en: 'The password must not begin or end with a space.',
  },
  TAKEN: {de: 'Dieser Wert wird bereits verwendet.', en: 'This is already in use.'},
  TOKEN_INVALID: {
    de: 'Der Aktivierungslink ist ungültig.',
    en: 'The activation link is not valid.',
  },
  TOO_LONG: {de: 'Die Eingabe ist zu lang.', en: 'This is too long.'},
  TOO_SHORT: {de: 'Die Eingabe ist zu kurz.', en: 'This is too short.'},
  UNIDENTIFIED_CUSTOMER: {
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    en: 'E-mail address or password is wrong.',
  },
};

/** Those that have words of their own at a field: six, and one for addresses. */
const own: Table = {
  'password.TOO_SHORT': {
    de: 'Das Passwort muss mindestens 5 Zeichen lang sein.',
    en: 'The password must have at least 5 characters.',
  },
  'password.TOO_LONG': {
    de: 'Das Passwort darf höchstens 40 Zeichen lang sein.',
    en: 'The password must have at most 40 characters.',
  },
  'password.BLANK': {de: 'Bitte geben Sie Ihr Passwort ein.', en: 'Please enter your password.'},
  'email.TAKEN': {
    de: 'Diese E-Mail-Adresse wird bereits verwendet.',
    en: 'This e-mail address is already in use.',
  },
  'province.INVALID': {
    de: 'Diesen Bundesstaat oder diese Provinz kennen wir im gewählten Land nicht. Bitte schreiben Sie das amtliche Kürzel, zum Beispiel „OR“ für Oregon.',
    en: 'We do not know this state or province in the chosen country. Please use its official abbreviation, for example “OR” for Oregon.',
  },
  'firstName.BLANK': {
    de: 'Bitte geben Sie Ihren Vornamen ein.',
    en: 'Please enter your first name.',
  },
  'lastName.BLANK': {
    de: 'Bitte geben Sie Ihren Nachnamen ein.',
    en: 'Please enter your last name.',
  },
};

/** Every field of the forms and those of an address at Shopify. */
const fields =
  'name email offerLink leasingPartner firstName lastName street houseNumber zipCode city country phone shippingMethod leasingPortal password passwordConfirmation privacy acceptsMarketing message company address1 address2 province zip'.split(
    ' ',
  );
const raw = 'Shopify says {{so}} $t(shopify.errors.TAKEN) <b>&amp;</b>';
const issueOf = (code: string | null, field: string[] | null) =>
  ({code, field, message: raw}) as CustomerIssue;

describe.each(['de', 'en'] as const)('a complaint in %s', (language) => {
  /** What is said of a code at each field. */
  const wordsOf = (code: string) =>
    fields.map((field) => [field, (own[`${field}.${code}`] ?? codes[code])?.[language]] as const);

  it.each(Object.keys(codes))('%s has the words of its field, else of its code', (code) => {
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

  it.each(Object.keys(codes))('%s stands at its field of the form', (code) => {
    for (const [field, words] of wordsOf(code)) {
      const form = new FormData();
      form.append(field, 'typed');
      const {answer, status} = refusedByShopify(form, [issueOf(code, ['input', field])], language);
      expect({status, ...answer}).toMatchObject({
        status: 400,
        alerts: [],
        fields: {[field]: words},
      });
    }
  });

  it.each(Object.entries(codes))('%s at no field is an alert', (code, words) => {
    for (const field of [null, [], ['input'], ['input', 'elsewhere']]) {
      const {answer} = refusedByShopify(new FormData(), [issueOf(code, field)], language);
      expect(answer).toMatchObject({alerts: [words[language]], fields: {}});
    }
  });

  it.each([null, 'NEW_CODE', 'email', 'password', 'constructor', '__proto__', 'toString', ''])(
    'with code %s is told in the words of Shopify, as they are',
    (code) => {
      expect(userErrorMessage(issueOf(code, ['input', 'email']), language)).toBe(raw);
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])('at a field %s is of its code', (field) => {
    const words = codes.TAKEN?.[language];
    expect(userErrorMessage(issueOf('TAKEN', ['input', field]), language)).toBe(words);
  });

  it('that comes twice for a field says the first thing', () => {
    const form = new FormData();
    form.append('password', 'x');
    const issues = ['TOO_SHORT', 'INVALID'].map((code) => issueOf(code, ['input', 'password']));
    const {answer} = refusedByShopify(form, issues, language);
    expect(answer.fields).toEqual({password: own['password.TOO_SHORT']?.[language]});
  });

  it('is never silent', () => {
    expect(refusedByShopify(new FormData(), [], language).answer.alerts).toHaveLength(1);
  });
});
