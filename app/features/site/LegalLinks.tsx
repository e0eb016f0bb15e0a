import {useLocation} from '@remix-run/react';
import {useHref, useLanguage, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {useSiteLinks} from './site-facts';

/** The legally required link next to products for sale: to the notice on the legal guarantee. */
export function WarrantyLink() {
  const t = useTranslate();
  const {warranty} = useSiteLinks();
  if (!warranty) return null;
  return (
    <p className="mt-2 text-small">
      <a className="inline-block py-1 link" href={warranty}>
        {t('chrome.warranty')}
      </a>
    </p>
  );
}

/** Links to the terms of an order and to the buyer's rights, as far as the shop has such pages. */
export function useOrderTerms(): {label: string; href: string}[] {
  const t = useTranslate();
  const {terms, returns, privacy, warranty} = useSiteLinks();
  return [
    {label: t('chrome.terms.terms'), href: terms},
    {label: t('chrome.terms.returns'), href: returns},
    {label: t('chrome.terms.privacy'), href: privacy},
    {label: t('chrome.warranty'), href: warranty},
  ].flatMap(({label, href}) => (href ? [{label, href}] : []));
}

/** The terms of an order, next to the checkout button. */
export function OrderTermsLinks() {
  const links = useOrderTerms();
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 text-micro text-ink-600">
      {links.map(({label, href}) => (
        <li key={label}>
          <a className="inline-block py-1 link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface WithdrawalLinkProps {
  variant: 'primary' | 'secondary' | 'light';
  /** Name of the order that the form is about, '#1178'. */
  order?: string;
}

/** Link to the form for withdrawing from a contract, labelled as § 356a BGB requires. */
export function WithdrawalLink({variant, order}: WithdrawalLinkProps) {
  const query = order ? `?order=${encodeURIComponent(order)}` : '';
  return (
    <ButtonLink href={useHref()('withdrawal') + query} variant={variant} size="small">
      <WithdrawalLabel />
    </ButtonLink>
  );
}

/** The same link on the page about withdrawal, where the law requires it: a story, or Shopify's policy. */
export function WithdrawalLinkOnReturns({className}: {className: string}) {
  const {pathname} = useLocation();
  if (useSiteLinks().returns?.split('#', 1)[0] !== pathname) return null;
  return (
    <p className={className}>
      <WithdrawalLink variant="primary" />
    </p>
  );
}

/** 'Vertrag widerrufen'; pages in other languages show these words of German law (BGB § 356a) as well. */
export function WithdrawalLabel() {
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
