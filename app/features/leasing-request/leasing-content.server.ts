import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {oncePer} from '~/services/http/once-per';
import {optional} from '~/services/http/optional.server';
import {leasingContentSchema} from './leasing-content-schema.server';
import type {LeasingContent} from './leasing-content';

const SLUG = 'leasing-anfrage';

/** Without content visitors write partner and package in words of their own, so no request is lost. */
const withoutStory: LeasingContent = {
  lead: '',
  partners: [],
  packages: [],
  minimum: null,
  note: '',
};

/**
 * What editors offer in the leasing request; once per visit. A missing or malformed story and an outage without
 * a last good copy are logged, and the form asks in free text.
 */
export const loadLeasingContent = oncePer(
  async ({storyblok}: AppLoadContext): Promise<LeasingContent> => {
    const story = await optional(
      storyblok.story(SLUG, {lastGood: true}),
      null,
      `Cannot get the story '${SLUG}'`,
    );
    return (story && readContent(story.content)) ?? withoutStory;
  },
);

/** A story that the isolate remembers is read once, not for each request. */
const readContent = oncePer((content: object): LeasingContent | null => {
  const parsed = leasingContentSchema.safeParse(content);
  if (!parsed.success) {
    console.error(`The story '${SLUG}' is malformed: ${z.prettifyError(parsed.error)}`);
    return null;
  }
  const {lead, partners, packages, minimum_price: minimum, note} = parsed.data;
  const names = (items: {name: string}[]) => [...new Set(items.map(({name}) => name))];
  return {lead, partners: names(partners), packages: names(packages), minimum, note};
});
