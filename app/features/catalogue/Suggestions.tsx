import {useHref, useTranslate} from '~/i18n/use-language';
import type {CollectionLink} from './collection-view';
import {usePlaces} from '../site/site-facts';

/** Collections to go on with, and people to ask. */
export function Suggestions({suggestions}: {suggestions: CollectionLink[]}) {
  const t = useTranslate();
  const href = useHref();
  const {contact} = usePlaces();
  return (
    <div className="grid gap-3">
      {suggestions.length > 0 && (
        <>
          <h2 className="text-h3">{t('catalogue.nothing.suggestions')}</h2>
          <ul className="flex flex-wrap gap-2">
            {suggestions.map(({title, handle}) => (
              <li key={handle}>
                <a
                  href={href('collection', {handle})}
                  className="flex min-h-10 items-center rounded-full bg-stahl-100 px-4 text-label font-[550] hover:bg-stahl-200"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {contact && (
        <p className="mt-2 text-ink-600">
          {`${t('catalogue.nothing.adviceText')} `}
          <a href={contact} className="font-label link">
            {t('catalogue.nothing.advice')}
          </a>
        </p>
      )}
    </div>
  );
}
