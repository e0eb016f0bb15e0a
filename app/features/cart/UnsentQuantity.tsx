import {usePageTranslate} from '~/i18n/PageMessages';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {LINES_FORM} from './LinesForm';

/** What stands in the place of the checkout as long as typed quantities wait for their form (`cart.css`). */
export function UnsentQuantity() {
  const t = usePageTranslate();
  return (
    <div className="unsent-quantity gap-3.5">
      <Alert kind="warning" small>
        {t('cartPage.unsentQuantity')}
      </Alert>
      <Button variant="primary" full form={LINES_FORM}>
        {t('cartPage.update')}
      </Button>
    </div>
  );
}
