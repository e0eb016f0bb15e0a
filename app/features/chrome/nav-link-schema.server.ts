import {z} from 'zod';
import {blok, text} from '../content/field-schemas.server';
import {readLink} from '../content/link-schema';
import type {NavLinkView} from './chrome-view';

/** A link with the name of its story, which stands where an editor wrote no label. */
const target = z
  .unknown()
  .transform((value) => ({link: readLink(value), name: storyName(value)}))
  .meta({
    field: {
      type: 'multilink',
      required: true,
      email_link_type: true,
      allow_custom_attributes: true,
    },
  });

const linkedStory = z.object({story: z.object({name: z.string()})});

function storyName(value: unknown): string {
  return linkedStory.safeParse(value).data?.story.name ?? '';
}

/** A link of the top bar or the footer. */
export const navLinkSchema = blok('nav-link', {label: text(), page: target});

/** Links as the chrome shows them; those that lead nowhere or have no name are left out. */
export function toNavLinks(items: z.output<typeof navLinkSchema>[]): NavLinkView[] {
  return items.flatMap(({uid, label, page: {link, name}}, at) => {
    const shown = label || name;
    return link && shown ? [{id: uid || `${at}`, label: shown, link}] : [];
  });
}
