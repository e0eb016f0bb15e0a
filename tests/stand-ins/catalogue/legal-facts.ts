import type {CatalogueMetafield, CatalogueMetaobject, Text} from './catalogue-types';
import {companyOf, importer, type Company} from './companies';
import {custom} from './metafields';
import {noteworthyHandles} from './noteworthy-handles';
import type {ProductDraft} from './product-draft';

const same = (value: string): Text => ({de: value, en: value});

function reference(key: string, entry: CatalogueMetaobject): CatalogueMetafield {
  return {
    namespace: 'custom',
    key,
    type: 'metaobject_reference',
    value: same(`gid://shopify/Metaobject/${entry.handle}`),
    metaobjects: [entry],
  };
}

const textField = (key: string, value: Text) => ({key, type: 'single_line_text_field', value});

function companyEntry({name, address, contact, country}: Company): CatalogueMetaobject {
  return {
    type: 'manufacturer',
    handle: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    fields: [
      textField('name', same(name)),
      {key: 'postal_address', type: 'multi_line_text_field', value: address},
      ...(contact ? [textField('electronic_address', same(contact))] : []),
      textField('country', same(country)),
    ],
  };
}

const warnings: Readonly<Record<string, readonly Text[]>> = {
  bike: [
    {
      de: 'Vor jeder Fahrt Bremsen, Laufräder und Lenker prüfen.',
      en: 'Check brakes, wheels and handlebar before every ride.',
    },
    {
      de: 'Das zulässige Gesamtgewicht darf nicht überschritten werden.',
      en: 'The permitted total weight must not be exceeded.',
    },
  ],
  battery: [
    {
      de: 'Akku nicht öffnen, nicht über 60 °C erwärmen und nur mit dem mitgelieferten Ladegerät laden.',
      en: 'Do not open the battery, do not heat it above 60 °C and charge it with the supplied charger only.',
    },
  ],
  Helm: [
    {
      de: 'Nach einem Sturz nicht weiterverwenden. Nicht zum Klettern benutzen.',
      en: 'Do not use it again after a crash. Not for climbing.',
    },
  ],
  Kindersitz: [
    {
      de: 'Nur für Kinder bis 22 kg. Kind immer anschnallen, Rad nie auf dem Ständer mit Kind stehen lassen.',
      en: 'For children of up to 22 kg only. Always fasten the belt and never leave a child on a parked bike.',
    },
  ],
  Kinderrad: [
    {
      de: 'Nur unter Aufsicht Erwachsener und nicht im Straßenverkehr benutzen.',
      en: 'To be used under adult supervision and not in traffic.',
    },
  ],
  Pflege: [
    {
      de: 'Darf nicht in die Hände von Kindern gelangen. Bei Augenkontakt mit Wasser spülen.',
      en: 'Keep out of reach of children. Rinse with water after contact with eyes.',
    },
  ],
};

const isService = ({productType: {de}}: ProductDraft) =>
  de === 'Werkstattleistung' || de === 'Gutschein';
const isBike = ({metafields}: ProductDraft) => metafields.some(({key}) => key === 'geometry');
const hasMotor = ({metafields}: ProductDraft) => metafields.some(({key}) => key === 'motor');
const isBattery = ({handle}: ProductDraft) => handle.startsWith('akku');

function warningsOf(draft: ProductDraft): CatalogueMetafield[] {
  const type = draft.productType.de;
  // Nobody may warn of traffic in general where the bike is made for it.
  const isForTraffic = draft.metafields.some(
    ({key, value}) => key === 'street_legal' && value.de === 'true',
  );
  const texts = [
    ...(isBike(draft) ? (warnings.bike ?? []) : []),
    ...(hasMotor(draft) || isBattery(draft) ? (warnings.battery ?? []) : []),
    ...(type === 'Kinderrad' && isForTraffic ? [] : (warnings[type] ?? [])),
  ];
  return texts.length > 0 ? [custom.list('safety_warnings', texts)] : [];
}

function safetyOf(draft: ProductDraft): CatalogueMetafield[] {
  const company = companyOf(draft.vendor);
  const [model] = draft.variants;
  return [
    ...(draft.handle === legalGaps.manufacturer
      ? []
      : [reference('manufacturer', companyEntry(company))]),
    ...(company.country === 'TW' && draft.handle !== legalGaps.responsiblePerson
      ? [reference('responsible_person', companyEntry(importer))]
      : []),
    ...(model && draft.handle !== legalGaps.modelNumber
      ? [custom.text('model_number', same(model.sku.split('-').slice(0, 2).join('-')))]
      : []),
    ...warningsOf(draft),
  ];
}

const yes = (key: string) => ({key, type: 'boolean', value: same('true')});

/** A durability guarantee with a label, or one for the frame only, which has none. */
function guarantee(draft: ProductDraft, years: number, wholeProduct: boolean, terms: Text) {
  const {vendor, title} = draft;
  return reference('guarantee', {
    type: 'durability_guarantee',
    handle: `garantie-${draft.handle}`,
    fields: [
      {key: 'years', type: 'number_decimal', value: same(years.toFixed(1))},
      textField('brand', same(vendor)),
      textField('model', same(title.de)),
      yes('free_of_charge'),
      yes('from_producer'),
      {key: 'terms', type: 'multi_line_text_field', value: terms},
      ...(wholeProduct ? [yes('whole_product')] : []),
      {
        key: 'label',
        type: 'file_reference',
        value: same('gid://shopify/MediaImage/1'),
        image: {file: 'garan-muster.svg', alt: same(''), width: 300, height: 420},
      },
    ],
  });
}

