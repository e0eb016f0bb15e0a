import {useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {useLatePart} from '~/ui/late-part';
import {AddToCartForm} from '../cart/AddToCartForm';
import {PaymentTiles} from '../cart/PaymentTiles';
import {StockLine} from '../goods/StockLine';
import {PriceTag} from '../pricing/PriceTag';
import {SaleBadges} from '../pricing/SaleBadges';
import {TaxNote} from '../pricing/TaxNote';
import {WishlistButton} from '../wishlist/WishlistButton';
import {BuyBoxHead} from './BuyBoxHead';
import {EntryPoints} from './EntryPoints';
import type {ProductView} from './product-view';
import type {EntryPoint} from './promises';
import {Promises} from './Promises';
import {ReplacedVariant} from './ReplacedVariant';
import {VariantPicker} from './VariantPicker';

const FORM_ID = 'add-to-cart';

/** Of use only after scrolling, so its code comes once the page is alive. */
const fetchBuyBar = async () => (await import('./BuyBar')).BuyBar;

interface BuyBoxProps {
  product: ProductView;
  entries: EntryPoint[];
  /** Where there are products like it, for one that is sold out. */
  similar: string;
}

/** All it takes to buy: what it is, what it costs, its options, and the form. */
export function BuyBox({product, entries, similar}: BuyBoxProps) {
  const t = useTranslate();
  const BuyBar = useLatePart(fetchBuyBar);
  const {variant} = product;
  const {price} = variant;
  return (
    <>
      <BuyBoxHead product={product} />
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <PriceTag price={price} size="buyBox" />
        <span className="flex gap-1">
          <SaleBadges price={price} />
        </span>
      </div>
      <p className="mt-1 text-small text-ink-500">
        <TaxNote taxed={product.taxed} shipped={product.shipped} />
        {price.saved && `. ${t('product.price.saved', {amount: price.saved})}`}
      </p>
      <ReplacedVariant product={product} />
      <VariantPicker product={product} />
      <div className="mt-5.5">
        <StockLine stock={product.stock} size="buyBox" />
        {product.note && <p className="-mt-2 mb-3.5 text-small text-ink-600">{product.note}</p>}
        <div className="flex flex-wrap items-start gap-2.5">
          <div className="min-w-64 flex-1">
            {variant.available ? (
              <AddToCartForm variantId={variant.id} title={product.title} formId={FORM_ID} />
            ) : (
              <ButtonLink variant="primary" href={similar} full>
                {t('product.similar')}
              </ButtonLink>
            )}
          </div>
          <WishlistButton variantId={variant.id} title={product.title} look="buyBox" />
        </div>
      </div>
      <EntryPoints entries={entries} />
      <Promises promises={product.promises} />
      <div className="mt-5">
        <PaymentTiles />
      </div>
      {variant.available && BuyBar && <BuyBar product={product} formId={FORM_ID} />}
    </>
  );
}
