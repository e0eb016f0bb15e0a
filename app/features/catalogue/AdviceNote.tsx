import {useTranslate} from '~/i18n/use-language';
import {useSiteLinks} from '../site/site-facts';

/** For those who found nothing: a link to the shop's contact page, if it has one. */
export function AdviceNote({className}: {className: string}) {
  const t = useTranslate();
  const {contact} = useSiteLinks();
  if (!contact) return null;
  return (
    <p className={`${className} text-ink-600`}>
      {`${t('catalogue.nothing.adviceText')} `}
      <a href={contact} className="font-label link">
        {t('catalogue.nothing.advice')}
      </a>
    </p>
  );
}
