import {lazy, Suspense} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useHydrated} from '~/ui/use-hydrated';
import {AddToCartForm} from '../cart/AddToCartForm';
import {PaymentTiles} from '../cart/PaymentTiles';
import {PriceTag} from '../pricing/PriceTag';
import {SaleBadges} from '../pricing/SaleBadges';
import {TaxNote} from '../pricing/TaxNote';
import {WishlistButton} from '../wishlist/WishlistButton';
import type {ProductView} from './product-view';
import {Promises} from './Promises';
import {ReplacedVariant} from './ReplacedVariant';
import {StockLine} from './StockLine';
import {VariantPicker} from './VariantPicker';

const FORM_ID = 'add-to-cart';

/** Of use only after scrolling, so its code comes once the page is alive. */
const BuyBar = lazy(async () => ({default: (await import('./BuyBar')).BuyBar}));

/** All it takes to buy: what it is, what it costs, its options, and the form. */
export function BuyBox({product}: {product: ProductView}) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const {variant} = product;
  const {price} = variant;
  return (
    <div className="lg:sticky lg:top-24">
      <p className="text-label/[1.55] font-label text-ink-600">{product.vendor}</p>
      <h1 className="mt-1 text-[30px] lg:text-[36px]">
        {product.title}
        {product.variantTitle && (
          <>
            {' '}
            <span className="mt-1.5 block text-[17px]/[1.3] font-[450] tracking-normal text-ink-500 font-stretch-normal">
              {product.variantTitle}
            </span>
          </>
        )}
      </h1>
      {variant.sku && (
        <p className="mt-2 text-small text-ink-500">{t('product.sku', {sku: variant.sku})}</p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <PriceTag price={price} size="buyBox" />
        <span className="flex gap-1">
          <SaleBadges price={price} />
        </span>
      </div>
      <p className="mt-1 text-small text-ink-500">
        <TaxNote />
        {price.saved && `. ${t('product.price.saved', {amount: price.saved})}`}
      </p>
      <ReplacedVariant product={product} />
      <VariantPicker options={product.options} />
      <div className="mt-5.5">
        <StockLine variant={variant} />
        <div className="flex flex-wrap items-start gap-2.5">
          <div className="min-w-64 flex-1">
            <AddToCartForm
              variantId={variant.id}
              available={variant.available}
              title={product.title}
              formId={FORM_ID}
            />
          </div>
          <WishlistButton variantId={variant.id} title={product.title} look="buyBox" />
        </div>
      </div>
      <Promises />
      <PaymentTiles />
      {variant.available && hydrated && (
        <Suspense fallback={null}>
          <BuyBar product={product} formId={FORM_ID} />
        </Suspense>
      )}
    </div>
  );
}
