import type {Translate} from '~/i18n/translate';
import type {WorkerMessageKey} from '~/i18n/messages';
import type {Language} from '~/i18n/languages';
import type {LetterBike, LetterGroup, RequestLetter} from '../requests/request-letter';
import type {PriceRequest} from './price-request-schema';

interface Subject {
  /** `null`: Shopify does not know the variant, or could not be asked. */
  bike: LetterBike | null;
  /** The variant of the address, `null` without one. */
  number: string | null;
}

type TranslatorOf = (language: Language) => Translate<WorkerMessageKey>;

/** What mails and webhook say of a price request. */
export function priceRequestLetter(
  request: PriceRequest,
  {bike, number}: Subject,
  translatorOf: TranslatorOf,
): RequestLetter {
  const {name, email, offerLink, message} = request;
  return {
    kind: 'price',
    customer: {name, email},
    typed: {...request, variant: number},
    bike,
    groups: (language) => {
      const t = translatorOf(language);
      const row = (label: 'name' | 'email' | 'offerLink' | 'message', value: string) => ({
        label: t(`priceRequest.letter.${label}`),
        value,
      });
      const rows: LetterGroup['rows'] = [
        row('name', name),
        row('email', email),
        row('offerLink', offerLink),
        ...(message ? [{...row('message', message), prose: true as const}] : []),
      ];
      // Without Shopify's own words its number still tells which one.
      const item = {
        label: t('priceRequest.bike'),
        value: t('priceRequest.variant', {number: number ?? ''}),
      };
      const named = !bike && number ? [item, ...rows] : rows;
      return [{heading: t('priceRequest.letter.details'), rows: named}];
    },
    data: {name, email, offerLink, message, variant: number},
  };
}
