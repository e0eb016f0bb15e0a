import {href, translatePath} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {isPagePath, pageStories, type PageName} from '~/pages';

/** A page of the content service, or a URL that is safe to follow. */
export type LinkTarget =
  | {kind: 'story'; slug: string; anchor: string}
  | {kind: 'address'; address: string};

/** A link set by an editor; `title` comes from its custom attribute. */
export type ContentLink = LinkTarget & {newTab: boolean; title?: string};

const MAX_ANCHOR_LENGTH = 100;

/**
 * The URL of a link in the visitor's language: stories and paths of the shop get its prefix, other URLs are unchanged.
 */
export function linkHref(language: Language, link: ContentLink): string {
  if (link.kind === 'story') return storyHref(language, link.slug) + link.anchor;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(link.address) ?? [];
  // Files and endpoints have no language.
  if (!path.startsWith('/') || !isPagePath(path)) return link.address;
  return translatePath(path, language) + rest;
}

/** The URL of a story: 'home' is the home page, others are at their slug. */
export function storyHref(language: Language, slug: string): string {
  const page = ownPage(slug);
  return page
    ? href(language, page)
    : href(language, 'content', {'*': slug.split('/').map(encodeURIComponent).join('/')});
}

/** The page that shows a story at its own URL. */
export function ownPage(slug: string): PageName | undefined {
  const names = Object.keys(pageStories) as (keyof typeof pageStories)[];
  return names.find((name) => pageStories[name] === slug);
}

/** An editor's anchor name, normalized for `id` and `#…`; '' when nothing is left. */
export function anchorName(name: string): string {
  return name
    .slice(0, MAX_ANCHOR_LENGTH)
    .replace(/^#/, '')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '');
}
