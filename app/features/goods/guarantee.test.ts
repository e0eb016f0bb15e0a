import {expect, it} from 'vitest';
import {toGermany} from '../../../tests/fakes/shopify-product';
import {readGuarantee, buyingNotices, guaranteeNote, type NoticeSource} from './notices';

const field = (value: string) => ({value});
const complete = {
  years: field('3.5'),
  brand: field('Riegel'),
  model: field('Bolz 230'),
  wholeProduct: field('true'),
  free: field('true'),
  fromProducer: field('true'),
  terms: field('Gilt ab Kauf.'),
  label: {reference: {image: {url: 'https://images.test/garan.svg', width: 300, height: 420}}},
};

it('a guarantee has a label if all required fields are set', () => {
  expect(readGuarantee(complete)?.label).toEqual({
    years: 3.5,
    brand: 'Riegel',
    model: 'Bolz 230',
    picture: {url: 'https://images.test/garan.svg', width: 300, height: 420},
  });
});

it.each<[string, object]>([
  ['of two years', {years: field('2.0')}],
  ['of the frame alone', {wholeProduct: field('false')}],
  ['bound to paid inspections', {free: null}],
  ['that its producer has not told', {fromProducer: field('')}],
  ['without brand', {brand: null}],
  ['without model', {model: field(' ')}],
  ['without years', {years: null}],
  ['without the official picture', {label: {reference: null}}],
])('a guarantee %s has text but no label', (_, change) => {
  expect(readGuarantee({...complete, ...change})).toEqual({label: null, terms: 'Gilt ab Kauf.'});
});

it.each<[string, object]>([
  ['quarters of a year', {years: field('2.25')}],
  ['words for years', {years: field('fünf')}],
])('a guarantee with %s is rejected and reported', (_, change) => {
  const complaints: string[] = [];
  const read = readGuarantee({...complete, ...change}, (name) => complaints.push(name));
  expect(read).toBeNull();
  expect(complaints).toEqual(['guarantee']);
});

const goods = (product: Partial<NoticeSource['product']>): NoticeSource => ({
  variant: {
    availableForSale: true,
    currentlyNotInStock: false,
    requiresShipping: true,
    taxable: true,
  },
  product: {productType: 'Fahrrad', isGiftCard: false, ...product},
});

it('the short note on a guarantee formats the years in the language of the page', () => {
  const sold = goods({guarantee: {reference: complete}});
  expect(guaranteeNote(sold, toGermany)).toBe('GARAN: 3,5 Jahre Haltbarkeitsgarantie von Riegel');
  expect(guaranteeNote(goods({}), toGermany)).toBeNull();
});

const duties =
  'S-Pedelec (Kleinkraftrad, bis 45 km/h): Versicherungskennzeichen, Führerschein Klasse AM, Mindestalter 16 Jahre und Schutzhelm erforderlich. Radwege dürfen grundsätzlich nicht benutzt werden, Kinderanhänger sind nicht erlaubt.';
const coc = 'Die Betriebserlaubnis/COC liefern wir mit.';

it('an S-pedelec refers to the national law of buyers abroad', () => {
  const notices = (country: string | null) =>
    buyingNotices(goods({sPedelec: field('true')}), {...toGermany, country});
  expect(notices('CH')).toEqual([expect.stringContaining('gelten die Regeln Ihres Landes')]);
  expect(notices(null)).toEqual(notices('DE'));
});

it.each<[string, Partial<NoticeSource['product']>, string[]]>([
  ['a bike', {}, []],
  ['an S-pedelec', {sPedelec: field('true')}, [duties]],
  ['an S-pedelec by its type', {productType: 'S-Pedelec', geometry: {id: '1'}}, [duties]],
  ['one in English', {productType: 'Speed pedelec', geometry: {id: '1'}}, [duties]],
  ['a fast bike without a motor', {productType: 'Speedbike', geometry: {id: '1'}}, []],
  ['a helmet for its riders', {productType: 'S-Pedelec-Helm'}, []],
  ['one that only sounds like it', {productType: 'S-Pedelec', sPedelec: field('false')}, []],
  ['one with its papers', {sPedelec: field('true'), coc: field('true')}, [`${duties} ${coc}`]],
  [
    'a frame built for one buyer that is sent nowhere',
    {madeToOrder: field('true'), pickupOnly: field('true')},
    ['Maßanfertigung: kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB)', 'Nur Abholung im Laden.'],
  ],
])('%s shows the required notices', (_, product, notices) => {
  const told = buyingNotices(goods(product), toGermany);
  expect(told.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(notices);
});
