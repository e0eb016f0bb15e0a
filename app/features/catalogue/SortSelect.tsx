import {useId} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {FILTER_FORM} from './filter-fields';
import {PlainSubmit} from './PlainSubmit';
import type {ListingOrder} from './sorting';

interface Props {
  order: ListingOrder;
  orders: readonly ListingOrder[];
}

/** The order of a list; it belongs to the form of the filters, so either keeps what the other says. */
export function SortSelect({order, orders}: Props) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className="flex min-w-0 gap-2 [grid-area:sort] max-lg:flex-wrap">
      <div className="relative flex flex-1 items-center rounded-control border border-ink-400 bg-kreide text-label hover:border-ink has-focus-visible:focus-ring max-lg:min-w-full lg:min-w-60">
        <label htmlFor={id} className="flex-none max-lg:sr-only lg:pl-4 lg:text-ink-500">
          {t('catalogue.sort.label')}:
        </label>
        <select
          id={id}
          form={FILTER_FORM}
          name="sort"
          defaultValue={order}
          autoComplete="off"
          className="h-11 w-full min-w-0 appearance-none truncate rounded-control pr-9.5 pl-3.5 font-[550] outline-none lg:pl-1.5"
        >
          {orders.map((option) => (
            <option key={option} value={option}>
              {t(`catalogue.sort.${option}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className="pointer-events-none absolute right-3" />
      </div>
      <PlainSubmit form={FILTER_FORM}>{t('catalogue.sort.submit')}</PlainSubmit>
    </div>
  );
}
