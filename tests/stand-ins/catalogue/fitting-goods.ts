import type {AccessoryTable} from './accessory-row';
import type {CatalogueMetafield} from './catalogue-types';
import {metafieldsIn} from './metafields';
import type {ProductDraft} from './product-draft';
import {parts} from './text-table';

/** Accessories that fit only some bikes, and the workshop's fees for mounting them. */
export const fittingGoods: AccessoryTable[] = [
  {
    vendor: 'Zaunkönig',
    type: {de: 'Kinderanhänger', en: 'Child trailer'},
    tags: ['zubehoer', 'kindersitze'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Kinderanhänger Zweinest ~ Zweinest Child Trailer | ZN | trailer | *petrol | 649 | 9 | | manual
  h: Zwei Kinder, ein Dach ~ Two children, one roof
  de: Mit Fünfpunktgurten, Regenverdeck und Deichsel für die Hinterachse. Zieht ein Rad, dessen Hersteller Anhänger erlaubt.
  en: With five-point belts, a rain cover and a bar for the rear axle. For bikes whose makers allow a trailer.
  c: bis 40 kg ~ up to 40 kg; zwei Kinder ~ two children
  f: max_load=40 kg; weight=14.5 kg; norm=EN 15918
`,
  },
  {
    vendor: 'Packesel',
    type: {de: 'Korb', en: 'Basket'},
    tags: ['zubehoer', 'koerbe'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Korb Einrast mit MIK-Platte ~ Einrast Basket with MIK Plate | EI | basket | *schwarz | 64.95 | 12 | |
  h: Rastet ein, bleibt drauf ~ Clicks in, stays on
  de: Die Platte rastet auf Trägern mit MIK ein und lässt sich abschließen. Trägt zehn Kilogramm.
  en: The plate clicks onto MIK racks and can be locked. It carries ten kilograms.
  c: MIK; 10 kg
  f: volume=20 l; max_load=10 kg
`,
  },
  {
    vendor: 'Radladen',
    type: {de: 'Werkstattleistung', en: 'Workshop service'},
    tags: ['werkstatt'],
    table: `
title | code | drawing | paints | price | orders | sizes | flags
Zubehör montieren ~ Accessory Mounting | ZM | workshop | *petrol | 15 | 8 | | service
  h: Sitzt fest und richtig ~ Tight and in the right place
  de: Wir bauen an, was Sie bei uns kaufen, und stellen es auf Rad und Kind ein. Preis je Teil.
  en: We mount what you buy from us and adjust it to bike and child. Price per part.
  c: je Teil ~ per part
  f: minutes=20
`,
  },
];

/**
 * Keys of `fit`, `part=tube; valve=AV`; lists end in `[]`. The entries after the handle are those of the product, then
 * those of its sizes.
 */
const fitting: Readonly<Record<string, readonly string[]>> = {
  'kinderhelm-kolibri': ['part=helmet', 'rider_height=90-120', 'rider_height=110-140'],
  'kabelschloss-faden': ['part=lock; lock_mount[]=seat_post'],
  'buegelschloss-bolz-300': ['part=lock; lock_mount[]=bottle_cage; mounting=zubehoer-montieren'],
  'rahmenschloss-ring-mit-einsteckkette': [
    'part=lock; lock_mount[]=ring; mounting=zubehoer-montieren; not_with[]=flitz-24-kinderrad',
  ],
  // Clamped to the frame: no maker specifies which tubes it fits.
  'kindersitz-nest-hinten': ['part=childSeat; mounting=zubehoer-montieren'],
  'kindersitz-nest-traeger': ['part=childSeat; rack=MIK HD, 27 kg; mounting=zubehoer-montieren'],
  'kinderanhaenger-zweinest': ['part=trailer'],
  'korb-einrast-mit-mik-platte': ['part=luggage; rack=MIK, 11 kg'],
  'schlauch-standard': [
    'part=tube',
    'tyre=40/62-622; valve=AV',
    'tyre=40/62-622; valve=DV',
    'tyre=40/62-559; valve=AV',
    'tyre=40/62-507; valve=AV',
    'tyre=40/62-406; valve=AV',
    'tyre=40/57-305; valve=AV',
  ],
  'schlauch-rennrad-leicht': ['part=tube; tyre=23/32-622; valve=SV'],
  'trekkingreifen-faehrte-mit-reflexstreifen': [
    'part=tyre',
    'tyre=37-622',
    'tyre=42-622',
    'tyre=47-622',
    'tyre=50-622',
  ],
  'cityreifen-pflaster': ['part=tyre', 'tyre=40-622', 'tyre=47-622', 'tyre=50-559'],
  'kinderradreifen-hopser': ['part=tyre', 'tyre=47-305', 'tyre=47-406', 'tyre=47-507'],
  'ladegeraet-4-a': ['part=charger; power=SK-36'],
  'akku-rahmen': ['part=battery; power=SK-36'],
  'zubehoer-montieren': ['part=mounting'],
};

const fit = metafieldsIn('fit');

function fieldsOf(source: string): CatalogueMetafield[] {
  return parts(source, ';').map((one) => {
    const at = one.indexOf('=');
    const key = one.slice(0, at);
    const text = {de: one.slice(at + 1), en: one.slice(at + 1)};
    return key.endsWith('[]') ? fit.list(key.slice(0, -2), [text]) : fit.text(key, text);
  });
}

/** Adds to accessories the facts that decide which bikes they fit, and the tag by which the shop finds them. */
export function withParts(drafts: readonly ProductDraft[]): ProductDraft[] {
  return drafts.map((draft) => {
    const [own, ...sizes] = fitting[draft.handle] ?? [];
    if (own === undefined) return draft;
    return {
      ...draft,
      tags: [...draft.tags, 'passt-dazu'],
      metafields: [...draft.metafields, ...fieldsOf(own)],
      variants: draft.variants.map((variant) => {
        const size = sizes[variant.selected.at(-1) ?? 0];
        const metafields = [...(variant.metafields ?? []), ...fieldsOf(size ?? '')];
        return size === undefined ? variant : {...variant, metafields};
      }),
    };
  });
}
