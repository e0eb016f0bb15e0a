import {keepTogether} from '~/i18n/formats';
import {href} from '~/i18n/href';
import {languages} from '~/i18n/languages';
import type {Accessory} from '~/services/shopify/product.server';
import {numericIdOf} from '~/services/shopify/ids';
import {createRenderCache} from '~/services/http/isolate-memory';
import {renderMarkup} from '../navigation/worker-markup.server';
import {isBike, isShippable, stockOf} from '../goods/goods';
import {chosenOptions} from '../goods/goods-view';
import {isSPedelec} from '../goods/notices';
import type {DeliveryTerms} from '../goods/shipping';
import {toImageView} from '../pictures/image-view';
import {toPriceView, formatPrice} from '../pricing/price-view';
import type {LoadedProduct} from '../product/load-product.server';
import {type SiteFacts, SiteFactsProvider} from '../site/site-facts';
import {
  areExcluded,
  checkFit,
  partOf,
  parts,
  readTubeRange,
  valves,
  type Facts,
  type Reason,
} from './fits';
import {
  candidatesOf,
  mergeFacts,
  type Candidate,
  type CandidateVariant,
  inchNames,
  formatInches,
  formatTyreSize,
} from './tyre-search.server';
import {Fits, Tube, type FitsView, type FittingArticle} from './Fits';

/** Maximum number of articles: of those that fit, one of each part, and of those to ask about. */
const LIMITS = {fitting: 9, uncertain: 3};

/** Recently rendered markup, keyed by everything it shows. */
const rendered = createRenderCache(100);

/**
 * HTML of the articles that fit the shown bike, to be placed in a form (`isForm`), or of what the shown tube is
 * compatible with; '' for other products.
 */
export function fitsMarkup(
  loaded: LoadedProduct,
  accessories: Accessory[],
  delivery: DeliveryTerms,
  facts: SiteFacts,
): {html: string; isForm: boolean} {
  const fits = fitsOf(loaded, accessories, delivery);
  const tube = fits ? null : tubeOf(loaded, delivery);
  const part = fits ? <Fits {...fits} /> : tube && <Tube {...tube} />;
  const {language} = delivery;
  const html = part
    ? rendered([language, facts, fits, tube], () =>
        renderMarkup(<SiteFactsProvider value={facts}>{part}</SiteFactsProvider>, language, 'fits'),
      )
    : '';
  return {html, isForm: fits !== null};
}

/** The facts about the shown bike. */
function bikeFacts({product, variant, view}: LoadedProduct): Facts {
  const {tyre, motor, torque, battery} = mergeFacts(product.features, variant.features);
  const heights = Object.entries(view.riderHeights);
  const chosenSize = heights.find(([size]) => view.options.some(({value}) => value === size));
  const [, height] = chosenSize ?? (heights.length === 1 ? (heights[0] ?? []) : []);
  const sPedelec = isSPedelec({product}) ? 'true' : product.sPedelec?.value;
  const featureFacts = {tyre, motor, torque, battery, s_pedelec: sPedelec};
  return {...mergeFacts(product.fit, variant.fit), ...featureFacts, rider_height: height};
}

/** An article with the variant that fits a bike, or that the workshop must be asked about. */
type CheckedArticle = CandidateVariant & ReturnType<typeof checkFit> & {article: Candidate};

/** The articles that may fit a bike, in the order of the section. */
function checkAll(candidates: Candidate[], bike: {handle: string; facts: Facts}): CheckedArticle[] {
  const order = Object.keys(parts);
  return candidates
    .filter((candidate) => candidate.part && !areExcluded(bike, candidate))
    .toSorted((a, b) => order.indexOf(a.part ?? '') - order.indexOf(b.part ?? ''))
    .flatMap((article) => {
      const all = article.offered.map((candidateVariant) => ({
        ...candidateVariant,
        ...checkFit(bike.facts, candidateVariant.facts),
      }));
      const best =
        all.find(({state}) => state === 'fits') ?? all.find(({state}) => state === 'ask');
      return best ? [{article, ...best}] : [];
    });
}

