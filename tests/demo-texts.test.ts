import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createCatalogue} from './stand-ins/catalogue/catalogue';
import {readStoryFiles} from './stand-ins/storyblok/story-files';

/** Spellings and words of British English, in the trade's vocabulary. */
const british =
  /\b(colour\w*|\w*metres?|litres?|tyres?|mudguards?|spanners?|aluminium|fibres?|centres?|grey|labour|licence|practis\w+|catalogue|favourites?|neighbours?|trousers|towards|cycle (path|lane)s?|postcode|fulfil|cancelled|organis\w+|recognis\w+)\b/i;

const messageFiles = readdirSync('locales/en', {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.json'),
);
const stories = readStoryFiles();

describe('English texts are in US English', () => {
  it.each(messageFiles)('in %s', (file) => {
    expectUsEnglish(texts(read(`locales/en/${file}`)));
  });

  it('in the products of the demo', () => {
    // A product type such as `tyre` is a machine-readable value.
    expectUsEnglish(goods('en').filter((text) => !/^[a-z]+$/.test(text)));
  });

  it.each(stories)('in story $full_slug', (story) => {
    expectUsEnglish(storyTexts(story).en);
  });
});

it('links of the demo’s stories lead to anchors that their pages have', () => {
  const textBySlug = new Map(
    stories.map((story) => [story.full_slug, JSON.stringify(story.content)]),
  );
  const missing = [...textBySlug.values()]
    .flatMap((text) => [...text.matchAll(/"cached_url":"([^"]+)"[^}]*"anchor":"([^"]+)"/g)])
    .filter(([, slug = '', anchor]) => !textBySlug.get(slug)?.includes(`"id":"${anchor}"`))
    .map(([, slug, anchor]) => `${slug}#${anchor}`);
  expect(missing).toEqual([]);
});

/** The shop offers no financing: naming its figures would incur further legal duties. */
const financing = /(?<![\d.,])0\s?%|finanzier|financ(e|ing)|ratenkauf|bis zu 40/i;

describe('no text advertises financing or a maximum leasing saving', () => {
  it.each(['de', 'en'] as const)('in the texts and stories of the demo in %s', (language) => {
    const files = readdirSync(`locales/${language}`, {recursive: true, encoding: 'utf8'});
    const messages = files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => texts(read(`locales/${language}/${file}`)));
    const fromStories = stories.flatMap((story) => storyTexts(story)[language]);
    const all = [...messages, ...fromStories, ...goods(language)];
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter((text) => financing.test(text))).toEqual([]);
  });
});

/** Incorrect typography of quotes, apostrophes, percentages, amounts and minus signs. */
const badlySet = {
  de: [/["']/, /[‘“][^“”‘’„‚]*[”’]/, /\d%/, /€\s?\d/, /(?:^|\s)-\d/],
  en: [/["']/, /[„‚]/, /\d\s%/, /\d\s?€/, /€\s\d/, /€\d+,\d{1,2}(?!\d)/, /(?:^|\s)-\d/],
};

describe.each(['de', 'en'] as const)('the typography of the demo in %s', (language) => {
  it('is correct in its products', () => {
    expectWellSet(goods(language), language);
  });

  it.each(stories)('is correct in story $full_slug', (story) => {
    expectWellSet(storyTexts(story)[language], language);
  });
});

function expectUsEnglish(found: string[]): void {
  expect(found.filter((text) => british.test(text)).slice(0, 5)).toEqual([]);
}

function expectWellSet(found: string[], language: 'de' | 'en'): void {
  const wrong = found
    // Ignores markup and JSON values of metafields, which are machine-readable.
    .map((text) => text.replaceAll(/<[^>]*>|^[[{].*[\]}]$/gs, ' '))
    .filter((text) => badlySet[language].some((rule) => rule.test(text)));
  expect([...new Set(wrong)].slice(0, 5)).toEqual([]);
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The demo's product texts in a language. */
const goods = (language: 'de' | 'en') => inLanguage(createCatalogue(), language);

function inLanguage(node: unknown, language: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === language ? texts(value) : inLanguage(value, language),
  );
}

/** Every text in a node. */
function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(texts) : [];
}

/** Fields of a story that visitors do not read. */
const TECHNICAL =
  /^(_uid|id|uuid|component|.*url|filename|src|href|.*slug|icon|product|email|.*_at)$/;
const ENGLISH = '__i18n__en';

/** The texts of a story by language: what has no English is the same in both. */
function storyTexts(node: unknown): {de: string[]; en: string[]} {
  const found: {de: string[]; en: string[]} = {de: [], en: []};
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (TECHNICAL.test(key)) continue;
    if (key.endsWith(ENGLISH)) found.en.push(...texts(value));
    else if (typeof value === 'string') found.de.push(value);
    else if (`${key}${ENGLISH}` in node) found.de.push(...storyTexts(value).de);
    else {
      const inside = storyTexts(value);
      found.de.push(...inside.de);
      found.en.push(...inside.en);
    }
  }
  return found;
}
