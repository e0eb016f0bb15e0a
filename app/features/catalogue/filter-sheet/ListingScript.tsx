import {useNavigation} from '@remix-run/react';
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useLanguage} from '~/i18n/use-language';
import {FILTER_FORM} from '../FilterForm';
import {formatCount, type ListingView, nounOf} from '../listing-view';
import {FacetSearch} from './FacetSearch';
import {PriceSlider} from './PriceSlider';
import {SheetFoot, SheetHead, useSheet} from './Sheet';
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

interface Used {
  element: Element;
  /** How many products were shown then. */
  products: number;
}

/** Keeps the focus where a visitor was, or leads it to what came, when a change of the list takes an element away. */
function useKeptFocus(root: HTMLElement | null, listing: ListingView): void {
  const used = useRef<Used | null>(null);
  const products = listing.products.length;

  useEffect(() => {
    if (!root) return;
    const note = ({target}: Event) => {
      const element = target instanceof Element ? target.closest('a, input, button, select') : null;
      if (element) used.current = {element, products};
    };
    root.addEventListener('click', note);
    root.addEventListener('change', note);
    return () => {
      root.removeEventListener('click', note);
      root.removeEventListener('change', note);
    };
  }, [root, products]);

  useEffect(() => {
    const last = used.current;
    if (!root || !last) return;
    const isMore = last.element instanceof HTMLElement && last.element.dataset.more !== undefined;
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body;
    if (isMore && products > last.products && (isLost || focused === last.element)) {
      root.querySelectorAll('article')[last.products]?.querySelector('a')?.focus();
    } else if (isLost && !last.element.isConnected) {
      successorOf(root, last.element)?.focus({preventScroll: true});
    } else return;
    used.current = null;
  }, [root, listing, products]);
}

/** The same value elsewhere, another filter to take away, or the number of products. */
function successorOf(root: HTMLElement, gone: Element): HTMLElement | null {
  const same =
    gone instanceof HTMLInputElement
      ? `input[name="${CSS.escape(gone.name)}"][value="${CSS.escape(gone.value)}"]`
      : 'ul[aria-label] a[data-keep-scroll]';
  return root.querySelector<HTMLElement>(same) ?? root.querySelector<HTMLElement>('[role=status]');
}
