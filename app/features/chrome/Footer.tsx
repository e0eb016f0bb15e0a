import {type ComponentProps, type ReactNode, useId} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import type {ChromeData} from './load-chrome.server';
import type {NavigationItem} from './navigation-view';
import {LocaleForm} from './LocaleForms';
import {Image} from '~/ui/Image';
import {Logo} from '~/ui/Logo';
import type {IconView} from '../site/site-config.server';
import {type Tile, useBrand, useSiteFacts} from '../site/site-facts';
import {ContentLink, useLinkProps} from '../story/EditorLinks';
import {RichTextContent} from '../story/RichTextContent';
import type {RichText} from '../story/rich-text';
import {TileItems} from '../site/PaymentTiles';
import {useOrderTerms, WithdrawalLink} from '../site/LegalLinks';

interface FooterProps extends Pick<ChromeData, 'navigation' | 'localization' | 'site' | 'footer'> {
  returnTo: string;
}

/** Address, hours, links, country and legally required information, below every page. */
export function Footer({navigation, localization, site, footer, returnTo}: FooterProps) {
  const t = useTranslate();
  const {countryChoice} = useSiteFacts();
  const {weekly, special} = site?.hours ?? {weekly: [], special: []};
  const hours = [
    ...weekly.map(({label, time}) => ({label, text: time})),
    ...special.map(({days, text}) => ({label: days, text})),
  ];
  return (
    <footer className="site-footer on-dark">
      <div className="page-width">
        <p className="mb-8 max-sm:*:w-full">
          <WithdrawalLink variant="light" />
        </p>
        <div className="gap-x-5 gap-y-8 border-kreide/14 max-md:border-b md:grid md:grid-cols-3 md:pb-8 lg:grid-cols-[repeat(auto-fit,minmax(170px,1fr))]">
          <div className="grid content-start gap-6 max-md:pb-6">
            <FooterAddress address={footer?.address ?? null} site={site} />
            <SocialLinks links={site?.social ?? []} />
          </div>
          {(hours.length > 0 || footer?.openingTimes) && (
            <FooterColumn title={t('chrome.footer.hours')} collapsible>
              <dl>
                {hours.map(({label, text}) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              {footer?.openingTimes && (
                <RichTextContent text={footer.openingTimes} className="footer-text" />
              )}
            </FooterColumn>
          )}
          <FooterLinks footer={footer} navigation={navigation} />
        </div>
        <PaymentAndShipping site={site} />
        {localization && countryChoice && (
          <LocaleForm localization={localization} returnTo={returnTo} />
        )}
        <FooterNotes footer={footer} />
      </div>
    </footer>
  );
}

interface FooterAddressProps {
  /** As editors wrote it; `null` falls back to the config. */
  address: RichText | null;
  site: ChromeData['site'];
}

/** The shop's name, address and contact details. */
function FooterAddress({address, site}: FooterAddressProps) {
  return (
    <address>
      <div className="mb-5 text-kreide">
        <Logo label={useBrand()} inverse />
      </div>
      {address ? (
        <RichTextContent text={address} className="footer-text" />
      ) : (
        site && (
          <>
            {site.address.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {site.phone && (
              <p className="mt-3">
                <a href={site.phone.href}>{site.phone.label}</a>
              </p>
            )}
            {site.email && (
              <p>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </p>
            )}
          </>
        )
      )}
    </address>
  );
}

/** Payment methods and carriers from the config's icon collections; renders nothing without any. */
function PaymentAndShipping({site}: {site: ChromeData['site']}) {
  const t = useTranslate();
  const {payments = [], carriers = []} = site ?? {};
  if (payments.length + carriers.length === 0) return null;
  return (
    <div className="grid gap-5 border-kreide/14 py-5 md:grid-cols-2 md:border-t">
      {payments.length > 0 && <FooterTiles title={t('cart.payments')} tiles={payments} />}
      {carriers.length > 0 && <FooterTiles title={t('chrome.shipping')} tiles={carriers} />}
    </div>
  );
}

/**
 * Payment methods or carriers: pictures from the icon collection, or names as text without one. Rows have equal
 * lengths, so no tile is left alone in the last one.
 */
function FooterTiles({title, tiles}: {title: string; tiles: readonly Tile[]}) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="tiles">
        <TileItems tiles={tiles} />
      </ul>
    </div>
  );
}

/** Tax notice linking to shipping costs, company notice, copyright, and privacy settings unless a column has them. */
function FooterNotes({footer}: {footer: ChromeData['footer']}) {
  const t = useTranslate();
  const href = useHref();
  const brand = useBrand();
  const linkProps = useLinkProps();
  const {importDuties} = useSiteFacts();
  const settingsHref = href('privacySettings');
  const hasSettingsLink = footer?.columns.some(({links}) =>
    links.some(({link}) => linkProps(link).href === settingsHref),
  );
  return (
    <div className="grid gap-2 border-t border-kreide/14 pt-4 pb-6 text-micro text-tanne-200">
      <p>
        {t('chrome.tax.before')}
        <a className="text-kreide link-on-dark" href={href('shippingCosts')}>
          {t('chrome.tax.link')}
        </a>
        {t('chrome.tax.after')}
        {importDuties && ` ${t('chrome.tax.importDuties')}`}
      </p>
      {footer?.companyNotice && <p>{footer.companyNotice}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <p>{footer?.copyright || `© ${brand}`}</p>
        {!hasSettingsLink && (
          <a
            className="ml-auto inline-flex min-h-11 items-center text-kreide link-on-dark"
            href={settingsHref}
          >
            {t('consent.settings')}
          </a>
        )}
      </div>
    </div>
  );
}

interface FooterColumnProps {
  title: string;
  /** Renders a list of links as a landmark. */
  links?: boolean;
  /** Below 768 px its title is a disclosure for the rest; otherwise the column is always expanded. */
  collapsible?: boolean;
  /** Below 768 px it is visually separated from the column above. */
  separated?: boolean;
  children: ReactNode;
}

function FooterColumn({
  title,
  links = false,
  collapsible = false,
  separated = collapsible,
  children,
}: FooterColumnProps) {
  const id = useId();
  const Frame = links ? 'nav' : 'div';
  return (
    <Frame
      className={collapsible ? 'footer-fold' : separated ? 'footer-column' : undefined}
      aria-labelledby={links ? id : undefined}
    >
      <h2 id={id}>{title}</h2>
      {collapsible && (
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

/** The columns that editors defined; without any, links to the shop's own pages and to its terms. */
function FooterLinks({footer, navigation}: FooterLinksProps) {
  const t = useTranslate();
  const href = useHref();
  const linkProps = useLinkProps();
  const orderTerms = useOrderTerms();
  if (footer?.columns.length) {
    return (
      <>
        {footer.columns.map(({id, title, open, links}) => (
          <FooterColumn key={id} title={title} links collapsible={!open} separated>
            <Links links={links.map(({label, link}) => ({label, ...linkProps(link)}))} />
          </FooterColumn>
        ))}
      </>
    );
  }
  return (
    <>
      {navigation.length > 0 && (
        <FooterColumn title={t('chrome.footer.range')} links collapsible>
          <Links links={navigation.map(({title, href}) => ({label: title, href}))} />
        </FooterColumn>
      )}
      <FooterColumn title={t('chrome.footer.service')} links separated>
        <Links
          links={[
            {label: t('chrome.footer.shippingCosts'), href: href('shippingCosts')},
            {label: t('chrome.footer.cart'), href: href('cart')},
            ...orderTerms,
          ]}
        />
      </FooterColumn>
    </>
  );
}

function Links({links}: {links: (ComponentProps<'a'> & {label: string})[]}) {
  return (
    <ul>
      {links.map(({label, ...link}, index) => (
        <li key={index}>
          <a {...link}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** Social media links from the config's icon collection; renders nothing without any. */
function SocialLinks({links}: {links: IconView[]}) {
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
