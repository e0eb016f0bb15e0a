import {useEffect, useState} from 'react';
import {useLanguage, useTranslate} from '~/i18n/use-language';
import {resources} from '~/pages';
import {askSeen} from '~/services/http/ask-shop';
import type {ProductItemView} from '../product-markup.server';
import type {ShownProduct} from '../product-view';
import {ProductGrid, rowSection} from '../ProductGrid';

interface Props {
  product: ShownProduct;
  /** What the document brought along; `null` for pages that script opened. */
  sent: ProductItemView[] | null;
}

/** Products that the visitor saw before this one, and a button that makes the shop forget them. */
export function RecentlyViewed({product, sent}: Props) {
  const t = useTranslate();
  const cards = useRecentlyViewed(product, sent);
  if (cards.length === 0) return null;
  return (
    <section className={`page-width pt-12 md:pt-16 ${rowSection(cards)}`}>
      <div
        className={`mb-5.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 ${rowSection(cards) && 'lg:block'}`}
      >
        <h2>{t('product.recentlyViewed.title')}</h2>
        <form method="post">
          <button
            type="submit"
            name="intent"
            value="clear"
            className="min-h-11 text-label link hover:decoration-ink"
          >
            {t('product.recentlyViewed.clear')}
          </button>
        </form>
      </div>
      <ProductGrid list="seen" products={cards} />
    </section>
  );
}

/**
 * Products seen before this one. A document brings them along. Data of a page that script opens may have been fetched
 * ahead and are the same for everybody: then the page tells the worker that it is seen, and is answered with them.
 */
function useRecentlyViewed(
  {id}: Pick<ShownProduct, 'id'>,
  sent: ProductItemView[] | null,
): ProductItemView[] {
  const {language} = useLanguage();
  const [cards, setCards] = useState(sent);
  const isKnown = cards !== null;

  useEffect(() => {
    if (isKnown) return;
    const left = new AbortController();
    const address = `/${resources.recentlyViewed.path}?language=${language}`;
    askSeen<ProductItemView>(address, id, left.signal)
      .then(setCards)
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.warn('What was seen before cannot be shown', error);
      });
    return () => left.abort();
  }, [id, language, isKnown]);

  return cards ?? [];
}
