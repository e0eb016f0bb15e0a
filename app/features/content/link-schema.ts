import {z} from 'zod';
import {anchorName, safeAddress, type ContentLink} from './link-view';

const text = z.string().nullish().catch(null);

const vendorLink = z.object({
  linktype: z.string(),
  cached_url: text,
  url: text,
  email: text,
  target: text,
  anchor: text,
  story: z.object({full_slug: text}).nullish().catch(null),
});
type VendorLink = z.infer<typeof vendorLink>;

/** What may be part of a story's address; the vendor lets editors choose no others. */
const SLUG = /^[\p{L}\p{N}/._~-]{1,500}$/u;

/**
 * Reads a link field of the content service; `null` for a link that leads nowhere. Rules of spec §5: a story
 * link needs a page, an e-mail link an address, slashes at the end go, unknown types are invalid.
 */
export function readLink(value: unknown): ContentLink | null {
  const {data: link} = vendorLink.safeParse(value);
  if (!link) return null;
  const newTab = link.target === '_blank';
  switch (link.linktype) {
    case 'story':
      return storyLink(link, newTab);
    case 'email':
      return addressLink(mailAddress(link.email ?? ''), newTab);
    case 'url':
      return addressLink(withoutSlash(link.url?.trim() || link.cached_url || ''), newTab);
    default:
      return null;
  }
}

function storyLink({story, cached_url: cachedUrl, anchor}: VendorLink, newTab: boolean) {
  // A page that moved: the story knows its new address, the link remembers the old one.
  const slug = plainSlug(story?.full_slug || cachedUrl || '');
  if (!SLUG.test(slug)) return null;
  const name = anchorName(anchor ?? '');
  return {kind: 'story' as const, slug, anchor: name && `#${name}`, newTab};
}

function addressLink(address: string, newTab: boolean): ContentLink | null {
  const safe = safeAddress(address);
  return safe ? {kind: 'address', address: safe, newTab} : null;
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
