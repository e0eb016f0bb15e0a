import {useId} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {formatPrice} from '../pricing/format-price';
import {FilterGroup} from './FilterGroup';
import type {PriceFacetView} from './listing-view';

const FIELD =
  'h-11 w-full min-w-0 rounded-control border border-ink-400 px-2.5 text-label tabular-nums placeholder:text-ink-500 hover:border-ink';

/** The lowest and the highest price as two fields; script puts a slider above them. */
export function PriceFields({price}: {price: PriceFacetView}) {
  const {t, language} = useLanguage();
  const id = useId();
  const amount = (value: number | null) =>
    value === null
      ? ''
      : formatPrice({amount: String(value), currencyCode: price.currency}, language, {mark: false});
  return (
    <FilterGroup title={t('catalogue.price.title')} initiallyOpen>
      <div data-place="price" className="h-10 noscript:hidden" />
      <div className="flex items-center gap-2 text-small">
        <label htmlFor={`${id}from`} className="sr-only">
          {t('catalogue.price.from')}
        </label>
        <input
          id={`${id}from`}
          name="price"
          inputMode="numeric"
          defaultValue={amount(price.from)}
          placeholder={amount(price.min)}
          className={FIELD}
        />
        <label htmlFor={`${id}to`}>{t('catalogue.price.to')}</label>
        <input
          id={`${id}to`}
          name="price"
          inputMode="numeric"
          defaultValue={amount(price.to)}
          placeholder={amount(price.max)}
          className={FIELD}
        />
      </div>
    </FilterGroup>
  );
}
