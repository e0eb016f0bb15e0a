import {sentPart} from '~/ui/late-part';
import {LeasingCalculator as SentCalculator} from './LeasingCalculator';

/** The worker sends it complete; the fields' code comes after the page's, which other pages of forms share. */
export const LeasingCalculator = sentPart(
  import.meta.env.SSR && SentCalculator,
  async () => (await import('./LeasingCalculator')).LeasingCalculator,
);
