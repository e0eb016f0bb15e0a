import calendar from 'lucide-static/icons/calendar-check.svg?drawing';
import compare from 'lucide-static/icons/columns-2.svg?drawing';
import clock from 'lucide-static/icons/clock.svg?drawing';
import filePen from 'lucide-static/icons/file-pen-line.svg?drawing';
import packageCheck from 'lucide-static/icons/package-check.svg?drawing';
import store from 'lucide-static/icons/store.svg?drawing';
import tag from 'lucide-static/icons/tag.svg?drawing';
import truck from 'lucide-static/icons/truck.svg?drawing';
import wrench from 'lucide-static/icons/wrench.svg?drawing';
import {useHref, useTranslate} from '~/i18n/use-language';
import {DrawnIcon, Icon} from '~/ui/Icon';
import {Stars} from '~/ui/Stars';
import {PaymentTiles} from '../../site/PaymentTiles';
import {type Tile, useReviewsSince} from '../../site/site-facts';
import type {EntryPoint, OfferView} from '../product-offer';
import type {ProductView} from '../to-product-view.server';

/** The head of the buy box: vendor, title with the shown variant, rating, SKU. */
export function BuyBoxHead({product}: {product: ProductView}) {
  const t = useTranslate();
  const href = useHref();
  const {vendor, rating, variant, facts} = product;
  const since = useReviewsSince('products');
  return (
    <>
      {vendor && (
        <a
          className="-my-1 inline-block py-1 text-label leading-[1.3] font-label text-ink-600 link"
          href={`${href('search')}?vendor=${encodeURIComponent(vendor)}`}
        >
          {vendor}
        </a>
      )}
      <h1 className="mt-1 text-[1.875rem] lg:text-[2.25rem]">
        {product.title}
        {product.variantTitle && (
          <>
            {' '}
            <span className="mt-1.5 block text-[1.0625rem] leading-[1.3] font-[500] tracking-normal text-ink-500 font-stretch-normal">
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
              {t('product.buyBox.reviews', {count: rating.count}) + since}
            </span>
          </a>
        )}
        {variant.sku && <p>{t('product.sku', {sku: variant.sku})}</p>}
      </div>
      {facts.length > 0 && (
        <ul
          className="product-facts mt-2 flex flex-wrap gap-x-2 text-small text-ink-800"
          aria-label={t('product.facts')}
        >
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface BuyBoxFootProps extends Pick<ProductView, 'sellingPoints'> {
  entries: EntryPoint[];
  payments: readonly Tile[];
}

/** Below the form of the buy box: links about the shown variant, reasons to buy it here, and payment methods. */
export function BuyBoxFoot({sellingPoints, entries, payments}: BuyBoxFootProps) {
  return (
    <>
      <EntryPoints entries={entries} />
      <SellingPoints sellingPoints={sellingPoints} />
      <div className="mt-5">
        <PaymentTiles payments={payments} />
      </div>
    </>
  );
}

const entryIcons = {
  testRide: calendar,
  leasing: filePen,
  priceRequest: tag,
  appointment: calendar,
  comparison: compare,
};

/** Links for the shown variant: test ride, leasing, price request, appointment, comparison. */
function EntryPoints({entries}: {entries: EntryPoint[]}) {
  if (entries.length === 0) return null;
  return (
    <ul className="mt-4 border-t border-stahl-200 text-label leading-[1.3] font-[550]">
      {entries.map(({name, text, href}) => (
        <li key={name} className="border-b border-stahl-200">
          <a
            className="flex min-h-13 items-center gap-3 py-2 decoration-1 underline-offset-3 hover:underline"
            href={href}
            rel="nofollow"
          >
            <DrawnIcon drawing={entryIcons[name]} size={20} />
            <span className="flex-1">{text}</span>
            <Icon name="chevron-right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const sellingPointIcons = {truck, clock, 'package-check': packageCheck, store, wrench};

function SellingPoints({sellingPoints}: Pick<OfferView, 'sellingPoints'>) {
  const t = useTranslate();
  if (sellingPoints.length === 0) return null;
  return (
    <ul
      className="mt-5 grid gap-2.5 text-label leading-[1.55]"
      aria-label={t('product.sellingPoints.label')}
    >
      {sellingPoints.map(({icon, text}) => (
        <li key={icon} className="flex items-center gap-2.5">
          <DrawnIcon drawing={sellingPointIcons[icon]} size={20} className="text-tanne-700" />
          {text}
        </li>
      ))}
    </ul>
  );
}
