import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {languageNames} from '../app/i18n/languages';
import {createCatalogue} from './stand-ins/catalogue/catalogue';
import {readStoryFiles} from './stand-ins/storyblok/story-files';

/** Abolished laws and the dispute platform that was shut down: naming them is misleading. */
const outdated =
  /ec\.europa\.eu\/consumers\/odr|OS-Plattform|Online-Streitbeilegung|online dispute resolution|\b(?:TMG|TTDSG|RStV)\b/;

/** Generic environmental claims, which are unfair unless explained right next to them. */
const green =
  /umweltfreundlich|umweltschonend|klimafreundlich|nachhaltig|ökologisch|energieeffizient|(?:CO₂|CO2|klima)-?neutral|grüne[rsn]? (?:Mobilität|Energie|Wahl)|eco-?friendly|ecological|environmentally friendly|energy[- ]efficient|sustainab|(?:climate|carbon)[- ](?:friendly|neutral)/i;

/** A claim that only a test method makes specific. A row's name alone claims nothing, nor does its 'no'. */
const degradable = /abbaubar|biodegradable(?! boolean false)|bio-?basiert|bio-?based/i;
const rowName = /^(?:biologisch abbaubar|biodegradable)$/i;
const testMethod = /OECD 30\d/;

/** Claims about pedelecs that do not hold for S-Pedelecs (up to 45 km/h). */
const withoutLicense =
  /führerscheinfrei|ohne Führerschein|license[- ]free|no (?:driver’s )?license/i;
const isFast = /S-Pedelec|45\s?km\/h/i;

/** Advertising credit requires stating its cost with an example (§ 17 PAngV), which the shop does not know. */
const credit =
  /\bfinanzier|ratenzahlung|ratenkauf|(?<![\d.,])0\s?% (?:Zins|Finanz|APR|interest)|\bfinancing\b/i;

