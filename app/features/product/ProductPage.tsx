import {type ReactNode, useEffect, useState} from 'react';
import {useHref, useLanguage, useTranslate} from '~/i18n/use-language';
import {anchors, resources} from '~/pages';
import {fetchShopJson} from '~/services/http/fetch-shop-json';
import {ServerMarkup} from '~/ui/ServerMarkup';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {BuyBox} from './BuyBox';
import type {DetailsMarkup, ProductItemView} from './product-markup.server';
import {Gallery} from './Gallery';
import type {BrowserProduct} from './to-product-view.server';
import {ProductGrid, rowSection} from './ProductGrid';

interface Props {
  product: BrowserProduct;
  /** Link to a reminder for a sold-out variant, in shops that offer one. */
  reminder: {text: string; href: string} | null;
  /** Empty in the props of a document, whose HTML already contains it. */
  markup: Partial<DetailsMarkup>;
  recommended: ProductItemView[];
  /** `null` when script opened the page, which then fetches them itself. */
  recentlyViewed: ProductItemView[] | null;
  /** Compatible products, and whether the page shows them in a form. */
  fits: ReactNode;
  hasFits: boolean;
}

const SECTION = 'page-width pt-12 md:pt-16 late-layout [&>h2]:mb-5.5';

/** A product: pictures, the buy box, all details, and recently viewed products. */
export function ProductPage(props: Props) {
  const {product, reminder, markup, recommended, recentlyViewed, fits, hasFits} = props;
  const t = useTranslate();
  const href = useHref();
  const {collection, handle, narrow} = product;
  const renderSection = (name: keyof DetailsMarkup, late = true) => (
    <ServerMarkup key={name} name={`${handle}-${name}`} late={late} html={markup[name]} />
  );
  const collectionCrumb = collection && {
    title: collection.title,
    href: href('collection', {handle: collection.handle}),
  };
  const fallbackHref = collectionCrumb ? collectionCrumb.href : href('search');
  const similar = recommended.length > 0 ? `#${anchors.similar}` : fallbackHref;
  return (
    <div className="pb-12 md:pb-16 lg:pb-19">
      <div className="page-width">
        <PageBreadcrumb
          items={[...(collectionCrumb ? [collectionCrumb] : []), {title: product.title}]}
        />
        <div className="grid items-start gap-x-14 gap-y-6 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_440px] lg:grid-rows-[auto_1fr]">
          <Gallery name={`${handle}-gallery`} html={markup.gallery} />
          <div className="lg:sticky lg:top-24 lg:row-span-2">
            <BuyBox {...{product, markup, similar, reminder, hasFits}} />
          </div>
          {narrow && renderSection('about', false)}
        </div>
      </div>
      {!narrow && renderSection('about')}
      {fits}
      {renderSection('geometry')}
      {renderSection('notices')}
      {renderSection('reviews')}
      {recommended.length > 0 && (
        <section id={anchors.similar} className={`${SECTION} ${rowSection(recommended)}`}>
          <h2>{t('product.recommended')}</h2>
          <ProductGrid list="similar" products={recommended} />
        </section>
      )}
      <RecentlyViewed product={product} recentlyViewed={recentlyViewed} />
    </div>
  );
}

/** Products that the visitor viewed before this one, and a button to clear them. */
function RecentlyViewed({product, recentlyViewed}: Pick<Props, 'product' | 'recentlyViewed'>) {
  const t = useTranslate();
  const cards = useRecentlyViewed(product, recentlyViewed);
  if (cards.length === 0) return null;
  return (
    <section className={`page-width pt-12 late-layout md:pt-16 ${rowSection(cards)}`}>
      <div
        className={`mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 ${rowSection(cards) && 'lg:block'}`}
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
 * Products viewed before this one. A document includes them. Data of a page opened by script may have been prefetched
 * and are the same for everyone: the page then reports its view to the worker, which responds with them.
 */
function useRecentlyViewed(
  {id}: Pick<BrowserProduct, 'id'>,
  initialCards: ProductItemView[] | null,
): ProductItemView[] {
  const {language} = useLanguage();
  const [cards, setCards] = useState(initialCards);
  const isLoaded = cards !== null;

  useEffect(() => {
    if (isLoaded) return;
    const controller = new AbortController();
    const address = `/${resources.recentlyViewed}?language=${language}`;
    const body = new URLSearchParams({seen: id});
    fetchShopJson<ProductItemView[]>(address, {method: 'POST', body, signal: controller.signal})
      .then(setCards)
      .catch((error: unknown) => {
        if (!controller.signal.aborted)
          console.warn('Cannot load the recently viewed products', error);
      });
    return () => controller.abort();
  }, [id, language, isLoaded]);

  return cards ?? [];
}
