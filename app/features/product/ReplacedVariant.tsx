import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import type {ProductView} from './product-view';
import {variantText} from './variant-text';

/** Says that the page shows another variant than its address asks for (decision 17). */
export function ReplacedVariant({product: {replaced, options}}: {product: ProductView}) {
  const t = useTranslate();
  if (!replaced) return null;
  const requested = variantText(replaced.requested, options, t);
  const shown = variantText(replaced.shown, options, t);
  return (
    <div className="mt-5.5">
      <Alert kind="warning">{t(`product.replaced.${replaced.reason}`, {requested, shown})}</Alert>
    </div>
  );
}
