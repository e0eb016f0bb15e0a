import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import {Suggestions, type Suggestion} from './Suggestions';

interface Props {
  /** The address of the list, to be tried again. */
  href: string;
  suggestions: Suggestion[];
}

/** Stands where the list would be while the search service is out; the rest of the page works (spec §8). */
export function ListingOutage({href, suggestions}: Props) {
  const t = useTranslate();
  return (
    <div className="grid gap-8 pt-7 pb-11">
      <Alert kind="danger" title={t('catalogue.outage.title')}>
        <p>{t('catalogue.outage.text')}</p>
      </Alert>
      <p>
        <ButtonLink variant="secondary" href={href} data-document="">
          {t('catalogue.outage.retry')}
        </ButtonLink>
      </p>
      <Suggestions suggestions={suggestions} />
    </div>
  );
}