/** What the law requires of a guarantee (§ 479 BGB): who gives it, for what, how long, where, and how to claim it. */
function guaranteeTerms({vendor}: ProductDraft, years: number, scope: Text): Text {
  const {name, address, contact = ''} = companyOf(vendor);
  const line = (text: string) => text.replaceAll('\n', ', ');
  const decimal = String(years).replace('.', ',');
  return {
    de: `Garantiegeber: ${name}, ${line(address.de)}. Die Garantie gilt ${decimal} Jahre ab Kaufdatum in der EU ${scope.de}, leistet ${vendor} kostenlos Reparatur oder Ersatz. Wenden Sie sich mit dem Kaufbeleg an uns oder an ${contact}.`,
    en: `Guarantor: ${name}, ${line(address.en)}. The guarantee holds for ${years} years from the day of purchase in the EU ${scope.en}, ${vendor} repairs or replaces it free of charge. To claim it, contact us or ${contact} with the receipt.`,
  };
}

function guaranteeOf(draft: ProductDraft): CatalogueMetafield[] {
  if (draft.handle === 'fernweh-7-trapez' || draft.productType.de === 'Schloss') {
    const years = draft.productType.de === 'Schloss' ? 3.5 : 5;
    return [
      guarantee(
        draft,
        years,
        true,
        guaranteeTerms(draft, years, {
          de: `für das ganze Produkt ${draft.title.de}. Lässt seine Haltbarkeit in dieser Zeit nach`,
          en: `for the entire product ${draft.title.en}. If its durability fails within this time`,
        }),
      ),
    ];
  }
  if (draft.vendor !== 'Kranzberg') return [];
  return [
    guarantee(
      draft,
      10,
      false,
      guaranteeTerms(draft, 10, {
        de: `für den Rahmen von ${draft.title.de}. Bricht er in dieser Zeit`,
        en: `for the frame of ${draft.title.en}. If it breaks within this time`,
      }),
    ),
  ];
}

function batteryOf(draft: ProductDraft): CatalogueMetafield[] {
  if (draft.productType.de === 'Beleuchtung') {
    return draft.handle.startsWith('akku') ? [custom.yesNo('contains_battery', true)] : [];
  }
  if (!isBattery(draft)) return [];
  const fee = {amount: '2.40', currency_code: 'EUR'};
  return [
    custom.yesNo('contains_battery', true),
    {...custom.json('battery_fee', {de: fee, en: fee}), type: 'money'},
  ];
}

function careOf(draft: ProductDraft): CatalogueMetafield[] {
  if (!isBike(draft) || draft.vendor === 'Gratweg') return [];
  const parts = custom.text('spare_parts', {
    de: `${draft.vendor} liefert Ersatzteile zehn Jahre lang. Reparaturanleitungen liegen in unserer Werkstatt.`,
    en: `${draft.vendor} supplies spare parts for ten years. Repair instructions are kept in our workshop.`,
  });
  return [
    ...(hasMotor(draft)
      ? [{...custom.text('software_updates_until', same('2031-12-31')), type: 'date'}]
      : []),
    {...parts, type: 'multi_line_text_field'},
  ];
}

function trafficOf({productType}: ProductDraft): CatalogueMetafield[] {
  if (productType.de !== 'S-Pedelec') return [];
  return [custom.yesNo('s_pedelec', true), custom.yesNo('coc_included', true)];
}

function deliveryOf({
  productType,
  handle,
  variants,
  metafields,
}: ProductDraft): CatalogueMetafield[] {
  // For carriers, large batteries are dangerous goods.
  if (handle === noteworthyHandles.pickupOnly) return [custom.yesNo('pickup_only', true)];
  const isOrdered = variants.every(({stock, continueSelling}) => stock === 0 && continueSelling);
  const isDated = metafields.some(({key}) => key === 'delivery_time');
  return [
    ...(isOrdered && !isDated
      ? [custom.text('delivery_time', {de: '3–4 Wochen', en: '3–4 weeks'})]
      : []),
    ...(productType.de === 'E-Lastenrad'
      ? [
          custom.text('delivery_exclusion', {
            de: 'Keine Lieferung auf Inseln ohne Straßenanbindung.',
            en: 'No delivery to islands without a road connection.',
          }),
        ]
      : []),
  ];
}

/** Products whose legal data are deliberately incomplete, by what they lack. */
export const legalGaps = {
  manufacturer: 'lagerfett-nabe-80-g',
  responsiblePerson: 'minipumpe-hauch',
  modelNumber: 'griffe-kork',
} as const;

/** Adds the legally required facts to every product that is shipped. */
export function withLegalFacts(drafts: readonly ProductDraft[]): ProductDraft[] {
  return drafts.map((draft) =>
    isService(draft)
      ? draft
      : {
          ...draft,
          metafields: [
            ...draft.metafields,
            ...safetyOf(draft),
            ...guaranteeOf(draft),
            ...batteryOf(draft),
            ...careOf(draft),
            ...trafficOf(draft),
            ...deliveryOf(draft),
          ],
        },
  );
}
