import type {Paint} from '../images/drawing-name';
import type {CatalogueOption} from './catalogue-types';
import {colourOptionName, colours, colourValue} from './colours';
import {custom, downloadsField, features} from './metafields';
import {productPicture} from './pictures';
import {publishedOn, type ProductDraft, type VariantDraft} from './product-draft';
import {stockOf} from './stock';

const framePaints: readonly Paint[] = [
  'mennige',
  'reseda',
  'tanne',
  'kreide',
  'graphit',
  'nachtblau',
  'himmel',
  'honig',
  'brombeer',
  'petrol',
];
const SEAT_TUBES = 20;
const TOP_TUBES = 16;
/** A seat tube can be combined with this many top tubes, not with all. */
const TOP_TUBES_EACH = 10;

const handle = 'massrahmen-kurbelwerk';
const title = {de: 'Maßrahmen Kurbelwerk', en: 'Kurbelwerk Made-to-Measure Frame'};
const subject = {de: `Kranzberg ${title.de}`, en: `Kranzberg ${title.en}`};

const seatTube = (at: number) => 46 + at;
const topTube = (at: number) => 50 + at / 2;
const inCentimetres = (length: number) => ({
  de: `${String(length).replace('.', ',')} cm`,
  en: `${length} cm`,
});

const options: CatalogueOption[] = [
  {name: colourOptionName, values: framePaints.map(colourValue)},
  {
    name: {de: 'Sitzrohr', en: 'Seat tube'},
    values: Array.from({length: SEAT_TUBES}, (_, at) => ({name: inCentimetres(seatTube(at))})),
  },
  {
    name: {de: 'Oberrohr', en: 'Top tube'},
    values: Array.from({length: TOP_TUBES}, (_, at) => ({name: inCentimetres(topTube(at))})),
  },
];

/** A longer seat tube adds 15 g per centimetre. */
const frameGrams = (seat: number) => 1850 + 15 * seat;
const weights = Array.from({length: SEAT_TUBES}, (_, seat) =>
  seat > 0 ? [features.weight('weight', frameGrams(seat) / 1000, 'KILOGRAMS')] : [],
);

function variantOf(paint: Paint, colour: number, seat: number, top: number): VariantDraft {
  const sku = `KB-MR-${seatTube(seat)}-${topTube(top) * 10}-${colours[paint].code}`;
  const price = 1_890_00 + (seat > 14 ? 90_00 : 0);
  const stock = stockOf(sku, new Map());
  const grams = frameGrams(seat);
  const selected = [colour, seat, top];
  return {sku, selected, price, ...stock, image: colour, grams, metafields: weights[seat] ?? []};
}

/** Long seat tubes combine with long top tubes: ten of sixteen for each. */
function variants(): VariantDraft[] {
  return framePaints.flatMap((paint, colour) =>
    Array.from({length: SEAT_TUBES}, (_, seat) => {
      const shortest = Math.floor((seat * (TOP_TUBES - TOP_TUBES_EACH)) / (SEAT_TUBES - 1));
      return Array.from({length: TOP_TUBES_EACH}, (_, at) =>
        variantOf(paint, colour, seat, shortest + at),
      );
    }).flat(),
  );
}

/** One product with exactly 2,000 variants, close to Shopify's limit. */
export function madeToMeasureFrame(): ProductDraft {
  return {
    handle,
    title,
    vendor: 'Kranzberg',
    productType: {de: 'Rahmen', en: 'Frame'},
    descriptionHtml: {
      de: '<p>Sie wählen Sitzrohr und Oberrohr auf den Zentimeter genau, wir löten den Rahmen aus Stahlrohr. Nicht jede Kombination ergibt ein fahrbares Rad; was sich nicht bauen lässt, bieten wir nicht an.</p><p>Die Lieferzeit beträgt acht bis zehn Wochen, die Vermessung im Laden ist im Preis enthalten.</p>',
      en: '<p>You choose seat tube and top tube to the centimeter, we braze the frame from steel tubing. Not every combination makes a rideable bike; what cannot be built is not offered.</p><p>Delivery takes eight to ten weeks, and being measured in the shop is included in the price.</p>',
    },
    tags: ['teile', 'rahmen'],
    publishedAt: publishedOn(handle, new Map()),
    recentlyOrdered: 6,
    options,
    variants: variants(),
    images: framePaints.map((paint) =>
      productPicture(
        {kind: 'bike', model: 'gravel', paint, decal: 'kranzberg', view: 'frame'},
        subject,
        colours[paint].name,
      ),
    ),
    metafields: [
      custom.list('gender', [{de: 'Unisex', en: 'Unisex'}]),
      custom.list('frame', [{de: 'Diamant', en: 'Diamond'}]),
      custom.list(
        'color-pattern',
        framePaints.map((paint) => colours[paint].name),
      ),
      custom.text('headline', {de: 'Gelötet auf Ihr Maß', en: 'Brazed to your measure'}),
      custom.list('facts', [
        {de: 'Stahl, gelötet', en: 'Brazed steel'},
        {de: 'nach Maß', en: 'made to measure'},
      ]),
      features.text('frame_material', {de: 'Stahl, gelötet', en: 'Brazed steel'}),
      features.weight('weight', 1.85, 'KILOGRAMS'),
      custom.yesNo('made_to_order', true),
      custom.text('delivery_time', {de: '8–10 Wochen', en: '8–10 weeks'}),
      downloadsField([
        {title: {de: 'Maßblatt Rahmen', en: 'Frame size sheet'}, fileName: 'massblatt-rahmen.pdf'},
      ]),
    ],
  };
}
