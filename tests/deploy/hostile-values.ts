import {jana} from '../integration/leasing-visitor';
import {seededRandom} from '../stand-ins/catalogue/seeded-random';

/** Values that occur in practice, and some that only attackers send. */
export const hostileValues: readonly string[] = [
  '',
  ' ',
  '\u00a0\u2003',
  '0',
  'on',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'x'.repeat(256),
  'x'.repeat(2_001),
  'ä'.repeat(10_000),
  '🚲'.repeat(3_000),
  'a\u0300'.repeat(500),
  // Converting a domain to Punycode takes quadratic time in its different characters.
  `a@${String.fromCodePoint(...Array.from({length: 12_000}, (_, at) => 0x4e00 + at))}.de`,
  'Jana\r\nBcc: opfer@mail.example',
  'Jana\nSubject: gewonnen\n\n<h1>x</h1>',
  'jana@mail.example\r\nCc: opfer@mail.example',
  'jana@mail.example, opfer@mail.example',
  'jana@mail.example;opfer@mail.example',
  '"<opfer@mail.example>" jana@mail.example',
  'Jana <opfer@mail.example>',
  'jana@[127.0.0.1]',
  '%0d%0aBcc:%20opfer@mail.example',
  '=?utf-8?B?QmNjOiB4QHk=?=',
  'x\u0085Bcc: y',
  'x\u2028Bcc: y',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<a href="https://boese.example">hier</a>',
  '<!--',
  ']]><style>*{display:none}</style>',
  '</td></tr></table><iframe src=//boese.example>',
  '{{7*7}}${7*7}<%= 7 %>',
  'https://boese.example/login?konto=1',
  'www.boese.example',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '//boese.example',
  'http://127.0.0.1:4010/__stand-in/reset',
  'http://[::1]/',
  `https://boese.example/${'a'.repeat(3_000)}`,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\ufeff',
  '\u202egpj.exe',
  '\u200b',
  "' OR 1=1 --",
  '../../etc/passwd',
  '2026-11-22',
  '2026-02-30',
  '9999-99-99',
  '-2026-01-01',
  '+49 (0)40 1234567',
  '0'.repeat(5_000),
  '@'.repeat(30_000),
  'a.'.repeat(15_000),
  '1e309',
  'NaN',
];

/** Names of fields that no form has. */
export const hostileNames: readonly string[] = [
  '__proto__',
  '__proto__.polluted',
  'constructor.prototype.x',
  'toString',
  '__intent__',
  '__state__',
  'email[0]',
  'email.address',
  'privacy[]',
  'to',
  'bcc',
  'subject',
  '',
  '.',
  'a.b.c.d.e.f.g.h.i.j',
  'requestSeal',
  'favouriteSaddle',
];

export type Random = ReturnType<typeof randomChoices>;

/** Random decisions, the same for the same seed. */
export function randomChoices(seed: number) {
  const next = seededRandom(seed);
  return {
    chance: (share: number) => next() < share,
    one: <Value>(values: readonly Value[], none: Value) =>
      values[Math.floor(next() * values.length)] ?? none,
  };
}

/**
 * A form with some of its fields replaced, omitted, sent twice or sent as files, and with unknown fields. `severity` is
 * the share of its fields that is affected.
 */
export function corruptForm(
  valid: Readonly<Record<string, string>>,
  {chance, one}: Random,
  severity: number,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(valid)) {
    if (!chance(severity)) form.append(name, value);
    else if (chance(0.8)) form.append(name, one(hostileValues, ''));
    else if (chance(0.5)) form.append(name, new File(['<b>x</b>'], 'x.html', {type: 'text/html'}));
    if (chance(severity / 8)) form.append(name, one(hostileValues, ''));
  }
  if (chance(severity)) form.append(one(hostileNames, 'x'), one(hostileValues, ''));
  return form;
}

/** The request forms of the shop with valid values, for a given `day`. */
export const requestForms = (email: string, day: string) => ({
  price: {
    offerLink: 'https://anderer-shop.example/rad',
    name: 'Jana Petersen',
    email,
    message: 'Auch in 55 cm?',
    privacy: 'on',
  },
  appointment: {
    service: 'Bremsen',
    bike: 'Ostwind Fernweh 7',
    day1: day,
    day2: '',
    day3: '',
    firstName: 'Jana',
    lastName: 'Petersen',
    email,
    phone: '0151/23456789',
    message: 'Ab 16 Uhr',
    privacy: 'on',
  },
  leasing: {...jana, bike: 'Fernweh 7', email},
});

/** Violations in a mail: foreign headers, unescaped tags or links from visitors. */
export function complaintsAboutMail(mail: {
  to: string;
  subject: string;
  html: string;
  headers: Record<string, string>;
}): string[] {
  const complaints: string[] = [];
  const known =
    /^(From|Reply-To|Idempotency-Key|Auto-Submitted|X-Auto-Response-Suppress|X-Entity-Ref-ID)$/i;
  for (const [name, value] of Object.entries(mail.headers)) {
    if (!known.test(name)) complaints.push(`header ${name}`);
    if (/[\r\n\u0000\u0085\u2028\u2029]/.test(value)) complaints.push(`line break in ${name}`);
  }
  if (/[\r\n\u0000\u0085\u2028\u2029]/.test(mail.subject)) complaints.push('line break in subject');
  if (/[,;\s<>]/.test(mail.to)) complaints.push(`to ${mail.to}`);
  const body = mail.html.replace(/<style>[^<]*<\/style>/, '');
  const allowed =
    /^<\/?(html|head|meta|title|body|div|table|tr|td|th|span|p|h1|h2|a|br|wbr|!doctype html)\b[^<>]*>$/i;
  for (const [tag] of body.matchAll(/<[^>]*>?/g)) {
    if (!allowed.test(tag)) complaints.push(`tag ${tag.slice(0, 60)}`);
    if (/\son\w+\s*=|javascript:|src=/i.test(tag)) complaints.push(`live ${tag.slice(0, 60)}`);
    const [, address] = /href="([^"]*)"/.exec(tag) ?? [];
    if (address && !/^(https:\/\/shop\.test|http:\/\/localhost:\d+)\//.test(address)) {
      complaints.push(`link to ${address}`);
    }
  }
  return complaints;
}
