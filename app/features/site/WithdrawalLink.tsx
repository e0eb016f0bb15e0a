import {useHref, useLanguage} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';

interface WithdrawalLinkProps {
  variant: 'primary' | 'secondary' | 'light';
  /** Name of the order that the form is about, '#1178'. */
  order?: string;
}

/** The way to the form that withdraws from a contract, as § 356a BGB wants it called. */
export function WithdrawalLink({variant, order}: WithdrawalLinkProps) {
  const query = order ? `?order=${encodeURIComponent(order)}` : '';
  return (
    <ButtonLink href={useHref()('withdrawal') + query} variant={variant} size="small">
      <WithdrawalWords />
    </ButtonLink>
  );
}

/** 'Vertrag widerrufen'; pages in another language say the German words too. */
export function WithdrawalWords() {
  const {language, t} = useLanguage();
  return (
    <span className="py-2">
      {t('chrome.withdrawal.action')}
      {language !== 'de' && (
        <>
          {' · '}
          <span lang="de" className="whitespace-nowrap">
            {t('chrome.withdrawal.german')}
          </span>
        </>
      )}
    </span>
  );
}
