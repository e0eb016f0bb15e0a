import {useEffect, useState} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {ADD_TO_CART_FORM} from '../cart/AddToCartForm';
import {useAdding} from '../cart/cart-context';
import {useBusyProps} from '../navigation/open-page';
import {PriceTag} from '../pricing/PriceTag';
import {isSwatch} from './VariantPicker';
import type {BrowserProduct} from './to-product-view.server';

/**
 * Price, chosen options and add-to-cart button at the bottom of small screens: visible once the form has been scrolled
 * past until the footer comes into view, and while focus is inside it.
 */
export function BuyBar({product}: {product: BrowserProduct}) {
  const t = useTranslate();
  const pending = useAdding(product.variant.id);
  const busyProps = useBusyProps();
  const visible = useBuyBarVisible();
  const [focused, setFocused] = useState(false);
  if (!visible && !focused) return null;
  return (
    <aside
      {...busyProps}
      id="buy-bar"
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-stahl-200 bg-kreide px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] [box-shadow:0_-8px_24px_-8px_rgb(20_24_26/0.14)] transition-transform duration-200 ease-out lg:hidden starting:translate-y-full print:hidden short:hidden"
      aria-label={t('product.buyBar')}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="max-w-1/2 flex-none leading-[1.3]">
        <PriceTag price={product.variant.price} size="bar" />
        <p className="text-micro leading-[1.3] text-ink-500">{chosenValues(product)}</p>
      </div>
      <Button
        variant="primary"
        form={ADD_TO_CART_FORM}
        name="intent"
        value="add"
        pending={pending}
        full
      >
        {t('cart.add')}
      </Button>
    </aside>
  );
}

/** '50 cm, Reseda': colours come last. */
function chosenValues({options}: BrowserProduct): string {
  const isColour = ({values}: BrowserProduct['options'][number]) => values.some(isSwatch);
  const colours = options.filter(isColour);
  const otherOptions = options.filter((option) => !isColour(option));
  return [...otherOptions, ...colours].map(({value}) => value).join(', ');
}

/** Whether the form has scrolled out above the viewport and the page's footer is not in view yet. */
function useBuyBarVisible(): boolean {
  const [scrolledPast, setScrolledPast] = useState(false);
  const [footerInView, setFooterInView] = useState(false);

  useEffect(
    // Counts everything below as in view, so that jumping past the form is noticed too.
    () =>
      watch(document.getElementById(ADD_TO_CART_FORM), '0px 0px 100000px 0px', (seen) =>
        setScrolledPast(!seen),
      ),
    [],
  );
  useEffect(() => watch(document.querySelector('footer:not(main *)'), '0px', setFooterInView), []);

  return scrolledPast && !footerInView;
}

function watch(element: Element | null, rootMargin: string, onChange: (seen: boolean) => void) {
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === true),
    {rootMargin},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
