import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createCatalogue} from './stand-ins/catalogue/catalogue';

/** Spellings and words of British English, in the trade's vocabulary. */
const british =
  /\b(colour\w*|\w*metres?|litres?|tyres?|mudguards?|spanners?|aluminium|fibres?|centres?|grey|labour|licence|practis\w+|catalogue|favourites?|neighbours?|trousers|towards|cycle (path|lane)s?|postcode|fulfil|cancelled|organis\w+|recognis\w+)\b/i;

describe('what English visitors read is US English', () => {
  it.each(readdirSync('locales/en'))('in %s', (file) => {
    expectUsEnglish(textsIn(read(`locales/en/${file}`), true));
  });

  it('in the goods of the demo', () => {
    expectUsEnglish(textsIn(createCatalogue()));
  });

  const stories = 'tests/stand-ins/storyblok/stories';
  it.each(readdirSync(stories).filter((file) => file.endsWith('.json')))('in story %s', (file) => {
    expectUsEnglish(textsIn(read(`${stories}/${file}`)));
  });
});

function expectUsEnglish(texts: string[]): void {
  const found = texts.filter((text) => british.test(text));
  expect([...new Set(found)].slice(0, 5)).toEqual([]);
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Texts under `en`, and fields that a story has in English. */
function textsIn(node: unknown, inEnglish = false): string[] {
  if (typeof node === 'string') return inEnglish ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    textsIn(value, inEnglish || key === 'en' || key.endsWith('__i18n__en')),
  );
}
