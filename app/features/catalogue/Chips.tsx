import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {ChipView} from './listing-view';

interface Props {
  chips: ChipView[];
  /** Query that takes all of them away. */
  resetQuery: string | null;
}

/** The filters in force: each is a link to the list without it. */
export function Chips({chips, resetQuery}: Props) {
  const t = useTranslate();
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={t('catalogue.filter.chosen')}
      className="-mx-1 -mt-1 mb-2.5 flex min-w-0 [scrollbar-width:none] items-center gap-2 overflow-x-auto p-1 [grid-area:chips] *:flex-none lg:-mb-1 lg:flex-wrap"
    >
      {chips.map(({facet, label, query}) => (
        <li key={facet + label}>
          <Chip query={query} label={label} />
        </li>
      ))}
      {resetQuery && (
        <li>
          <a
            href={resetQuery}
            data-keep-scroll=""
            className="flex h-8.5 items-center px-1 text-small link hover:decoration-ink"
          >
            {t('catalogue.filter.reset')}
          </a>
        </li>
      )}
    </ul>
  );
}

function Chip({label, query}: Pick<ChipView, 'label' | 'query'>) {
  const t = useTranslate();
  return (
    <a
      href={query}
      data-keep-scroll=""
      className="relative flex h-8.5 items-center gap-2 rounded-tile bg-reseda-100 pr-2.5 pl-3 text-small/[1.2] font-[550] hover:bg-reseda-200"
    >
      {label}
      <span className="sr-only">{` ${t('catalogue.filter.remove')}`}</span>
      <Icon name="x" size={16} />
    </a>
  );
}
