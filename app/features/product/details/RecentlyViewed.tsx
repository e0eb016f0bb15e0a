import {useTranslate} from '~/i18n/use-language';
import type {ProductCardView} from '../product-card-view';
import {ProductGrid} from '../ProductGrid';
import type {ProductView} from '../product-view';
import {useRecentlyViewed, type AskSeen} from './use-recently-viewed';

interface Props {
  product: ProductView;
  /** What the document brought along; `null` for pages that script opened. */
  sent: ProductCardView[] | null;
  ask: AskSeen;
}

/** Products that the visitor saw before this one, and a button that makes the shop forget them. */
export function RecentlyViewed({product, sent, ask}: Props) {
  const t = useTranslate();
  const cards = useRecentlyViewed(product, sent, ask);
  if (cards.length === 0) return null;
  return (
    <section className="page-width pt-12 last:pb-12 md:pt-16 md:last:pb-16 lg:last:pb-19">
      <div className="mb-5.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
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
      <ProductGrid products={cards} swipe />
    </section>
  );
}
