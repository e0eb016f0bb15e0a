import {settingStory} from '../site/setting-story.server';
import type {LeasingContent} from './leasing-content';
import {leasingContentSchema} from './leasing-content-schema.server';

/** What editors offer in the leasing request. */
const story = settingStory({
  slug: 'leasing-anfrage',
  schema: leasingContentSchema,
  read({lead, partners, packages, minimum_price: minimum, note}): LeasingContent {
    return {
      lead,
      // A name that stands twice is one choice.
      partners: [...new Map(partners.map(({name, image}) => [name, {name, image}])).values()],
      packages: packages.map(({uid: id, name}) => ({id, name})),
      minimum,
      note,
    };
  },
  without: {lead: '', partners: [], packages: [], minimum: null, note: ''},
});

export const loadLeasingContent = story.load;
export const loadGermanLeasingContent = story.loadGerman;
