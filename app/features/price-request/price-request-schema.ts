import {z} from 'zod';
import {required, shapeOf} from '~/forms/field-schemas';
import {priceFields} from './fields';
import {readOfferLink} from './offer-link';

/** What 'Preisanfrage' sends. `ownHosts` are this shop's, which make no cheaper offer. */
export function priceRequestSchema(ownHosts: readonly string[]) {
  const offerLink = required('offerLink').transform((typed, context) => {
    const read = readOfferLink(typed, ownHosts);
    if ('link' in read) return read.link;
    context.addIssue({code: 'custom', message: read.problem});
    return z.NEVER;
  });
  return z.object(shapeOf(priceFields, {offerLink}));
}
