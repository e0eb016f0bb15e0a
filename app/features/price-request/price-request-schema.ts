import {z} from 'zod';
import {acceptedPrivacy, email, messageToShop, required, requiredLine} from '~/forms/field-schemas';
import {readOfferLink} from './offer-link';

/** What 'Preisanfrage' sends. `ownHosts` are this shop's, which make no cheaper offer. */
export function priceRequestSchema(ownHosts: readonly string[]) {
  const offerLink = required('offerLink').transform((typed, context) => {
    const read = readOfferLink(typed, ownHosts);
    if ('link' in read) return read.link;
    context.addIssue({code: 'custom', message: read.problem});
    return z.NEVER;
  });
  return z.object({
    offerLink,
    name: requiredLine('name'),
    email,
    message: messageToShop,
    privacy: acceptedPrivacy,
  });
}

export type PriceRequest = z.output<ReturnType<typeof priceRequestSchema>>;
