import {href, translatePath} from '~/i18n/href';
import type {Language} from '~/i18n/languages';
import {pageStories, type PageName} from '~/pages';

/** A page of the content service, or an address that is safe to follow. */
export type LinkedPlace =
  | {kind: 'story'; slug: string; anchor: string}
  | {kind: 'address'; address: string};

/** A link that an editor set; `title` is what its custom attribute says of it. */
export type ContentLink = LinkedPlace & {newTab: boolean; title?: string};

const LONGEST_NAME = 100;

/**
 * The address of a link in the visitor's language: stories and paths of the shop get its prefix, other
 * addresses stay as they are.
 */
export function linkHref(language: Language, link: ContentLink): string {
  if (link.kind === 'story') return storyHref(language, link.slug) + link.anchor;
  if (!link.address.startsWith('/') || isFile(link.address)) return link.address;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(link.address) ?? [];
  return translatePath(path, language) + rest;
}

/** Where a story is read: 'home' is the start page, others stand under their slug. */
export function storyHref(language: Language, slug: string): string {
  const page = ownPage(slug);
  return page
    ? href(language, page)
    : href(language, 'content', {'*': slug.split('/').map(encodeURIComponent).join('/')});
}

/** The page that shows a story at an address of its own. */
export function ownPage(slug: string): PageName | undefined {
  const names = Object.keys(pageStories) as (keyof typeof pageStories)[];
  return names.find((name) => pageStories[name] === slug);
}

/** Files and answers for machines have no language. */
function isFile(path: string): boolean {
  return /^\/(api|builds)\/|^[^?#]*\.[a-z]{2,5}($|[?#])/i.test(path);
}

/** A place in a page as editors name it, spelled as `id` and `#…` have it; '' when nothing is left. */
export function anchorName(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .replace(/^#/, '')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '');
}
