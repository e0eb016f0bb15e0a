/** Texts that nobody types into a field by mistake. */
const hostileTexts: Record<string, string> = {
  nothing: '',
  blanks: ' \t\u00a0',
  'ten thousand letters': 'x'.repeat(10_000),
  'ten thousand blanks': ' '.repeat(10_000),
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;',
  emoji: '👩‍🚒🚲🏴‍☠️',
  umlauts: 'Çağrı Öztürk-Großmann äöüß ÄÖÜẞ',
  'another script': 'שלום 你好 \u202eturned',
  'control characters': 'a\u0000b\u0008c\u001b[2J',
  'lines of a header': 'a@mail.example\r\nBcc: b@mail.example',
  'a template': '{{constructor.constructor("x")()}} $t(x) ${x} %00',
  'a query': `'; DROP TABLE customers; --" }) { id } #`,
  'an address': 'https://evil.example/?a=b&c',
};

/** Names that no form has, added to a valid form. */
const hostileNames = [
  '__proto__',
  '__proto__.admin',
  'constructor',
  'constructor.prototype.admin',
  'toString',
  '__intent__',
  '__state__',
  'email.',
  'email[]',
  'email[0].x',
  'a[4294967295]',
  '[',
  '',
];

type Fields = Record<string, string>;

/** Every way to submit a form incorrectly: a description, and the form to post. */
export function* hostilePosts(good: Fields): Generator<[string, URLSearchParams | FormData]> {
  yield ['no field at all', new URLSearchParams()];
  yield ['every field empty', new URLSearchParams(mapped(good, () => ''))];
  yield ['every field twice', new URLSearchParams([...pairs(good), ...pairs(good)])];
  yield ['every field a hundred times', new URLSearchParams(repeated(pairs(good), 100))];
  yield ['every field a file', files(good, Object.keys(good))];
  for (const name of Object.keys(good)) {
    const others = Object.fromEntries(pairs(good).filter(([other]) => other !== name));
    yield [`no ${name}`, new URLSearchParams(others)];
    yield [`${name} twice`, new URLSearchParams([...pairs(good), [name, 'again']])];
    yield [`${name} as a file`, files(good, [name])];
    yield [`${name} with levels`, new URLSearchParams({...others, [`${name}.a`]: 'x'})];
    for (const [what, text] of Object.entries(hostileTexts)) {
      yield [`${name}: ${what}`, new URLSearchParams({...good, [name]: text})];
    }
  }
  for (const name of hostileNames) {
    yield [`a field ${JSON.stringify(name)}`, new URLSearchParams([...pairs(good), [name, '{"']])];
    yield [`a file ${JSON.stringify(name)}`, files({...good, [name]: ''}, [name])];
  }
}

const pairs = (fields: Fields) => Object.entries(fields);
const mapped = (fields: Fields, change: () => string) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, change()]));
const repeated = (list: [string, string][], times: number) =>
  Array.from({length: times}, () => list).flat();

function files(fields: Fields, names: string[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, names.includes(name) ? new File(['<b>'], '../x.svg') : value);
  }
  return form;
}
