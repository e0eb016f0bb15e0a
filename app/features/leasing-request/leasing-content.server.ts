import {requestStory} from '../requests/request-story.server';
import type {LeasingContent} from './leasing-content';
import {leasingContentSchema} from './leasing-content-schema.server';

/** What editors offer in the leasing request. */
const story = requestStory({
  slug: 'leasing-anfrage',
  schema: leasingContentSchema,
  read({lead, partners, packages, minimum_price: minimum, note}): LeasingContent {
    return {
      lead,
      partners: [...new Set(partners.map(({name}) => name))],
      packages: packages.map(({uid: id, name}) => ({id, name})),
      minimum,
      note,
    };
  },
  without: {lead: '', partners: [], packages: [], minimum: null, note: ''},
});

export const loadLeasingContent = story.load;
export const loadGermanLeasingContent = story.loadGerman;
