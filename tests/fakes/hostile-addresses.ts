import {seededRandom, wholeBetween} from '../stand-ins/catalogue/seeded-random';

const parameters = [
  ...['q', 'page', 'sort', 'price', 'vendor', 'frame', 'model_year', 'color-pattern', 'gender'],
  ...[
    'battery',
    'drive',
    'paintwork',
    'found',
    'login',
    'variant',
    'Farbe',
    'Color',
    'Rahmengröße',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'vendor[]', 'vendor[0]', 'q.q'],
  ...['facet', 'words', 'collection', 'language', 'handle'],
  ...['_routes', '_data', 'index', 'utm_source', '', ' ', '🚲', 'Q', 'PAGE', 'meta.custom.frame'],
];

/** Values from real URLs of the shop, in no order of likelihood. */
const ordinary = [
  ...['1', '2', '40', '2025', 'price-asc', 'published-at-desc', '1900:4500', ':3000', '1.900 €'],
  ...[
    'Ostwind',
    'Trapez',
    'Reseda',
    '54',
    '55 cm',
    'trekking',
    'lastnrad',
    'cargo bike',
    'all',
    'true',
  ],
];

const hostile = [
  ...['', ' ', '0', '-1', '1.5', '1e9', '999999999999999999999', 'NaN', 'Infinity', '0x10', '٣'],
  ...['null', 'undefined', '[]', '{}', '[object Object]', '__proto__', 'constructor', 'true'],
  ...["'", '"', '\\', '`', '" OR 1=1 --', "' OR ''='", '*', ':', ':::', 'a:b AND c:d', '-Ostwind'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '${7*7}', '%s%n'],
  ...[
    '../../etc/passwd',
    '/\\evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '\r\nSet-Cookie: a=b',
  ],
  ...['\u0000', '\u202e', '\u200d', '\ufeff', 'e\u0301', 'Å', 'ﬀ', 'ß', 'İ', '🚲'.repeat(70)],
  ...['a'.repeat(51), 'ä'.repeat(300), 'x'.repeat(3000), ' '.repeat(200), '2025 '.repeat(40)],
  ...['(((', ')))', 'NOT', 'NOT NOT', 'inventory_available:false', 'price > 0', '0.1:0.2', '5:1:3'],
];

/** Fragments that no encoder would produce. */
const broken = [
  '%',
  '%%',
  '%zz',
  '%E0%A4%A',
  '%C0%AF',
  '%F0%9F',
  '%00',
  '%ED%A0%80',
  '+',
  '&&',
  '=',
  '?',
];

const paths = [
  ...['/collections/e-bikes', '/en-us/collections/e-bikes', '/collections/sale', '/suche'],
  ...['/en-us/search', '/products/fernweh-7-trapez', '/en-us/products/fernweh-7-trapez'],
  '/api/facet-values?facet=vendor',
];

/** Handles that hardly exist. */
const handles = [
  ...['x', '__proto__', 'constructor', 'toString', '%22', '%00', '%27%20OR%201', '%5C', 'E-BIKES'],
  ...['a%2Fb', '..%2F..', '%F0%9F%9A%B2', '%E2%80%AE', 'null', '0', '-1', '*', 'x'.repeat(300)],
  ...['%E0%A4%A', '%25', '%0D%0A', '%3Cscript%3E', 'gid:%2F%2Fshopify', 'all'],
];

/** URLs of lists and products as attackers, bots and broken links write them, determined by `seed`. */
export function* hostileAddresses(count: number, seed: string): Generator<string> {
  const random = seededRandom(seed);
  const below = (end: number) => wholeBetween(random, 0, end - 1);
  const pick = (items: readonly string[]) => items[below(items.length)] ?? '';
  const value = () => {
    const kind = random();
    if (kind < 0.4) return encodeURIComponent(pick(ordinary));
    if (kind < 0.85) return encodeURIComponent(pick(hostile));
    return pick(broken) + encodeURIComponent(pick(ordinary)) + pick(broken);
  };
  const pair = () => {
    const name = encodeURIComponent(pick(parameters));
    const kind = random();
    if (kind < 0.05) return name;
    if (kind < 0.1) return `${name}=${value()}=${value()}`;
    return `${name}=${value()}`;
  };
  const path = () => {
    if (random() < 0.85) return pick(paths);
    return `/${pick(['collections', 'products', 'en-us/collections'])}/${pick(handles)}`;
  };
  for (let left = count; left > 0; left -= 1) {
    const pairs = Array.from({length: below(random() < 0.02 ? 400 : 7)}, pair);
    const start = path();
    yield `${start}${start.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  }
}
