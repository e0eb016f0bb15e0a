import {translatePath} from '~/i18n/href';
import {defaultLanguage, languageNames, languages} from '~/i18n/languages';

type LinkTag = {
  tagName: 'link';
  rel: string;
  href: string;
  hrefLang?: string;
};

/**
 * Canonical and `hreflang` links of a page, from the one table of addresses. `query` is the part
 * of its query that makes it a page of its own, such as `?page=2`; all else is none of its identity.
 */
export function pageLinks(origin: string, pathname: string, query = ''): LinkTag[] {
  const alternates = languageNames.map((language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: languages[language].tag,
    href: origin + translatePath(pathname, language) + query,
  }));
  return [
    {tagName: 'link', rel: 'canonical', href: origin + pathname + query},
    ...alternates,
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: origin + translatePath(pathname, defaultLanguage) + query,
    },
  ];
}
