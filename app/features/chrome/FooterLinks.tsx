import {useHref, useWorkerLanguage} from '~/i18n/use-language';
import {useLinkProps} from '../story/EditorLinks';
import type {FooterView} from './load-chrome.server';
import {FooterColumn} from './FooterColumn';
import type {NavigationItem} from './navigation-view';

interface FooterLinksProps {
  footer: FooterView | null;
  navigation: NavigationItem[];
}

interface Link {
  id: string;
  label: string;
  href: string;
  target?: string;
  rel?: string;
}

/** The columns that editors made; without them the ways that the shop knows itself. */
export function FooterLinks({footer, navigation}: FooterLinksProps) {
  const {t} = useWorkerLanguage();
  const href = useHref();
  const linkProps = useLinkProps();
  if (footer && footer.columns.length > 0) {
    return (
      <>
        {footer.columns.map(({id, title, links}) => (
          <FooterColumn key={id} title={title} links folds>
            <Links links={links.map(({id, label, link}) => ({id, label, ...linkProps(link)}))} />
          </FooterColumn>
        ))}
      </>
    );
  }
  return (
    <>
      {navigation.length > 0 && (
        <FooterColumn title={t('chrome.footer.range')} links folds>
          <Links links={navigation.map(({id, title, href}) => ({id, label: title, href}))} />
        </FooterColumn>
      )}
      <FooterColumn title={t('chrome.footer.service')} links folds>
        <Links
          links={[
            {id: 'shipping', label: t('chrome.footer.shippingCosts'), href: href('shippingCosts')},
            {id: 'cart', label: t('chrome.footer.cart'), href: href('cart')},
          ]}
        />
      </FooterColumn>
    </>
  );
}

function Links({links}: {links: Link[]}) {
  return (
    <ul>
      {links.map(({id, label, ...link}) => (
        <li key={id}>
          <a
            className="inline-block py-[3px] text-tanne-200 underline-offset-3 hover:text-kreide hover:underline"
            {...link}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
