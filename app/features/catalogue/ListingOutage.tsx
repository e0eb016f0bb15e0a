import {useLocation} from '@remix-run/react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import type {CollectionLink} from './collection-view';
import {Suggestions} from './Suggestions';

/** Stands where the list would be while the search service is out; the rest of the page works. */
export function ListingOutage({suggestions}: {suggestions: CollectionLink[]}) {
  const t = useTranslate();
  const {pathname, search} = useLocation();
  return (
    <div className="grid gap-8 pt-7 pb-11">
      <Alert kind="danger" title={t('catalogue.outage.title')}>
        <p>{t('catalogue.outage.text')}</p>
      </Alert>
      <p>
        <ButtonLink variant="secondary" href={pathname + search} data-document="">
          {t('catalogue.outage.retry')}
        </ButtonLink>
      </p>
      <Suggestions suggestions={suggestions} />
    </div>
  );
}
