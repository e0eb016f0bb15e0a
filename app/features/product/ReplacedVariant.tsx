import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import type {ProductView} from './product-view';

/** Says that the page shows another variant than its address asks for, and leads to the nearest ones that are there. */
export function ReplacedVariant({product: {replaced}}: {product: ProductView}) {
  const t = useTranslate();
  if (!replaced) return null;
  const {text, nearest} = replaced;
  return (
    <div className="mt-5.5">
      <Alert kind="warning">
        {text}
        {nearest.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-4" aria-label={t('product.nearest')}>
            {nearest.map((other) => (
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
  );
}
