import {formatNumber, keepTogether, longDate} from '~/i18n/formats';
import {href} from '~/i18n/href';
import {numericIdOf} from '~/services/shopify/ids';
import type {DeliveryTerms} from '../goods/shipping';
import {formatEuros} from '../pricing/price-view';
import type {NoticeView} from '../product/product-view.server';
import {leasingFacts, notLeasableReason} from '../requests/requested-bike.server';
import {
  fitFacts,
  type FitFacts,
  type ProductWithVariant,
  rangesOf,
  rides,
  type Kilometres,
  type Ride,
} from './fit-facts.server';
import {
  CALCULATOR,
  currentFactors,
  estimateCost,
  exampleEmployees,
  TAX_YEAR,
  type LeasingFactor,
  type Span,
} from './leasing-cost';

type Localization = Pick<DeliveryTerms, 't' | 'language'>;
type Buyer = Pick<DeliveryTerms, 't' | 'language' | 'country'>;

const formatSpan = ([from, to]: Kilometres, unit: string) =>
  keepTogether(`${from}–${to}`) + `\u00a0${unit}`;

/**
 * The range as sentences: a span for each kind of ride with its assumption, then the manufacturer's; empty without
 * both.
 */
export function rangeLines(
  {wattHours, r200, sPedelec}: FitFacts,
  {t}: Localization,
): {label: string; text: string}[] {
  // Faster motors use more energy, and there are no measurements of how much.
  const ranges = wattHours !== null && !sPedelec ? rangesOf(wattHours) : null;
  const bands = Object.entries(ranges ?? {}).map(([ride, kilometres]) => ({
    label: t(`advice.range.${ride as Ride}`),
    text: t('advice.range.band', {
      range: formatSpan(kilometres, 'km'),
      use: formatSpan(rides[ride as Ride], 'Wh/km'),
    }),
  }));
  const makerRange = {
    label: t('advice.range.maker'),
    text: t('advice.range.r200', {range: `${r200}\u00a0km`}),
  };
  return [...bands, ...(r200 ? [makerRange] : [])];
}

/**
 * Advice for the shown variant of a product: whether it is available and leasable, its monthly cost in short ('ca.
 * 70–80 € im Monat netto', `null` if unknown), and notices about saddle, range and leasing. Editors set the minimum
 * price in euros and the partners' factors; `guide` is the URL of the page that explains ranges.
 */
export function bikeAdvice(
  shown: ProductWithVariant,
  {minimum, partners}: {minimum: number | null; partners: readonly LeasingFactor[]},
  buyer: Buyer,
  guide: string | null,
): {leasable: boolean; cost: string | null; notices: NoticeView[]} {
  const leasable = shown.variant.availableForSale && isLeasable(shown, minimum);
  const cost = leasable ? leasingCost(shown, partners, buyer, Date.now()) : null;
  const notices = [
    saddleNotice(shown, buyer),
    rangeNotice(shown, buyer, guide),
    leasingNotice(cost, shown, buyer),
  ];
  return {
    leasable,
    cost: cost?.short ?? null,
    notices: notices.filter((notice) => notice !== null),
  };
}

/** Whether the shown variant is leasable, sold out or not, by the rules of the leasing request. `minimum` in euros. */
export function isLeasable(shown: ProductWithVariant, minimum: number | null): boolean {
  const {product, variant} = shown;
  const facts = leasingFacts(product, variant.price, fitFacts(shown).rrp);
  return notLeasableReason(facts, minimum) === null;
}

/** Who can reach the ground, if the manufacturer specifies the lowest saddle height; otherwise `null`. */
function saddleNotice(shown: ProductWithVariant, {t}: Localization): NoticeView | null {
  const {saddle} = fitFacts(shown);
  if (saddle === null) return null;
  const text = keepTogether(t('advice.saddle.text', {saddle: `${saddle}\u00a0cm`}));
  return {id: 'sattel', title: t('advice.saddle.title'), parts: [{text}]};
}

/** The 'Reichweite' notice; `null` for a bike without data. `guide` is the URL of the page that explains it. */
function rangeNotice(
  shown: ProductWithVariant,
  localization: Localization,
  guide: string | null,
): NoticeView | null {
  const {t, language} = localization;
  const facts = fitFacts(shown);
  const lines = rangeLines(facts, localization);
  if (lines.length === 0) return null;
  const wattHours = facts.wattHours && formatNumber(facts.wattHours, language);
  return {
    id: 'reichweite',
    title: t('advice.range.title'),
    parts: [
      ...lines,
      {
        text: facts.sPedelec
          ? t('advice.range.sPedelec')
          : wattHours
            ? keepTogether(t('advice.range.assumption', {battery: `${wattHours}\u00a0Wh`}))
            : t('advice.range.noBattery'),
      },
      ...(guide ? [{text: t('advice.range.guide'), href: guide}] : []),
    ],
  };
}

