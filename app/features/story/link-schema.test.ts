import {describe, expect, it} from 'vitest';
import {readLink} from './link-schema.server';
import {linkHref} from './links';

const link = (fields: Record<string, unknown>) => ({
  fieldtype: 'multilink',
  id: '',
  url: '',
  cached_url: '',
  ...fields,
});
const story = (slug: unknown, more = {}) => link({linktype: 'story', cached_url: slug, ...more});
const url = (address: unknown) => link({linktype: 'url', url: address, cached_url: address});
const email = (address: unknown) => link({linktype: 'email', email: address});

/** The URLs of a link in both languages; `null` for an invalid one. */
function leadsTo(value: unknown) {
  const read = readLink(value);
  return read && {de: linkHref('de', read), en: linkHref('en', read)};
}

describe('a link to a story', () => {
  it.each([
    ['home', '/', '/en-us'],
    ['home/', '/', '/en-us'],
    ['en/home', '/', '/en-us'],
    ['impressum', '/impressum', '/en-us/impressum'],
    ['/impressum/', '/impressum', '/en-us/impressum'],
    ['en/impressum', '/impressum', '/en-us/impressum'],
    ['impressum///', '/impressum', '/en-us/impressum'],
    ['ueber-uns/team', '/ueber-uns/team', '/en-us/ueber-uns/team'],
    ['versandkosten-lieferzeit', '/versandkosten-lieferzeit', '/en-us/shipping-costs'],
    ['enduro', '/enduro', '/en-us/enduro'],
    ['home/werkstatt', '/home/werkstatt', '/en-us/home/werkstatt'],
    ['constructor', '/constructor', '/en-us/constructor'],
  ])('resolves %s to %s and %s', (slug, de, en) => {
    expect(leadsTo(story(slug))).toEqual({de, en});
  });

  it.each([
    ['nothing', ''],
    ['slashes', '///'],
    ['the language alone', 'en/'],
    ['no text', 4],
    ['null', null],
    ['a host in the path of a browser', '\\\\evil.example'],
    ['a tab', 'a\t/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['parameters', 'impressum?x=1'],
    ['a broken letter', 'a\uD800'],
    ['endless text', 'a'.repeat(501)],
  ])('is null when its slug is %s', (_what, slug) => {
    expect(leadsTo(story(slug))).toBeNull();
  });

  it('uses the current path of a story that has moved', () => {
    const moved = story('alt', {story: {full_slug: 'en/neu/', url: 'neu'}});
    expect(leadsTo(moved)?.de).toBe('/neu');
  });

  it('falls back to the cached path', () => {
    for (const lost of [null, undefined, {}, {full_slug: null}, {full_slug: ''}, 'gone']) {
      expect(leadsTo(story('impressum', {story: lost}))?.de).toBe('/impressum');
    }
  });

  it.each([
    ['preise', '/werkstatt#preise'],
    ['#preise', '/werkstatt#preise'],
    ['\u00F6ffnungs zeiten', '/werkstatt#\u00F6ffnungszeiten'],
    ['"><script>', '/werkstatt#script'],
    ['', '/werkstatt'],
    [null, '/werkstatt'],
    [7, '/werkstatt'],
  ])('reads the anchor %j', (anchor, de) => {
    expect(leadsTo(story('werkstatt', {anchor}))?.de).toBe(de);
  });
});

describe('a link to a URL', () => {
  it.each([
    ['/collections/e-bikes', '/collections/e-bikes', '/en-us/collections/e-bikes'],
    ['/collections/e-bikes/', '/collections/e-bikes', '/en-us/collections/e-bikes'],
    [
      '/collections/sale/?sort=price',
      '/collections/sale?sort=price',
      '/en-us/collections/sale?sort=price',
    ],
    [
      '/collections/sale?next=/a/',
      '/collections/sale?next=/a/',
      '/en-us/collections/sale?next=/a/',
    ],
    ['/warenkorb', '/warenkorb', '/en-us/cart'],
    ['/en-us/cart', '/warenkorb', '/en-us/cart'],
    ['/en-us/collections/sale#top', '/collections/sale#top', '/en-us/collections/sale#top'],
    ['/', '/', '/en-us'],
    ['/sitemap.xml', '/sitemap.xml', '/sitemap.xml'],
    ['/api/google/reviews', '/api/google/reviews', '/api/google/reviews'],
    ['#preise', '#preise', '#preise'],
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    [' https://example.com ', 'https://example.com', 'https://example.com'],
    ['www.example.com/a?b=c', 'https://www.example.com/a?b=c', 'https://www.example.com/a?b=c'],
    ['HTTP://EXAMPLE.COM', 'HTTP://EXAMPLE.COM', 'HTTP://EXAMPLE.COM'],
    ['tel:+492214710120', 'tel:+492214710120', 'tel:+492214710120'],
    [
      'mailto:hallo@radladen.example',
      'mailto:hallo@radladen.example',
      'mailto:hallo@radladen.example',
    ],
  ])('resolves %s to %s and %s', (address, de, en) => {
    expect(leadsTo(url(address))).toEqual({de, en});
  });

  it.each([
    '',
    '#',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'impressum',
    'https://',
    `https://example.com/${'a'.repeat(2_000)}`,
    null,
    {},
  ])('is null for %j', (address) => {
    expect(leadsTo(url(address))).toBeNull();
  });

  it('falls back to the cached URL when the typed one is empty', () => {
    expect(leadsTo(link({linktype: 'url', cached_url: '/suche'}))?.de).toBe('/suche');
    expect(leadsTo(link({linktype: 'url', url: ' ', cached_url: '/suche'}))?.de).toBe('/suche');
  });
});

describe('a link to an e-mail address', () => {
  it.each([
    ['hallo@radladen.example', 'mailto:hallo@radladen.example'],
    [' hallo@radladen.example ', 'mailto:hallo@radladen.example'],
    ['mailto:hallo@radladen.example', 'mailto:hallo@radladen.example'],
    ['MAILTO:hallo@radladen.example', 'mailto:hallo@radladen.example'],
    ['hallo@radladen.example?subject=Rad', 'mailto:hallo@radladen.example?subject=Rad'],
  ])('resolves %j to %s', (address, expected) => {
    expect(leadsTo(email(address))).toEqual({de: expected, en: expected});
  });

  it.each(['', '  ', 'hallo', 'javascript:alert(1)', 'a@b c', 'a@b\nbcc:x@y', null, 7])(
    'is null for %j',
    (address) => {
      expect(leadsTo(email(address))).toBeNull();
    },
  );
});

describe('a link to a file', () => {
  it('leads to it', () => {
    const address = 'https://a.storyblok.com/f/1/0a1b/preise.pdf';
    const file = link({linktype: 'asset', url: address, cached_url: address});
    expect(leadsTo(file)).toEqual({de: address, en: address});
  });
});

describe('links of all types', () => {
  it.each([
    null,
    undefined,
    '',
    'https://example.com',
    7,
    [],
    {},
    {linktype: 'asset', url: ''},
    {linktype: 'asset', url: 'javascript:alert(1)'},
    {linktype: 'blok', url: 'https://example.com'},
    {linktype: '__proto__', url: 'https://example.com'},
    {linktype: null, url: 'https://example.com'},
    {url: 'https://example.com'},
  ])('are null for an unsupported value: %j', (value) => {
    expect(readLink(value)).toBeNull();
  });

  it('have the title set by the editor', () => {
    const titled = (title: unknown) => readLink(story('impressum', {title}))?.title;
    expect(titled(' Wer wir sind ')).toBe('Wer wir sind');
    expect(readLink({...url('/agb'), title: 'Bedingungen'})?.title).toBe('Bedingungen');
    for (const none of ['', ' ', null, 7, undefined]) expect(titled(none)).toBeUndefined();
  });

  it.each([
    ['_blank', true],
    ['_self', false],
    ['', false],
    [undefined, false],
    ['_top', false],
    ['frame" onclick="x', false],
    [{}, false],
  ])('open in a new window only for the target _blank: %j', (target, newTab) => {
    expect(readLink(story('impressum', {target}))?.newTab).toBe(newTab);
  });
});
