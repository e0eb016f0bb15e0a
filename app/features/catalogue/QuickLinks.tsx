import {useHref, useTranslate} from '~/i18n/use-language';
import type {QuickLinkView} from './collection-view';

/** Collections below or beside this one, in one row that scrolls where it is too long. */
export function QuickLinks({links}: {links: QuickLinkView[]}) {
  const t = useTranslate();
  const href = useHref();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('catalogue.quickLinks')} className="-mx-(--gutter) mt-4">
      <ul className="flex [scrollbar-width:none] gap-2 overflow-x-auto px-(--gutter) py-1 lg:flex-wrap">
        {links.map(({title, handle, current, all}) => (
          <li key={handle} className="flex-none">
            <a
              href={href('collection', {handle})}
              aria-current={current ? 'page' : undefined}
              className="flex h-10 items-center rounded-full bg-stahl-100 px-4 text-label font-[550] whitespace-nowrap hover:bg-stahl-200 aria-[current]:bg-ink aria-[current]:text-kreide"
            >
              {all ? t('catalogue.all') : title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
