import {usePageTranslate} from '~/i18n/PageMessages';
import {Alert} from '~/ui/Alert';

/** What stands in the place of the checkout as long as a typed quantity waits for its form (`cart.css`). */
export function UnsentQuantity() {
  const t = usePageTranslate();
  return (
    <div className="unsent-quantity">
      <Alert kind="warning" small>
        {t('cartPage.unsentQuantity')}
      </Alert>
    </div>
  );
}
