import {useNavigation} from '@remix-run/react';
import {useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {useLanguage} from '~/i18n/use-language';
import {FILTER_FORM} from '../FilterForm';
import {formatCount, nounOf, type ListingView} from '../listing-view';
import {FacetSearch} from './FacetSearch';
import {PriceSlider} from './PriceSlider';
import {SheetFoot, SheetHead, useSheet} from './Sheet';
import {useKeptFocus} from './use-kept-focus';
import {useSentChanges} from './use-sent-changes';

/** Progressive enhancement of a list: changed filters submit themselves, sheet on small screens, price slider, search for values. */
export function ListingScript({listing}: {listing: ListingView}) {
  const {t, language} = useLanguage();
  const {state} = useNavigation();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [places, setPlaces] = useState<Map<string, Element>>(new Map());

  useLayoutEffect(() => {
    const found = document.getElementById(FILTER_FORM);
    setRoot(document.getElementById('listing'));
    setForm(found instanceof HTMLFormElement ? found : null);
    setPlaces((known) => samePlaces(known, placesIn(found)));
  }, [listing]);

  const send = useSentChanges(form, listing);
  useKeptFocus(root, listing);
  const {open, close} = useSheet(root, form);

  const noun = nounOf(listing);
  const amount = formatCount(listing.total, language);
  const values = {count: listing.total, amount};
  const closeWithAll = () => {
    send();
    close();
  };
  return (
    <>
      {[...places].map(([name, place]) => {
        const facet = listing.facets.find((one) => one.name === name);
        if (facet) return createPortal(<FacetSearch facet={facet} />, place, name);
        if (name === 'price' && listing.price && form) {
          return createPortal(<PriceSlider price={listing.price} form={form} />, place, name);
        }
        if (!open) return null;
        if (name === 'head') {
          const found = t(`catalogue.count.${noun}`, values);
          return createPortal(<SheetHead found={found} onClose={closeWithAll} />, place, name);
        }
        return createPortal(
          <SheetFoot
            label={t(`catalogue.sheet.${noun}`, values)}
            resetQuery={listing.resetQuery}
            pending={state === 'loading'}
            onClose={closeWithAll}
          />,
          place,
          name,
        );
      })}
    </>
  );
}

/** The elements that the form keeps free for script, by name. */
function placesIn(form: Element | null): Map<string, Element> {
  const places = form?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
  return new Map([...places].map((place) => [place.dataset.place ?? '', place]));
}

/** The known places as long as they are the same: nothing is drawn anew then. */
function samePlaces(known: Map<string, Element>, found: Map<string, Element>) {
  const isSame =
    known.size === found.size && [...found].every(([name, place]) => known.get(name) === place);
  return isSame ? known : found;
}
