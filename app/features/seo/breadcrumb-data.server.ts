import {href} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';

export interface Crumb {
  title: string;
  /** Path of the page. */
  href: string;
}

/** schema.org `BreadcrumbList` from the start page to this page. */
export function breadcrumbData(
  way: Crumb[],
  origin: string,
  language: Language,
): Record<string, unknown> {
  const home = {
    title: translatorOf(language)('product.breadcrumb.home'),
    href: href(language, 'home'),
  };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...way].map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.title,
      item: origin + crumb.href,
    })),
  };
}
