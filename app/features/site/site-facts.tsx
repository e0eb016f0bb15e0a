import {createContext, useContext} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import type {ImageView} from '../pictures/image-view';

/** Pages and collections that the shop's owner configures; without one its links are hidden. */
interface SiteLinks {
  contact?: string | null;
  privacy?: string | null;
  /** Information for customers about withdrawal. */
  returns?: string | null;
  terms?: string | null;
  /** What the law guarantees to buyers. */
  warranty?: string | null;
  /** How reviews are verified. */
  reviews?: string | null;
  leasing?: string | null;
  /** Helps find the right frame size. */
  sizing?: string | null;
  workshop?: string | null;
  /** The collection to start with, and that of the best sellers. */
  browse?: string | null;
  bestSellers?: string | null;
}

/** A payment method or a carrier: the editor's picture, or the name as text. */
export interface Tile {
  name: string;
  label: string;
  picture: ImageView | null;
}

/** What the shop's owner decides and components need anywhere. */
export interface SiteFacts {
  /** The shop's name; '' when unknown. */
  brand: string;
  places: SiteLinks;
  /** Whether the footer offers a choice of delivery countries: only if there are several. */
  countryChoice: boolean;
  /** Whether import duties are added to prices: outside the EU, unless the shop pays them. */
  importDuties: boolean;
  /** The first year that averages of reviews cover; '' when unknown. */
  reviewsSince: {google: string; products: string};
}

/** The facts for a page whose root loader failed. */
export const UNKNOWN_SITE: SiteFacts = {
  brand: '',
  places: {},
  countryChoice: false,
  importDuties: false,
  reviewsSince: {google: '', products: ''},
};

const SiteFactsContext = createContext(UNKNOWN_SITE);

/** Provides the facts; without it, all are unknown. */
export const SiteFactsProvider = SiteFactsContext.Provider;

/** The shop's facts; empty ones while the content service is down. */
export const useSiteFacts = () => useContext(SiteFactsContext);

/** The shop's name, even while the content service is down. */
export function useBrand(): string {
  const t = useTranslate();
  return useSiteFacts().brand || t('chrome.brand');
}

/** ' seit 2019', the period of an average of reviews; '' when unknown. */
export function useReviewsSince(source: 'google' | 'products'): string {
  const t = useTranslate();
  const year = useSiteFacts().reviewsSince[source];
  return year && t('chrome.since', {year});
}

/** The pages and collections to link to. Without a collection to start with, the search offers the menu's categories. */
export function useSiteLinks(): SiteLinks & {browse: string} {
  const {places} = useSiteFacts();
  const searchPage = useHref()('search');
  return {...places, browse: places.browse ?? searchPage};
}

interface TaxNoteProps {
  /** Whether the price includes tax: not for vouchers, where it is due on redemption. */
  taxed?: boolean;
  /** Whether it ships, which costs extra. */
  shipped: boolean;
  /** A sentence that follows: 'Sie sparen 700 €.' */
  next?: string | null;
}

/**
 * 'inkl. MwSt. zzgl. Versand', with a link to the shipping costs, and the import duties if there are any; shown
 * wherever something can be bought.
 */
export function TaxNote({taxed = true, shipped, next}: TaxNoteProps) {
  const t = useTranslate();
  const href = useHref();
  const {importDuties} = useSiteFacts();
  const vat = taxed ? t('product.price.vat') : '';
  // 'inkl. MwSt.' already ends with a period.
  const end = shipped || (vat && !vat.endsWith('.')) ? '.' : '';
  return (
    <>
      {vat}
      {shipped && (
        <>
          {' '}
          <a className="link" href={href('shippingCosts')}>
            {t('product.price.shipping')}
          </a>
          {importDuties && `, ${t('product.price.importDuties')}`}
        </>
      )}
      {next && `${end} ${next}`}
    </>
  );
}

interface ListTaxNoteProps {
  items: readonly {taxed: boolean; shipped: boolean}[];
  className: string;
}

/** `TaxNote` below a list, for the asterisks at its prices; nothing if it applies to none of them. */
export function ListTaxNote({items, className}: ListTaxNoteProps) {
  const taxed = items.some((item) => item.taxed);
  const shipped = items.some((item) => item.shipped);
  if (!taxed && !shipped) return null;
  return (
    <p className={`text-micro text-ink-500 ${className}`}>
      * <TaxNote taxed={taxed} shipped={shipped} />
    </p>
  );
}
