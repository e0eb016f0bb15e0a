import {lazy, Suspense} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useHydrated} from '~/ui/use-hydrated';
import {AddToCartForm} from '../cart/AddToCartForm';
import {PaymentTiles} from '../cart/PaymentTiles';
import {PriceTag} from '../pricing/PriceTag';
import {SaleBadges} from '../pricing/SaleBadges';
import {TaxNote} from '../pricing/TaxNote';
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
    <div className="buy-box">
      <p className="buy-box__vendor">{product.vendor}</p>
      <h1 className="buy-box__title">
        {product.title}
        {product.variantTitle && (
          <>
            {' '}
            <span className="buy-box__variant">{product.variantTitle}</span>
          </>
        )}
      </h1>
      {variant.sku && <p className="buy-box__sku">{t('product.sku', {sku: variant.sku})}</p>}
      <div className="buy-box__price">
        <PriceTag price={price} size="buyBox" />
        <span className="buy-box__badges">
          <SaleBadges price={price} />
        </span>
      </div>
      <p className="buy-box__tax">
        <TaxNote />
        {price.saved && `. ${t('product.price.saved', {amount: price.saved})}`}
      </p>
      <ReplacedVariant product={product} />
      <VariantPicker options={product.options} />
      <div className="buy-box__order">
        <StockLine variant={variant} />
        <AddToCartForm
          variantId={variant.id}
          available={variant.available}
          title={product.title}
          formId={FORM_ID}
        />
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
