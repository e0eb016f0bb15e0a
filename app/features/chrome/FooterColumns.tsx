import {type ReactNode, useId} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {ContentLink, useLinkProps} from '../story/EditorLinks';
import type {ChromeData} from './load-chrome.server';
import type {NavigationItem} from './navigation-view';
import {Image} from '~/ui/Image';
import type {IconView} from '../site/site-config.server';

interface FooterColumnProps {
  title: string;
  /** A list of links is a landmark of its own. */
  links?: boolean;
  /** Below 768 px its title is a disclosure that shows the rest, else the whole column stands there. */
  folds?: boolean;
  /** Below 768 px it is set off from the column above. */
  ruled?: boolean;
  children: ReactNode;
}

/** A titled column of the footer. */
export function FooterColumn({
  title,
  links = false,
  folds = false,
  ruled = folds,
  children,
}: FooterColumnProps) {
  const id = useId();
  const Frame = links ? 'nav' : 'div';
  return (
    <Frame
      className={folds ? 'footer-fold' : ruled ? 'footer-column' : undefined}
      aria-labelledby={links ? id : undefined}
    >
      <h2 id={id}>{title}</h2>
      {folds && (
        <details>
          <summary>{title}</summary>
        </details>
      )}
      {children}
    </Frame>
  );
}

interface FooterLinksProps {
  footer: ChromeData['footer'];
  navigation: NavigationItem[];
}

interface Link {
  id: string;
  label: string;
  href: string;
  target?: string;
  rel?: string;
}

/** The columns that editors made; without them links to the shop's own pages. */
export function FooterLinks({footer, navigation}: FooterLinksProps) {
  const t = useTranslate();
  const href = useHref();
  const linkProps = useLinkProps();
  if (footer?.columns?.length) {
    return (
      <>
        {footer.columns.map(({id, title, open, links}) => (
          <FooterColumn key={id} title={title} links folds={!open} ruled>
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
          <a {...link}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** Where else the shop is, as the config's icon collection says; nothing when it says nothing. */
export function SocialLinks({links}: {links: IconView[]}) {
  const t = useTranslate();
  if (links.length === 0) return null;
  return (
    <FooterColumn title={t('chrome.footer.social')} links>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(
          ({name, label, picture, link}) =>
            link && (
              <li key={name}>
                <ContentLink link={link} className="flex min-h-8 items-center gap-2">
                  {picture && (
                    <Image
                      image={{...picture, alt: ''}}
                      sizes="24px"
                      widths={[24, 48]}
                      fit="contain"
                      className="size-6"
                    />
                  )}
                  {label}
                </ContentLink>
              </li>
            ),
        )}
      </ul>
    </FooterColumn>
  );
}
