import type {Language} from '~/i18n/languages';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {isNumericId} from '~/services/shopify/ids';
import {formatEuros} from '../pricing/price-view';
import {readAmount} from '~/i18n/formats';
import {basisOf, monthlyCost} from './bike-advice.server';
import {
  currentFactors,
  estimateCost,
  monthlyBenefit,
  taxClasses,
  type LeasingFactor,
} from './leasing-cost';

/** Amounts in euros, except `way`, the distance to work in kilometres; `optional` ones may be left empty. */
const amounts = {
  price: {min: 300, max: 30_000, optional: false},
  rrp: {min: 300, max: 30_000, optional: true},
  gross: {min: 500, max: 30_000, optional: false},
  share: {min: 0, max: 1000, optional: true},
  insurance: {min: 0, max: 200, optional: true},
  way: {min: 0, max: 200, optional: true},
} as const;

type AmountField = keyof typeof amounts;
const amountFields = Object.keys(amounts) as AmountField[];
export type CalculatorField = AmountField | 'class' | 'kind';

export type LeasingCalculatorData = ReturnType<typeof loadCalculator>;

/**
 * The leasing calculator for the values of a URL, `?price=3299&gross=3500&class=1` (euros, tax class), and the number of
 * the bike's `variant`. Returns the typed values, error messages for invalid ones, and the result when all are valid;
 * `price` without `gross` only prefills the form. Nothing is stored.
 */
export function loadCalculator(
  query: URLSearchParams,
  partners: readonly LeasingFactor[],
  language: Language,
  now: number,
) {
  const t = translatorOf(language);
  const typedIn = (field: CalculatorField) => (query.get(field) ?? '').slice(0, 20);
  const fields = [...amountFields, 'class', 'kind'] as const;
  const typed = Object.fromEntries(fields.map((field) => [field, typedIn(field)])) as Record<
    CalculatorField,
    string
  >;
  const isSubmitted = query.has('gross');
  const parsed = Object.fromEntries(
    amountFields.map((field) => [field, readField(typed[field], field)]),
  ) as Record<AmountField, number | null | undefined>;
  const taxClass = taxClasses.find((candidate) => candidate === typed.class);
  const invalidFields = amountFields.filter((field) => parsed[field] === undefined);
  const errors: Partial<Record<CalculatorField, string>> = {
    ...Object.fromEntries(
      invalidFields.map((field) => [field, t(`advice.calculatorError.${field}`)]),
    ),
    ...(taxClass ? {} : {class: t('advice.calculatorError.class')}),
    // The commute with an S-pedelec is taxed as well.
    ...(typed.kind === 's-pedelec' && parsed.way === null
      ? {way: t('advice.calculatorError.wayOfSPedelec')}
      : {}),
  };
  const variant = query.get('variant') ?? '';
  const factors = currentFactors(partners, now);
  const {price, gross} = parsed;
  const isReady = isSubmitted && Object.keys(errors).length === 0;
  return {
    typed,
    /** The bike to request an offer for; '' for any. */
    variant: isNumericId(variant) ? variant : '',
    errors: isSubmitted ? errors : {},
    classes: taxClasses.map((value) => ({value, label: t(`advice.leasing.class.${value}`)})),
    answer: isReady && taxClass && price && gross ? calculate(price, {taxClass, gross}) : null,
    messages: pageMessages(language, 'advice.calculator'),
  };

  function calculate(cost: number, situation: Parameters<typeof estimateCost>[1]) {
    const rrp = parsed.rrp ?? cost;
    const kilometresToWork = typed.kind === 's-pedelec' ? (parsed.way ?? 0) : 0;
    const span = estimateCost(
      {
        price: cost,
        rrp,
        factors: factors.map(({factor}) => factor),
        subsidy: parsed.share ?? 0,
        insurance: parsed.insurance ?? 0,
        kilometresToWork,
      },
      situation,
    );
    if (!span) return {headline: t('advice.leasing.noFactor'), notes: []};
    return {
      headline: monthlyCost(span, {t, language}),
      notes: [
        t('advice.calculatorAnswer.benefit', {
          amount: formatEuros(monthlyBenefit(rrp, kilometresToWork), language),
        }),
        basisOf(rrp, factors, {t, language}),
        ...(typed.insurance.trim() ? [] : [t('advice.calculatorAnswer.withoutInsurance')]),
      ],
    };
  }
}

/** `null` for an empty optional field, `undefined` for invalid amounts. */
function readField(typed: string, field: AmountField): number | null | undefined {
  const {min, max, optional} = amounts[field];
  if (typed.trim() === '') return optional ? null : undefined;
  const value = readAmount(typed);
  return value !== null && value >= min && value <= max ? value : undefined;
}
