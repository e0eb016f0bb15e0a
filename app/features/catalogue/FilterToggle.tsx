import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';

/**
 * Shows the filters on small screens. They stand after it in the page, once for all screens: style shows them
 * while this disclosure is open (`listing.css`), script opens them as a sheet instead.
 */
export function FilterToggle({chosen}: {chosen: number}) {
  const t = useTranslate();
  return (
    <details className="filter-toggle [grid-area:toggle] lg:hidden">
      <summary className="flex min-h-11.5 list-none items-center justify-center gap-2.5 rounded-control border-[1.5px] border-ink px-4.5 text-label font-label [&::-webkit-details-marker]:hidden">
        <Icon name="sliders-horizontal" size={20} />
        {t('catalogue.filter.title')}
        {chosen > 0 && (
          <b className="flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1 text-[12.5px] text-kreide tabular-nums">
            {chosen}
          </b>
        )}
      </summary>
    </details>
  );
}
