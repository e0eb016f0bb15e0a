import calendar from 'lucide-static/icons/calendar-check.svg?drawing';
import compare from 'lucide-static/icons/columns-2.svg?drawing';
import clock from 'lucide-static/icons/clock.svg?drawing';
import filePen from 'lucide-static/icons/file-pen-line.svg?drawing';
import packageCheck from 'lucide-static/icons/package-check.svg?drawing';
import store from 'lucide-static/icons/store.svg?drawing';
import tag from 'lucide-static/icons/tag.svg?drawing';
import truck from 'lucide-static/icons/truck.svg?drawing';
import wrench from 'lucide-static/icons/wrench.svg?drawing';
import {useState} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import {DrawnIcon, Icon} from '~/ui/Icon';
import {useLazyPart} from '~/ui/lazy-part';
import {Stars} from '~/ui/Stars';
import {AddToCartForm} from '../cart/AddToCartForm';
import {PaymentTiles} from '../site/PaymentTiles';
import {GUARANTEE_ANCHOR} from '../goods/goods';
import {StockLine} from '../goods/StockLine';
import {PriceTag, ProductBadges} from '../pricing/PriceTag';
import {WarrantyLink} from '../site/LegalLinks';
import {TaxNote, useReviewsSince} from '../site/site-facts';
import {WishlistButton} from '../wishlist/WishlistButton';
import type {ProductView} from './to-product-view.server';
import type {OfferView, EntryPoint} from './product-offer';
import {VariantPicker} from './VariantPicker';

/** Loaded after hydration: it is needed only after scrolling. */
const fetchBuyBar = async () => (await import('./BuyBar')).BuyBar;

interface BuyBoxProps {
  product: ProductView;
  entries: EntryPoint[];
  /** Where to find similar products, for one that is sold out. */
  similar: string;
  reminder: {text: string; href: string} | null;
  /** Whether the page shows compatible products. */
  hasFits: boolean;
}

/** Everything needed to buy: the product, its price, its options and the form. */
export function BuyBox({product, entries, similar, reminder, hasFits}: BuyBoxProps) {
  const t = useTranslate();
  const BuyBar = useLazyPart(fetchBuyBar);
  const {variant} = product;
  const {price} = variant;
  return (
    <>
      <BuyBoxHead product={product} />
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <PriceTag price={price} size="buyBox" />
        <span className="flex gap-1">
          <ProductBadges price={price} />
        </span>
      </div>
      <p className="mt-1 text-small text-ink-500">
        <TaxNote
          taxed={product.taxed}
          shipped={product.shipped}
          next={price.saved && t('product.price.saved', {amount: price.saved})}
        />
      </p>
      <GuaranteeLink note={product.guarantee} />
      <ReplacedVariant product={product} reminder={variant.available ? reminder : null} />
      <VariantPicker product={product} />
      <div className="mt-5.5">
        {[product.stock, ...(product.stores ?? [])].map((stock) => (
          <StockLine key={stock.text} stock={stock} size="buyBox" />
        ))}
        {product.notes.map((note) => (
          <p key={note} className="-mt-2 mb-3.5 text-small text-ink-600">
            {note}
          </p>
        ))}
        <div className="flex flex-wrap items-start gap-2.5">
          <div className="min-w-64 flex-1">
            {variant.available ? (
              <AddToCartForm variantId={variant.id} title={product.title} hasFits={hasFits} />
            ) : (
              <ButtonLink variant="primary" href={similar} full>
                {t('product.similar')}
              </ButtonLink>
            )}
          </div>
          <WishlistButton variantId={variant.id} title={product.title} placement="buyBox" />
          {!variant.available && reminder && (
            <ButtonLink variant="secondary" href={reminder.href} rel="nofollow" full>
              {reminder.text}
            </ButtonLink>
          )}
        </div>
        <p className="mt-2 text-small">
          <WarrantyLink />
        </p>
      </div>
      <EntryPoints entries={entries} />
      <SellingPoints sellingPoints={product.sellingPoints} />
      <div className="mt-5">
        <PaymentTiles />
      </div>
      {variant.available && BuyBar && <BuyBar product={product} />}
    </>
  );
}