const isForbidden = (text: string) =>
  outdated.test(text) ||
  credit.test(text) ||
  green.test(text) ||
  (degradable.test(text) && !rowName.test(text) && !testMethod.test(text)) ||
  (withoutLicense.test(text) && isFast.test(text));

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`);

/** Every text in a node. */
function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(texts) : [];
}

const textsOf = (file: string) => texts(JSON.parse(readFileSync(file, 'utf8')));

const stories = readStoryFiles();

describe('claims forbidden by law', () => {
  it.each([
    ...filesIn('locales/de'),
    ...filesIn('locales/de/worker'),
    ...filesIn('locales/en'),
    ...filesIn('locales/en/worker'),
  ])('do not appear in %s', (file) => {
    expect(textsOf(file).filter(isForbidden)).toEqual([]);
  });

  it.each(stories)('do not appear in story $full_slug', (story) => {
    expect(texts(story).filter(isForbidden)).toEqual([]);
  });

  it('do not appear in the products of the demo', () => {
    const goods = createCatalogue().products.flatMap((product) => {
      const all = texts(product);
      // A claim in one text and the class in another belong together.
      return [...all, all.join(' ')];
    });
    expect(goods.length).toBeGreaterThan(1000);
    expect(goods.filter(isForbidden)).toEqual([]);
  });

  it.each([
    'Plattform der EU: https://ec.europa.eu/consumers/odr',
    'Angaben gemäß § 5 TMG',
    'Unser klimaneutraler Versand',
    'Sustainable mobility',
    'Biologisch abbaubares Öl',
    'A biodegradable lube',
    'Jetzt mit 0 % Zinsen finanzieren',
    '0% financing',
    'Dieses S-Pedelec fahren Sie ohne Führerschein',
  ])('are detected: %s', (text) => expect(isForbidden(text)).toBe(true));

  it.each([
    'Farbe: Grün',
    'Biologisch abbaubar: zu 60 % nach OECD 301 B',
    'Pedelecs bis 25 km/h fahren Sie führerscheinfrei.',
    'ATMG-Lager',
  ])('are not suspected in: %s', (text) => expect(isForbidden(text)).toBe(false));
});

it('the list of S-Pedelecs says what riding them takes', () => {
  const {collections} = createCatalogue();
  const {descriptionHtml} = collections.find(({handle}) => handle === 's-pedelecs') ?? {};
  expect(descriptionHtml?.de).toMatch(/Versicherungskennzeichen.*Klasse AM.*Helm/);
  expect(descriptionHtml?.en).toMatch(/insurance plate.*class AM.*helmet/);
});

describe('products sold by volume or weight', () => {
  const contents = /(?<![\d.,])\d+ (?:ml|g)$/;
  const packed = createCatalogue()
    .products.filter(({productType}) => productType.de === 'Pflege')
    .flatMap(({title, options, variants}) =>
      variants.map(({selected, unitPrice}) => {
        const values = options.map((option, at) => option.values[selected[at] ?? 0]?.name.de);
        const name = [title.de, ...values].join(' ').replace(' Default Title', '');
        return {name, quantity: unitPrice?.quantity};
      }),
    )
    .filter(({name}) => contents.test(name));

  it('exist in the demo', () => {
    expect(packed.length).toBeGreaterThan(5);
  });

  it.each(packed)('have a unit price: $name', ({quantity}) => expect(quantity).toBeGreaterThan(0));
});

/**
 * An amount of money, and signs that it includes tax: the mark that links to the note in every footer, or the words.
 */
const amount = /\d\s?(?:€|EUR\b|Euro\b)|€\s?\d/;
const taxed = /(?:\d\s?€|€[\d.,]+)\*|inkl\. MwSt\.|incl\. VAT/;

/** Amounts that are not prices of the shop. */
const noPrice: readonly (readonly [file: string, words: RegExp, why: string])[] = [
  ['karriere', /Monat|month|Gesellenbrief|journeyman|Probezeit|probation/, 'wages'],
  ['dienstrad-leasing', /versteuern|taxed|abgerundet|rounded/, 'rules of the income tax'],
  ['dienstrad-leasing', /^[€\d.,\s]+€?$/, 'an example of the income tax'],
  ['dienstrad-leasing', /ab (?:30|49|749)\s€|from €(?:30|49|749)/, 'limits of leasing contracts'],
  ['leasing-anfrage', /ab 30\s€|from €30/, 'limits of leasing contracts'],
  ['ueber-uns', /^(?:bis \d+\s€|up to €\d+)$/, 'what the shop pays for used bikes'],
  ['advice', /Möglich sind \d/, 'limits of what may be typed into a calculator'],
  ['bausteine', /^(?:9\s€|€9)$/, 'an example of the income tax'],
  ['bausteine', /^(?:9,90\s€|€9\.90)$/, 'shipping, beside a table that shows what tables can do'],
  ['bausteine', /^(?:1\.234,50\s€|€1,234\.50)$/, 'a number that shows how numbers are set'],
  ['goods', /^(?:\d+\s€|€\d+)$/, 'values of vouchers, on which no tax is due yet'],
  ['goods', /(?:bis|unter) 2\.500\s€|(?:up to|under) €2,500/i, 'names a range of prices'],
];

const lacksTaxNote = (file: string, text: string) =>
  amount.test(text) &&
  !taxed.test(text) &&
  !noPrice.some(([of, words]) => file.endsWith(of) && words.test(text));

describe('every price in a text says that it includes tax', () => {
  const messages = languageNames.flatMap((language) => [
    ...filesIn(`locales/${language}`),
    ...filesIn(`locales/${language}/worker`),
  ]);
  const all = [
    ...stories.map((story) => [story.full_slug.replace(/\/$/, ''), texts(story)] as const),
    ...messages.map((file) => [file.replace('.json', ''), textsOf(file)] as const),
    ['goods', texts(createCatalogue())] as const,
  ];

  it.each(all)('in %s', (file, found) => {
    expect(found.filter((text) => lacksTaxNote(file, text))).toEqual([]);
  });

  it('without unused exceptions', () => {
    const idle = noPrice.filter(
      ([of, words]) =>
        !all.some(
          ([file, found]) =>
            file.endsWith(of) &&
            found.some((text) => amount.test(text) && !taxed.test(text) && words.test(text)),
        ),
    );
    expect(idle).toEqual([]);
  });

  it.each([
    ['Inspektion ab 79 €', true],
    ['Tune-up from €79', true],
    ['Inspektion ab 79 €*', false],
    ['Standgeld 2 € (inkl. MwSt.)', false],
    ['Akku mit 500 Wh', false],
  ])('detects "%s" as a price without the note: %s', (text, expected) => {
    expect(lacksTaxNote('werkstatt', text)).toBe(expected);
  });
});
