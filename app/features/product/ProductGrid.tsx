import {useRef} from 'react';
import {useServerMarkup} from '~/ui/ServerMarkup';
import {useSyncedHeart} from '../wishlist/WishlistButton';
import type {ProductItemView} from './product-markup.server';

interface ProductItemProps {
  /** Distinguishes the same product in two lists of a page. */
  list: string;
  product: ProductItemView;
  className?: string | undefined;
}

/** A product in a list: its card as rendered by the worker, with a heart that reflects the current wishlist. */
export function ProductItem({list, product: {handle, html}, className}: ProductItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const card = useServerMarkup(`${list}-${handle}`, html);
  useSyncedHeart(item, titleOf, html);
  return (
    <li
      ref={item}
      className={className}
      onPointerEnter={({pointerType, currentTarget}) => {
        if (pointerType === 'mouse') showSecondPicture(currentTarget);
      }}
      onFocus={({currentTarget}) => showSecondPicture(currentTarget)}
      {...card}
    />
  );
}

function titleOf(item: HTMLElement): string {
  return item.querySelector('.card-title')?.textContent ?? '';
}

/** Loads the second picture when a mouse or the focus first enters a card, in the sizes of the first. */
function showSecondPicture(item: HTMLElement): void {
  const frame = item.querySelector<HTMLElement>('[data-second]');
  const first = frame?.querySelector('img');
  const url = frame?.dataset.second;
  if (!first || !url) return;
  delete frame.dataset.second;
  const second = document.createElement('img');
  second.alt = '';
  second.className = first.className;
  second.sizes = first.sizes;
  second.srcset = first.srcset.replaceAll(/https?:\S+/g, (address) => sizedLike(address, url));
  second.src = sizedLike(first.src, url);
  first.after(second);
}

/** The URL of a picture, sized and cropped like another one. */
function sizedLike(referenceUrl: string, url: string): string {
  const address = new URL(url);
  for (const name of ['width', 'height', 'crop']) {
    const value = new URL(referenceUrl).searchParams.get(name);
    if (value) address.searchParams.set(name, value);
  }
  return address.href;
}

const COLUMNS = 'card-grid gap-x-3 md:grid-cols-3 md:gap-x-5';

/** Fewer products would leave most of a row empty. */
const ROW = 3;

/**
 * Classes of a section with a heading and a row of products: on wide screens one or two products sit next to the
 * heading.
 */
export function rowSection(products: readonly unknown[]): string {
  return products.length < ROW ? 'items-start gap-x-5 lg:grid lg:grid-cols-2' : '';
}

/** Products side by side: three or four columns, a swipeable row on small screens. */
export function ProductGrid({
  list,
  products,
}: {
  list: string;
  products: readonly ProductItemView[];
}) {
  const fullRows = products.length - (products.length % 3);
  const columns = products.length < ROW ? 'lg:grid-cols-2 lg:*:only:col-start-2' : 'xl:grid-cols-4';
  return (
    <ul className={`${COLUMNS} ${columns} swipe-row`}>
      {products.map((product, index) => (
        <ProductItem
          key={product.handle}
          list={list}
          product={product}
          // A selection of more than one row ends with a full row, also in three columns.
          className={index >= 3 && index >= fullRows ? 'md:max-xl:hidden' : undefined}
        />
      ))}
    </ul>
  );
}
