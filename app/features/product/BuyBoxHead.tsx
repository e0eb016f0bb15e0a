import {useHref, useTranslate} from '~/i18n/use-language';
import {Stars} from '~/ui/Stars';
import type {ProductView} from './product-view';

/** What it is: maker, title with the shown variant, what buyers think of it, article number. */
export function BuyBoxHead({product}: {product: ProductView}) {
  const t = useTranslate();
  const href = useHref();
  const {vendor, rating, variant, facts} = product;
  return (
    <>
      <a
        className="-my-1 inline-block py-1 text-label/tight font-label text-ink-600 link"
        href={`${href('search')}?vendor=${encodeURIComponent(vendor)}`}
      >
        {vendor}
      </a>
      <h1 className="mt-1 text-[30px] lg:text-[36px]">
        {product.title}
        {product.variantTitle && (
          <>
            {' '}
            <span className="mt-1.5 block text-[17px]/[1.3] font-[450] tracking-normal text-ink-500 font-stretch-normal">
              {product.variantTitle}
            </span>
          </>
        )}
      </h1>
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-500 empty:hidden">
        {rating && (
          <a className="-my-1 flex items-center gap-1.5 py-1 text-ink-800" href="#bewertungen">
            <Stars rating={rating.value} className="text-stern" />
            <span className="decoration-1 underline-offset-3 in-[a:hover]:underline">
              {rating.text}
              <span className="sr-only"> {t('product.buyBox.outOf')}</span>{' '}
              {t('product.buyBox.reviews', {count: rating.count})}
            </span>
          </a>
        )}
        {variant.sku && <p>{t('product.sku', {sku: variant.sku})}</p>}
      </div>
      {facts.length > 0 && (
        <ul
          className="mt-2 flex flex-wrap gap-x-2 text-small text-ink-800"
          aria-label={t('product.facts')}
        >
          {facts.map((fact) => (
            <li
              key={fact}
              className="not-last:after:ml-2 not-last:after:text-ink-400 not-last:after:content-['·'_/_'']"
            >
              {fact}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
