import pack from 'lucide-static/icons/package.svg?drawing';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {DrawnIcon} from '~/ui/DrawnIcon';
import {Image} from '~/ui/Image';
import type {OrderLineView} from './order-view';

/** What was ordered, also goods that the shop has no more. */
export function OrderLines({lines}: {lines: OrderLineView[]}) {
  return (
    <ul className="px-4 md:px-6">
      {lines.map((line, at) => (
        <OrderLine key={at} line={line} />
      ))}
    </ul>
  );
}

function OrderLine({line}: {line: OrderLineView}) {
  const {vendor, details, sku, quantity, returned, image} = line;
  const t = usePageTranslate();
  const href = useHref();
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-3 border-t border-stahl-200 py-4 sm:grid-cols-[112px_minmax(0,1fr)] sm:gap-4 print:break-inside-avoid">
      <div className="grid aspect-4/3 place-items-center self-start overflow-hidden rounded-control bg-stahl-100 text-ink-400">
        {image ? (
          <Image image={{...image, alt: ''}} preset="list" className="size-full" />
        ) : (
          <DrawnIcon drawing={pack} size={28} />
        )}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 text-small text-ink-500 sm:flex-1">
          {vendor && <p className="text-micro/[1.3]">{vendor}</p>}
          <h3 className="text-body/[1.3] plain-heading wrap-anywhere text-ink">
            <Title line={line} />
          </h3>
          {details.map((detail) => (
            <p key={detail} className="wrap-anywhere">
              {detail}
            </p>
          ))}
          {sku && <p>{t('accountPages.order.sku', {sku})}</p>}
          {!line.product && <p>{t('accountPages.order.gone')}</p>}
          <p className="text-ink-600">{t('accountPages.order.quantity', {quantity})}</p>
          {returned > 0 && <p>{t('accountPages.order.returned', {quantity: returned})}</p>}
          {line.product?.reviewable && (
            <p className="mt-1 print:hidden">
              <a
                href={href('review', {handle: line.product.handle})}
                className="inline-block py-1 font-label link"
              >
                {t('accountPages.order.review')}
                <span className="sr-only">: {line.title}</span>
              </a>
            </p>
          )}
        </div>
        <Price line={line} />
      </div>
    </li>
  );
}

function Title({line: {title, product}}: {line: OrderLineView}) {
  const href = useHref();
  if (!product) return title;
  return (
    <a
      href={href('product', {handle: product.handle}) + product.query}
      className="py-1 decoration-1 underline-offset-3 hover:underline"
    >
      {title}
    </a>
  );
}

function Price({line: {price, fullPrice}}: {line: OrderLineView}) {
  const t = usePageTranslate();
  return (
    <p className="ml-auto text-right font-price whitespace-nowrap tabular-nums">
      {price}
      {fullPrice && (
        <span className="block text-small font-normal text-ink-500">
          <span className="sr-only">{t('accountPages.order.original')} </span>
          <s>{fullPrice}</s>
        </span>
      )}
    </p>
  );
}