/** Articles that fit the shown bike; `null` for other products, and when there are none. */
function fitsOf(
  loaded: LoadedProduct,
  accessories: Accessory[],
  delivery: DeliveryTerms,
): FitsView | null {
  const {product} = loaded;
  if (!isBike(loaded)) return null;
  const bike = {handle: product.handle, facts: bikeFacts(loaded)};
  const candidates = candidatesOf(accessories);
  const checked = checkAll(candidates, bike);
  const fits = checked.filter(({state}) => state === 'fits');
  const isFirstOfPart = ({article: {part}}: CheckedArticle, index: number) =>
    fits.findIndex(({article}) => article.part === part) === index;
  const fitting = fits.filter(isFirstOfPart).slice(0, LIMITS.fitting);
  const uncertain = checked
    .filter(({state}) => state === 'ask')
    .toSorted((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, LIMITS.uncertain);
  if (fitting.length + uncertain.length === 0) return null;
  const questionHref = `${href(delivery.language, 'appointment')}?for=${product.handle}&article=`;
  return {
    bike: product.title,
    fitting: fitting.map(({article, variant, reasons}) => ({
      ...toArticle(article, variant, delivery),
      reasons: reasonsText(reasons, delivery),
      mounting: mountingOf(article, candidates, delivery),
    })),
    uncertain: uncertain.map(({article: {title, handle}}) => ({
      title,
      href: questionHref + handle,
    })),
    shipped: fitting.some(({article, variant}) => isShippable({product: article, variant})),
  };
}

function toArticle(
  product: Accessory,
  variant: CandidateVariant['variant'],
  delivery: DeliveryTerms,
) {
  const {options, query} = chosenOptions(variant.selectedOptions);
  const {handle, title, featuredImage} = product;
  return {
    number: numericIdOf(variant.id),
    title,
    options,
    href: href(delivery.language, 'product', {handle}) + query,
    image: featuredImage ? toImageView({...featuredImage, altText: ''}, '') : null,
    price: toPriceView(variant, delivery.language),
    stock: stockOf({product, variant}, delivery),
  };
}

/** The mounting service of an article, if the shop sells it at a single price. */
function mountingOf(
  {facts}: Candidate,
  candidates: Candidate[],
  {language}: DeliveryTerms,
): FittingArticle['mounting'] {
  const service = candidates.find(({handle}) => handle === facts.mounting);
  const [only, ...others] = service?.facts.part === 'mounting' ? service.offered : [];
  if (!only || others.length > 0) return null;
  const {id, price} = only.variant;
  return {number: numericIdOf(id), price: formatPrice(price, language)};
}

/** 'passt zum Reifen 47-622 (28 × 1,75), mit Autoventil' */
function reasonsText(reasons: Reason[], {t, language}: DeliveryTerms): string {
  const {locale} = languages[language];
  const texts = reasons.flatMap(({rule, values}) => {
    switch (rule) {
      case 'tube':
      case 'tyre':
        return t(`fits.reason.${rule}`, {size: formatTyreSize(values.size ?? '', locale)});
      case 'valve': {
        const valve = valves.find((name) => name === values.valve);
        return valve ? t('fits.reason.valve', {valve: t(`fits.valve.${valve}`)}) : [];
      }
      case 'lock': {
        const mount = mounts.find((name) => name === values.mount);
        return mount ? t(`fits.reason.lock.${mount}`) : [];
      }
      case 'plainTyre':
      case 'slow':
        return [];
      default:
        return t(`fits.reason.${rule}`, values);
    }
  });
  return keepTogether(texts.join(', '));
}

const mounts = ['seat_post', 'bottle_cage', 'ring'] as const;

/** What the shown tube is for; `null` for other products, and if unknown. */
function tubeOf({product, variant}: LoadedProduct, {t, language}: DeliveryTerms) {
  const facts = mergeFacts(product.fit, variant.fit);
  if (partOf(facts) !== 'tube') return null;
  const range = readTubeRange(facts.tyre);
  if (!range) return null;
  const {from, to, diameters} = range;
  const names = diameters.flatMap((diameter) => inchNames(from, to, diameter));
  const valve = valves.find((name) => name === facts.valve) ?? null;
  const values = {from: String(from), to: String(to), rim: diameters.join(', ')};
  const inchSizes = names.map((name) => formatInches(name, languages[language].locale)).join(', ');
  const sizes = t('fits.tube.sizes', values);
  return {
    sizes: inchSizes ? `${sizes} ${t('fits.tube.inches', {sizes: inchSizes})}` : sizes,
    valve,
  };
}
