import {hostileNames, hostileValues, corruptForm, type Random} from './hostile-values';
import type {ShopForm} from './shop-forms';

/** A request as sent over the wire. */
export interface Post {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

type Pairs = [string, string][];
type Fields = [string, string | File][];
type Corruption = (pairs: Pairs, random: Random) => Pick<Post, 'body'> & {type: string};

const LARGEST = 64 * 1024;
const URLENCODED = 'application/x-www-form-urlencoded';
const BOUNDARY = '----a1b2';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const names = [
  ...hostileNames,
  ...['__proto__[x]', 'constructor', 'prototype', 'a[0]', 'a[4294967295]', 'quantity[0]', '['],
  ...['lineId.x', 'intent', 'returnTo', 'pageId', 'quantity', 'variants', 'hasOwnProperty'],
];
/** Input that is slow for backtracking patterns and parsers. */
const fillers = ['x', ' ', 'ä', '0', '<a ', '%', '?', '@.', 'a@', '.1', '1.', '\r\n', '=;', '🚲'];
const origins: Record<string, string>[] = [
  {Origin: 'https://evil.example'},
  {Origin: 'null'},
  {Origin: '', 'Sec-Fetch-Site': 'same-origin'},
  {Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin'},
  {'Sec-Fetch-Site': 'cross-site'},
  {'Sec-Fetch-Site': 'same-site'},
];
const types = [
  ...[URLENCODED, MULTIPART, 'multipart/form-data', 'application/json', 'text/plain', ''],
  ...[`${URLENCODED}; charset=utf-16`, 'multipart/form-data; boundary=', 'image/png', 'x;;=,/'],
];

const encoded = (pairs: Fields, longest = Infinity) => {
  const texts = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const body = Buffer.from(new URLSearchParams(texts).toString());
  return {type: URLENCODED, body: body.subarray(0, longest)};
};
const multipart = (pairs: Fields) => {
  const parts = pairs.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${partOf(value)}\r\n`,
  );
  return {type: MULTIPART, body: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`)};
};
const partOf = (value: string | File) =>
  typeof value === 'string'
    ? `\r\n\r\n${value}`
    : '; filename="../x.html"\r\nContent-Type: text/html\r\n\r\n<b>x</b>';
const json = (text: string) => ({type: 'application/json', body: Buffer.from(text)});
const some = (pairs: Pairs, {one}: Random) => one<[string, string]>(pairs, ['a', ''])[0];
const times = (count: number, pair: [string, string]) => Array.from({length: count}, () => pair);

const corruptions: Corruption[] = [
  (pairs, random) => {
    const form = corruptForm(Object.fromEntries(pairs), random, random.one([0.05, 0.2, 1], 0.2));
    return random.chance(0.3) ? encoded([...form]) : multipart([...form]);
  },
  (pairs, random) => {
    const name = random.chance(0.5) ? some(pairs, random) : random.one(names, 'a');
    const count = random.one([2, 50, 500, 1500, 21_000], 2);
    const many = times(count, [name, random.one(['', '1', 'x'], '')]);
    return encoded([...pairs, ...many], LARGEST);
  },
  (pairs, random) => {
    const own = pairs.map(([name]) => name);
    const more = random.one(
      [names, own.map((name) => `${name}[0]`), own.map((name) => `${name}.a`)],
      names,
    );
    const added = more.map((name): [string, string] => [
      name,
      random.one(['1', '{}', '{"type":"reset","payload":{}}'], ''),
    ]);
    return random.chance(0.5) ? encoded([...pairs, ...added]) : multipart([...added, ...pairs]);
  },
  (pairs) => {
    const more = Array.from({length: 600}, (_, at): [string, string] => [`x${at}`, '1']);
    return encoded([...pairs, ...more]);
  },
  (pairs, random) => {
    const target = some(pairs, random);
    const room = random.one([60_000, 64_000, 70_000, 400_000], 60_000);
    const filler = random.one(fillers, 'x');
    const cost = encoded([['', filler]]).body.length - 1;
    const long = filler.repeat(Math.floor(room / cost));
    return encoded(pairs.map(([name, value]) => [name, name === target ? long : value]));
  },
  (pairs, random) => {
    const {type, body} = multipart([
      ...pairs,
      [random.one(names, 'a'), random.one(hostileValues, '')],
    ]);
    return {
      type,
      body: body.subarray(0, Math.floor(body.length * random.one([0.1, 0.5, 0.9, 0.99], 0.5))),
    };
  },
  (pairs, random) => ({
    ...(random.chance(0.5) ? encoded(pairs) : multipart(pairs)),
    type: random.one(types, ''),
  }),
  (pairs, random) => {
    const own = Object.fromEntries(pairs.map(([name]) => [name, {toString: 1}]));
    return json(
      random.one(
        [
          JSON.stringify(own),
          JSON.stringify(Object.fromEntries(pairs)),
          JSON.stringify({...own, seen: [1], __proto__: null, constructor: {}}),
          '{"__proto__":{"seen":1},"seen":null}',
          '['.repeat(30_000),
          `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
          `{"seen":"gid://shopify/Product/${'7'.repeat(60_000)}"}`,
          ...['null', '""', '0', '{', '\ufeff{}', '{"seen":1e999}', ''],
        ],
        '',
      ),
    );
  },
  (pairs) =>
    encoded(
      times(100, ['quantity', 'x'.repeat(90)]).concat(
        times(100, ['lineId', 'gid://shopify/CartLine/1']),
        pairs,
      ),
    ),
];

/** The next hostile submission of one of the shop's forms; `fields` are its valid values. */
export function hostilePost(form: ShopForm, fields: Record<string, string>, random: Random): Post {
  const path = random.one(form.paths, '/');
  const [pathname = '', search] = path.split('?');
  const {type, body} = random.one(corruptions, encodedPlainly)(Object.entries(fields), random);
  const isData = random.chance(0.3) && !pathname.startsWith('/api/');
  const data = pathname === '/' ? '/_root.data' : `${pathname}.data`;
  return {
    path: [isData ? data : pathname, search].filter(Boolean).join('?'),
    headers: {
      ...(type && {'Content-Type': form.json && random.chance(0.5) ? 'application/json' : type}),
      ...(random.chance(0.1) && random.one(origins, {})),
    },
    body,
  };
}

const encodedPlainly: Corruption = (pairs) => encoded(pairs);
