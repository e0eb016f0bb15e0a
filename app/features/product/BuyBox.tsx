import {lazy, Suspense} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useHydrated} from '~/ui/use-hydrated';
import {AddToCartForm} from '../cart/AddToCartForm';
import {PaymentTiles} from '../cart/PaymentTiles';
import {PriceTag} from '../pricing/PriceTag';
import {SaleBadges} from '../pricing/SaleBadges';
import {TaxNote} from '../pricing/TaxNote';
import {WishlistButton} from '../wishlist/WishlistButton';
import {BuyBoxHead} from './BuyBoxHead';
import {EntryPoints} from './EntryPoints';
import type {ProductView} from './product-view';
import {Promises} from './Promises';
import {ReplacedVariant} from './ReplacedVariant';
import {StockLine} from './StockLine';
import {VariantPicker} from './VariantPicker';

const FORM_ID = 'add-to-cart';

/** Of use only after scrolling, so its code comes once the page is alive. */
const BuyBar = lazy(async () => ({default: (await import('./BuyBar')).BuyBar}));

interface BuyBoxProps {
  product: ProductView;
  leasable: boolean;
}

/** All it takes to buy: what it is, what it costs, its options, and the form. */
export function BuyBox({product, leasable}: BuyBoxProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const {variant} = product;
  const {price} = variant;
  // Only bikes have frame sizes to measure.
  const bike = product.geometry !== null;
  return (
    <div className="lg:sticky lg:top-24">
      <BuyBoxHead product={product} />
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
      <VariantPicker product={product} />
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
      <EntryPoints variantId={variant.id} leasable={leasable} />
      <Promises bike={bike} />
      <PaymentTiles />
      {variant.available && hydrated && (
        <Suspense fallback={null}>
          <BuyBar product={product} formId={FORM_ID} />
        </Suspense>
      )}
    </div>
  );
}
