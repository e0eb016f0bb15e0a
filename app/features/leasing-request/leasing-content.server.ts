import type {LeasingFactor} from '../advice/leasing-cost';
import type {ImageView} from '../pictures/image-view';
import type {Offered} from '../requests/request-letter';
import {settingStory} from '../site/site-config.server';
import {
  component,
  handle,
  longText,
  number,
  parts,
  picture,
  requiredText,
} from '../story/field-schemas.server';
import {pageStories} from '~/pages';

/** What editors offer in the leasing request; names are read as they stand. */
export interface LeasingContent {
  lead: string;
  /** Empty: the visitor writes the partner's name. */
  partners: (LeasingFactor & {image: ImageView | null})[];
  /** Empty: the visitor writes the package's name. */
  packages: Offered[];
  /** Lowest price of a leasable bike in euros, `null` without one. */
  minimum: number | null;
  note: string;
}

/** A firm that employers lease bikes from; its name is the same in all languages. */
const leasingPartnerSchema = component('leasing-partner', {
  name: requiredText({translatable: false}),
  image: picture(),
  factor: number({description: 'Monatliche Rate bei 36 Monaten, in Prozent des Kaufpreises'}),
  factor_since: handle({
    description: 'Stand des Faktors, etwa 2026-10-01; gilt ein Jahr',
  }),
});

/** What of service and insurance goes into the contract. */
const leasingPackageSchema = component('leasing-package', {name: requiredText()});

/** The story 'leasing-anfrage': what the leasing request offers. */
export const leasingContentSchema = component('leasing-request', {
  lead: longText(),
  partners: parts(leasingPartnerSchema, 20),
  packages: parts(leasingPackageSchema, 20),
  minimum_price: number({description: 'In Euro; leer: kein Mindestpreis'}),
  note: longText(),
});

/** What editors offer in the leasing request. */
const story = settingStory({
  slug: pageStories.leasingRequest,
  schema: leasingContentSchema,
  read({lead, partners, packages, minimum_price: minimum, note}): LeasingContent {
    return {
      lead,
      // A name that stands twice is one choice.
      partners: [
        ...new Map(
          partners.map(({name, image, factor, factor_since: since}) => [
            name,
            {name, image, factor, since},
          ]),
        ).values(),
      ],
      packages: packages.map(({uid: id, name}) => ({id, name})),
      minimum,
      note,
    };
  },
  without: {lead: '', partners: [], packages: [], minimum: null, note: ''},
});

/** The story 'leasing-anfrage' in the visitor's language, once per request; in an outage the form works without it. */
export const loadLeasingContent = story.load;
/** The same in German, which the mail to the shop is written in. */
export const loadGermanLeasingContent = story.loadGerman;
