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
    <aside className="buy-bar" aria-label={t('product.buyBar')}>
      <div className="buy-bar__text">
        <PriceTag price={product.variant.price} size="card" />
        <p className="buy-bar__options">{product.options.map(({value}) => value).join(', ')}</p>
      </div>
      <Button variant="primary" form={formId} name="intent" value="add" pending={pending}>
        {t('cart.add')}
      </Button>
    </aside>
  );
}
