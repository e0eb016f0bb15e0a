import {z} from 'zod';
import {languageNames, languages} from '~/i18n/languages';
import {safeLink} from '~/safe-addresses';
import {SLUG, trimSlashes} from '~/services/storyblok/story-schema';
import {anchorName, type ContentLink, type LinkTarget} from './links';
import type {Mark} from './rich-text';

const optionalText = z.string().nullish().catch(null);

const vendorLink = z.object({
  linktype: z.string(),
  cached_url: optionalText,
  url: optionalText,
  email: optionalText,
  target: optionalText,
  anchor: optionalText,
  title: optionalText,
  story: z.object({full_slug: optionalText}).nullish().catch(null),
});
type VendorLink = z.infer<typeof vendorLink>;

const MAX_TITLE_LENGTH = 200;

/**
 * Parses a link field of the content service; `null` without a valid target. A story link needs a page, an e-mail link
 * an address; trailing slashes are removed, unknown types are invalid.
 */
export function readLink(value: unknown): ContentLink | null {
  const {data: link} = vendorLink.safeParse(value);
  if (!link) return null;
  const linkTarget = linkTargetOf(link);
  const title = link.title?.trim().slice(0, MAX_TITLE_LENGTH);
  return linkTarget && {...linkTarget, newTab: link.target === '_blank', ...(title && {title})};
}

function linkTargetOf(link: VendorLink): LinkTarget | null {
  switch (link.linktype) {
    case 'story':
      return storyTarget(link);
    case 'email':
      return addressTarget(mailAddress(link.email ?? ''));
    case 'asset':
    case 'url':
      return addressTarget(completeAddress(link.url?.trim() || link.cached_url || ''));
    default:
      return null;
  }
}

function storyTarget({story, cached_url: cachedUrl, anchor}: VendorLink): LinkTarget | null {
  // For a page that moved, the story has the new slug, and the link the old one.
  const slug = plainSlug(story?.full_slug || cachedUrl || '');
  if (!SLUG.test(slug)) return null;
  const name = anchorName(anchor ?? '');
  return {kind: 'story', slug, anchor: name && `#${name}`};
}

function addressTarget(address: string): LinkTarget | null {
  const safe = safeLink(address);
  return safe ? {kind: 'address', address: safe} : null;
}

const languageCodes = languageNames.flatMap((language) => languages[language].storyblok ?? []);
const LANGUAGE_PREFIX = new RegExp(`^(${languageCodes.join('|')})(/|$)`);

/** The service prefixes translated slugs with the language: `en/impressum`. */
function plainSlug(slug: string): string {
  return trimSlashes(slug.trim()).replace(LANGUAGE_PREFIX, '');
}

function mailAddress(email: string): string {
  const address = email.trim().replace(/^mailto:/i, '');
  return /^[^\s@]+@[^\s@]+$/.test(address) ? `mailto:${address}` : '';
}

/** Hosts are typed without `https://`. URLs of the shop have no trailing slash, with or without a query. */
function completeAddress(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`;
  return address.startsWith('/') ? address.replace(/^([^?#]*[^/?#])\/+(?=[?#]|$)/, '$1') : address;
}

const vendorMark = z.object({
  type: z.string(),
  attrs: z.record(z.string(), z.unknown()).nullish().catch(null),
});

const customAttributes = z.object({title: z.unknown()}).partial();

const supportedMarks: readonly string[] = [
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'superscript',
  'subscript',
] satisfies Mark[];

/** Parses the marks of a piece of text, without duplicates; an editor's own colours, classes and styles are dropped. */
export function readMarks(values: unknown[]) {
  const marks = values.flatMap((value) => vendorMark.safeParse(value).data ?? []);
  const attributesOf = (name: string) => marks.find(({type}) => type === name)?.attrs;
  const id = attributesOf('anchor')?.id;
  return {
    marks: [...new Set(marks.map(({type}) => type))].filter(isSupportedMark),
    link: readLink(linkOfMark(attributesOf('link') ?? {})),
    /** The id that a link may point to; '' for none. */
    anchor: typeof id === 'string' ? anchorName(id) : '',
  };
}

function isSupportedMark(type: string): type is Mark {
  return supportedMarks.includes(type);
}

/** A link mark has its address in `href`, a link field in a field that depends on its type. */
function linkOfMark(attrs: Record<string, unknown>) {
  const {href, linktype, anchor, target, story, custom} = attrs;
  const type = linktype ?? 'url';
  const {title} = customAttributes.safeParse(custom).data ?? {};
  return {linktype: type, cached_url: href, url: href, email: href, anchor, target, story, title};
}
