import {useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {useAddToCart} from '../cart/use-add-to-cart';
import {PriceTag} from '../pricing/PriceTag';
import type {ProductView} from './product-view';
import {useScrolledPast} from './use-scrolled-past';

interface Props {
  product: ProductView;
  /** The form that the bar's button submits. */
  formId: string;
}

/** Price and button at the bottom of small screens, as soon as the form has been scrolled past. */
export function BuyBar({product, formId}: Props) {
  const t = useTranslate();
  const {pending} = useAddToCart(product.variant.id);
  const shown = useScrolledPast(formId);
  if (!shown) return null;
  return (
    <aside
      id="buy-bar"
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-stahl-200 bg-kreide px-(--gutter) pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-[0_-8px_24px_-8px_rgb(20_24_26/0.14)] transition-transform duration-200 ease-out lg:hidden starting:translate-y-full print:hidden"
      aria-label={t('product.buyBar')}
    >
      <div className="max-w-1/2 flex-none leading-tight">
        <PriceTag price={product.variant.price} size="bar" />
        <p className="text-micro/tight text-ink-500">
          {product.options.map(({value}) => value).join(', ')}
        </p>
      </div>
      <Button variant="primary" form={formId} name="intent" value="add" pending={pending} full>
        {t('cart.add')}
      </Button>
    </aside>
  );
}
