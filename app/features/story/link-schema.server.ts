import {z} from 'zod';
import {safeLink} from '~/safe-addresses';
import {anchorName, type ContentLink, type LinkedPlace} from './links';

const text = z.string().nullish().catch(null);

const vendorLink = z.object({
  linktype: z.string(),
  cached_url: text,
  url: text,
  email: text,
  target: text,
  anchor: text,
  title: text,
  story: z.object({full_slug: text}).nullish().catch(null),
});
type VendorLink = z.infer<typeof vendorLink>;

const LONGEST_TITLE = 200;

/** What may be part of a story's address; the vendor lets editors choose no others. */
const SLUG = /^[\p{L}\p{N}/._~-]{1,500}$/u;

/**
 * Reads a link field of the content service; `null` for a link that leads nowhere. A story
 * link needs a page, an e-mail link an address, slashes at the end go, unknown types are invalid.
 */
export function readLink(value: unknown): ContentLink | null {
  const {data: link} = vendorLink.safeParse(value);
  if (!link) return null;
  const place = placeOf(link);
  const title = link.title?.trim().slice(0, LONGEST_TITLE);
  return place && {...place, newTab: link.target === '_blank', ...(title && {title})};
}

function placeOf(link: VendorLink): LinkedPlace | null {
  switch (link.linktype) {
    case 'story':
      return storyPlace(link);
    case 'email':
      return addressPlace(mailAddress(link.email ?? ''));
    case 'url':
      return addressPlace(withoutSlash(link.url?.trim() || link.cached_url || ''));
    default:
      return null;
  }
}

function storyPlace({story, cached_url: cachedUrl, anchor}: VendorLink): LinkedPlace | null {
  // A page that moved: the story knows its new address, the link remembers the old one.
  const slug = plainSlug(story?.full_slug || cachedUrl || '');
  if (!SLUG.test(slug)) return null;
  const name = anchorName(anchor ?? '');
  return {kind: 'story', slug, anchor: name && `#${name}`};
}

function addressPlace(address: string): LinkedPlace | null {
  const safe = safeLink(address);
  return safe ? {kind: 'address', address: safe} : null;
}

/** The service puts the language before translated slugs: `en/impressum`. */
function plainSlug(slug: string): string {
  return slug
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replace(/^en(\/|$)/, '');
}

function mailAddress(email: string): string {
  const address = email.trim().replace(/^mailto:/i, '');
  return /^[^\s@]+@[^\s@]+$/.test(address) ? `mailto:${address}` : '';
}

/** Addresses of the shop have no slash at the end, with parameters or without. */
function withoutSlash(address: string): string {
  return address.startsWith('/') ? address.replace(/^([^?#]*[^/?#])\/+(?=[?#]|$)/, '$1') : address;
}