/**
 * The net cost of leasing the bike for three example employees, by the current factors of `partners`. `null` for
 * visitors from other countries, where German tax law does not apply, and for prices not in euros. Without the
 * recommended retail price, without a current factor and for S-pedelecs, whose tax depends on the commute, only `basis`
 * is set: why there is no figure.
 */
export function leasingCost(
  shown: ProductWithVariant,
  partners: readonly LeasingFactor[],
  {t, language, country}: Buyer,
  now: number,
) {
  const {amount, currencyCode} = shown.variant.price;
  if (currencyCode !== 'EUR' || (country ?? 'DE') !== 'DE') return null;
  const {rrp, sPedelec} = fitFacts(shown);
  const factors = currentFactors(partners, now);
  const reason = sPedelec ? 'sPedelec' : rrp === null ? 'noRrp' : 'noFactor';
  if (sPedelec || rrp === null || factors.length === 0) {
    return {short: null, lines: [], basis: t(`advice.leasing.${reason}`)};
  }
  const contract = {price: Number(amount), rrp, factors: factors.map(({factor}) => factor)};
  const costs = exampleEmployees.flatMap((situation) => {
    const cost = estimateCost(contract, situation);
    return cost ? [{...situation, cost}] : [];
  });
  const perMonth = (cost: Span) => monthlyCost(cost, {t, language});
  return {
    /** 'ca. 70–80 € im Monat netto', from the lowest to the highest of the examples. */
    short: perMonth([
      Math.min(...costs.map(({cost}) => cost[0])),
      Math.max(...costs.map(({cost}) => cost[1])),
    ]),
    lines: costs.map(({taxClass, gross, cost}) => ({
      label: t('advice.leasing.situation', {
        taxClass: t(`advice.leasing.class.${taxClass}`),
        gross: formatEuros(gross, language),
      }),
      text: perMonth(cost),
    })),
    basis: `${basisOf(rrp, factors, {t, language})} ${t('advice.leasing.plain')}`,
  };
}

/**
 * 'ca. 55–65 € im Monat netto': from the lowest to the highest cost, with the currency symbol where the language puts
 * it.
 */
export function monthlyCost([from, to]: Span, {t, language}: Localization): string {
  const maxPrice = formatEuros(to, language);
  const amount = maxPrice.replace(/\d[\d.,]*/, (number) => `${from}–${number}`);
  return keepTogether(t('advice.leasing.month', {amount}));
}

/** Sentences about the data behind an estimated cost, with its dates. */
export function basisOf(
  rrp: number,
  factors: ReturnType<typeof currentFactors>,
  {t, language}: Localization,
): string {
  const partners = factors.map(({name, factor, since}) =>
    t('advice.leasing.factor', {
      name,
      factor: formatNumber(factor, language),
      day: longDate(since, language),
    }),
  );
  return keepTogether(
    t('advice.leasing.basis', {
      rrp: formatEuros(rrp, language),
      factors: partners.join('; '),
      year: String(TAX_YEAR),
    }),
  );
}

/** The leasing notice of a page, with a link to the calculator; `null` if it cannot be leased. */
function leasingNotice(
  cost: ReturnType<typeof leasingCost>,
  shown: ProductWithVariant,
  {t, language}: Localization,
): NoticeView | null {
  if (!cost) return null;
  const {sPedelec, rrp} = fitFacts(shown);
  const price = Math.round(Number(shown.variant.price.amount));
  const query = new URLSearchParams({
    price: String(price),
    ...(rrp !== null && {rrp: String(Math.round(rrp))}),
    ...(sPedelec && {kind: 's-pedelec'}),
    variant: numericIdOf(shown.variant.id),
  });
  return {
    id: 'dienstrad',
    title: t('advice.leasing.title'),
    parts: [
      ...cost.lines,
      {text: cost.basis},
      {
        text: t('advice.leasing.calculate'),
        href: `${href(language, 'leasing')}?${query.toString()}#${CALCULATOR}`,
      },
    ],
  };
}