/** The guarantee label in short, linking to the full one. */
function GuaranteeLink({note}: {note: string | null}) {
  if (!note) return null;
  return (
    <p className="mt-2">
      <a
        href={`#${GUARANTEE_ANCHOR}`}
        className="inline-block rounded-tile border border-tanne-700 px-2 py-1 text-small font-label text-tanne-700 link"
      >
        {note}
      </a>
    </p>
  );
}

/** The head of the buy box: vendor, title with the shown variant, rating, SKU. */
function BuyBoxHead({product}: {product: ProductView}) {
  const t = useTranslate();
  const href = useHref();
  const {vendor, rating, variant, facts} = product;
  const since = useReviewsSince('products');
  return (
    <>
      {vendor && (
        <a
          className="-my-1 inline-block py-1 text-label leading-tight font-label text-ink-600 link"
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
            <span className="mt-1.5 block text-[1.0625rem] leading-[1.3] font-[450] tracking-normal text-ink-500 font-stretch-normal">
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

/**
 * Says that the page shows a different variant than its URL requests, and links to the nearest available ones. Variant
 * changes made by script are announced to screen readers.
 */
function ReplacedVariant({product, reminder}: Pick<BuyBoxProps, 'product' | 'reminder'>) {
  const t = useTranslate();
  const {replaced} = product;
  return (
    <>
      <div className="sr-only" role="status">
        {useVariantAnnouncement(product)}
      </div>
      {replaced && (
        <div className="mt-5.5">
          <Alert kind="warning" role="none">
            {replaced.text}
            {replaced.nearest.length > 0 && (
              <ul className="mt-1 flex flex-wrap gap-x-4" aria-label={t('product.nearest')}>
                {replaced.nearest.map((alternative) => (
                  <li key={alternative.query}>
                    <a
                      className="inline-block py-1 link"
                      href={alternative.query}
                      rel="nofollow"
                      data-keep-scroll=""
                    >
                      {alternative.text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {reminder && (
              <p>
                <a className="inline-block py-1 link" href={reminder.href} rel="nofollow">
                  {reminder.text}
                </a>
              </p>
            )}
          </Alert>
        </div>
      )}
    </>
  );
}

/**
 * 'Reseda, 50 cm, 3.299 €, Versandfertig', after the reason why it replaces another variant; empty until something
 * changes.
 */
function useVariantAnnouncement({replaced, options, variant, stock}: ProductView): string {
  // The asterisk refers to the tax note.
  const price = variant.price.current.replace('*', '');
  const summary = [...options.map(({value}) => value), price, stock.text].join(', ');
  const text = replaced ? `${replaced.text} ${summary}` : summary;
  const [initialText] = useState(text);
  const [changed, setChanged] = useState(false);
  if (!changed && text !== initialText) setChanged(true);
  return changed ? text : '';
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
    <ul className="mt-4.5 border-t border-stahl-200 text-label leading-tight font-[550]">
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

/** Reasons to buy the shown variant here. */
function SellingPoints({sellingPoints}: Pick<OfferView, 'sellingPoints'>) {
  const t = useTranslate();
  if (sellingPoints.length === 0) return null;
  return (
    <ul
      className="mt-5 grid gap-[9px] text-label leading-[1.55]"
      aria-label={t('product.sellingPoints.label')}
    >
      {sellingPoints.map(({icon, text}) => (
        <li key={icon} className="flex items-center gap-[11px]">
          <DrawnIcon drawing={sellingPointIcons[icon]} size={20} className="text-tanne-700" />
          {text}
        </li>
      ))}
    </ul>
  );
}
