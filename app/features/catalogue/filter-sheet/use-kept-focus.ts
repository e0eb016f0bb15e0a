import {useEffect, useRef} from 'react';
import type {ListingView} from '../listing-view';

interface Used {
  element: Element;
  /** How many products were shown then. */
  products: number;
}

/** Keeps the focus where a visitor was, or leads it to what came, when a change of the list takes an element away. */
export function useKeptFocus(root: HTMLElement | null, listing: ListingView): void {
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
