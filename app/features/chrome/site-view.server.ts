import {toNavLinks} from './nav-link-schema.server';
import {phoneHref, type FooterView, type IconView, type SiteView} from './chrome-view';
import type {SiteConfig} from './config-schema.server';
import type {FooterContent} from './footer-schema.server';
import {plainText, type RichText} from '../content/rich-text-view';

/** The part of the config that every page shows. */
export function toSiteView(config: SiteConfig): SiteView {
  const place = [config.zip_code, config.city].filter(Boolean).join(' ');
  return {
    brand: config.company_name,
    hoursNote: config.hours_note,
    phone: config.phone
      ? {label: config.phone, href: phoneHref(config.phone, config.country)}
      : null,
    email: config.email,
    address: [config.street, place].filter(Boolean),
    topNavigation: toNavLinks(config.top_navigation),
    payments: toIcons(config.icons_payment),
    carriers: toIcons(config.icons_shipping),
    social: toIcons(config.icons_social_media).filter(({link}) => link),
  };
}

/** The footer's content; a text without content is `null`, a column without links is left out. */
export function toFooterView(footer: FooterContent): FooterView {
  return {
    address: filled(footer.address),
    openingTimes: filled(footer.opening_times),
    columns: footer.navigations
      .map(({uid, title, items}, at) => ({id: uid || `${at}`, title, links: toNavLinks(items)}))
      .filter(({links}) => links.length > 0),
    companyNotice: footer.company_notice,
    copyright: footer.copyright,
  };
}

function toIcons(items: SiteConfig['icons_payment']): IconView[] {
  return items.flatMap(({name, label, image, link}) =>
    name || label ? [{name, label: label || name, picture: image, link}] : [],
  );
}

function filled(text: RichText): RichText | null {
  return plainText(text) ? text : null;
}
