import type {ImageView} from '../pictures/image-view';
import type {Offered} from '../requests/request-letter';

/** What editors offer in the leasing request; names are read as they stand. */
export interface LeasingContent {
  lead: string;
  /** Empty: the visitor writes the partner's name. */
  partners: {name: string; image: ImageView | null}[];
  /** Empty: the visitor writes the package's name. */
  packages: Offered[];
  /** Lowest price of a leasable bike in euros, `null` without one. */
  minimum: number | null;
  note: string;
}
