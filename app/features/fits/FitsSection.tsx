import {PageId} from '~/forms/PageId';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {KeptMarkup} from '~/ui/KeptMarkup';
import {ReturnTo, useCart} from '../cart/cart-context';
import {FITS_PLACE} from '../goods/goods';

interface Props {
  name: string;
  html: string | undefined;
  /** There may be something to tick: all that is goes into the cart at once. */
  form: boolean;
}

/** What goes with a product, as the worker has rendered it: see `KeptMarkup`. */
export function FitsSection({name, html, form}: Props) {
  const t = useTranslate();
  const action = useHref()('cart');
  const {submit, sending, answered} = useCart();
  const {intent, error} = answered?.answer ?? {};
  const markup = <KeptMarkup name={name} html={html} />;
  if (!form) return markup;
  return (
    <form
      id={FITS_PLACE}
      className="page-width pt-12 md:pt-16"
      method="post"
      action={action}
      aria-labelledby="fits"
      onSubmit={(event) => {
        // Of a double click only the first one adds.
        if (sending.some((form) => form.get('intent') === 'addAll')) event.preventDefault();
        else submit(event);
      }}
    >
      <ReturnTo />
      <PageId />
      {intent === 'addAll' && error && <Alert kind="danger">{t(error.message)}</Alert>}
      {markup}
    </form>
  );
}
