import {useState} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import type {ProductView} from './product-view';

/**
 * Says that the page shows another variant than its address asks for, and leads to the nearest ones that are there.
 * What a change by script has led to is read out.
 */
export function ReplacedVariant({product}: {product: ProductView}) {
  const t = useTranslate();
  const {replaced} = product;
  return (
    <>
      <div className="sr-only" role="status">
        {useChangedVariant(product)}
      </div>
      {replaced && (
        <div className="mt-5.5">
          <Alert kind="warning" role="none">
            {replaced.text}
            {replaced.nearest.length > 0 && (
              <ul className="mt-1 flex flex-wrap gap-x-4" aria-label={t('product.nearest')}>
                {replaced.nearest.map((other) => (
                  <li key={other.query}>
                    <a
                      className="inline-block py-1 link"
                      href={other.query}
                      rel="nofollow"
                      data-keep-scroll=""
                    >
                      {other.text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Alert>
        </div>
      )}
    </>
  );
}

/** 'Reseda, 50 cm, 3.299 €, Versandfertig', after why it stands in for another one; empty until something changes. */
function useChangedVariant({replaced, options, variant, stock}: ProductView): string {
  // The star leads to the note on taxes.
  const price = variant.price.current.replace('*', '');
  const shown = [...options.map(({value}) => value), price, stock.text].join(', ');
  const text = replaced ? `${replaced.text} ${shown}` : shown;
  const [first] = useState(text);
  const [changed, setChanged] = useState(false);
  if (!changed && text !== first) setChanged(true);
  return changed ? text : '';
}
