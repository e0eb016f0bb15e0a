import config from '../storyblok/stories/config.json' with {type: 'json'};
import {buildAccessories} from './accessory-builder';
import {buildBikes} from './bike-builder';
import {careAndFittings} from './care-and-fittings';
import {cargoBikes} from './cargo-bikes';
import type {Catalogue} from './catalogue-types';
import {clothing} from './clothing';
import {createCollections} from './collections';
import {contactParts} from './contact-parts';
import {driveParts} from './drive-parts';
import {eCityBikes} from './e-city-bikes';
import {eSportBikes} from './e-sport-bikes';
import {eTrekkingBikes} from './e-trekking-bikes';
import {everydayBikes} from './everyday-bikes';
import {fittingGoods, withParts} from './fitting-goods';
import {kidsBikes} from './kids-bikes';
import {withLegalFacts} from './legal-facts';
import {luggage} from './luggage';
import {madeToMeasureFrame} from './made-to-measure';
import {createMenus} from './menus';
import {plainPicture} from './pictures';
import {numbered, type ProductDraft} from './product-draft';
import {safetyGoods} from './safety-goods';
import {services} from './services';
import {withOtherFrames, withSiblings} from './sibling-models';
import {sportBikes} from './sport-bikes';
import {syntheticProducts} from './synthetic';
import {wheelParts} from './wheel-parts';

const bikes = [
  ...eTrekkingBikes,
  ...eCityBikes,
  ...eSportBikes,
  ...cargoBikes,
  ...everydayBikes,
  ...sportBikes,
  ...kidsBikes,
];
const goods = [
  ...safetyGoods,
  ...luggage,
  ...clothing,
  ...wheelParts,
  ...driveParts,
  ...contactParts,
  ...careAndFittings,
  ...services,
];

const baseProducts = (): ProductDraft[] =>
  withLegalFacts(
    withParts([
      ...withSiblings(buildBikes(bikes)),
      ...buildAccessories(goods),
      madeToMeasureFrame(),
      ...buildAccessories(fittingGoods),
    ]),
  );

const redirects: Catalogue['redirects'] = [
  ['/products/fernweh-7', '/products/fernweh-7-trapez'],
  ['/products/mole-3', '/products/mole-3-tiefeinsteiger'],
  ['/alte-seite', '/collections/e-bikes'],
  ['/angebote', '/collections/sale'],
  ['/shop/zubehoer', '/collections/zubehoer'],
  ['/versand', '/versandkosten-lieferzeit'],
].map(([path = '', target = ''], at) => ({id: 310_000_000_001 + at, path, target}));

const {content} = config.story;
const shop: Catalogue['shop'] = {
  name: 'Radladen',
  slogan: {de: 'Fahrbereit aus unserer Werkstatt', en: 'Ready to ride from our workshop'},
  shortDescription: {
    de: 'Jedes Rad wird bei uns montiert, eingestellt und Probe gefahren. Danach liefern wir es in Deutschland kostenlos zu Ihnen nach Hause oder übergeben es im Laden.',
    en: 'We assemble, adjust and test ride every bike. Then we deliver it to your home free of charge or hand it over in the shop.',
  },
  coverImage: plainPicture(
    {kind: 'cutout', model: 'trapez', paint: 'mennige', decal: 'ostwind'},
    {de: 'E-Trekkingrad mit Trapezrahmen in Mennige', en: 'E-trekking bike in red lead'},
  ),
  logo: plainPicture({kind: 'wordmark'}, {de: 'Radladen', en: 'Radladen'}),
  // The same shop as in the content.
  address: {street: content.street, zip: content.zip_code, city: content.city},
};

interface CatalogueOptions {
  /** Total number of products; above the shop's own count the rest is generated from them. */
  size?: number;
}

/** The entire shop as data. The same options always produce the same catalogue. */
export function createCatalogue({size}: CatalogueOptions = {}): Catalogue {
  const base = baseProducts();
  const made = syntheticProducts(base, (size || 0) - base.length);
  const products = withOtherFrames(numbered([...base, ...made]));
  const collections = createCollections(products);
  return {products, collections, menus: createMenus(collections), redirects, shop};
}
