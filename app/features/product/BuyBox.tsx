import {useState} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import {useLazyPart} from '~/ui/lazy-part';
import {ServerMarkup} from '~/ui/ServerMarkup';
import {anchors} from '~/pages';
import {AddToCartForm} from '../cart/AddToCartForm';
import {StockLine} from '../goods/StockLine';
import {useBusyProps} from '../navigation/open-page';
import {PriceTag, ProductBadges} from '../pricing/PriceTag';
import {WarrantyLink} from '../site/LegalLinks';
import {TaxNote} from '../site/site-facts';
import {WishlistButton} from '../wishlist/WishlistButton';
import type {BrowserProduct} from './to-product-view.server';
import type {DetailsMarkup} from './product-markup.server';
import {VariantPicker} from './VariantPicker';

/** Loaded after hydration: it is needed only after scrolling. */
const fetchBuyBar = async () => (await import('./BuyBar')).BuyBar;

interface BuyBoxProps {
  product: BrowserProduct;
  markup: Partial<DetailsMarkup>;
  /** Where to find similar products, for one that is sold out. */
  similar: string;
  reminder: {text: string; href: string} | null;
  /** Whether the page shows compatible products. */
  hasFits: boolean;
}

/** Everything needed to buy: the product, its price, its options and the form. */
export function BuyBox({product, markup, similar, reminder, hasFits}: BuyBoxProps) {
  const t = useTranslate();
  const BuyBar = useLazyPart(fetchBuyBar);
  const {variant, handle} = product;
  const {price} = variant;
  return (
    <>
      <ServerMarkup name={`${handle}-head`} html={markup.head} />
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
      <div
        {...useBusyProps()}
        className="transition-opacity duration-200 aria-busy:opacity-45 aria-busy:delay-150"
      >
        <VariantPicker product={product} />
        <div className="mt-5">
          {[product.stock, ...(product.stores ?? [])].map((stock) => (
            <StockLine key={stock.text} stock={stock} size="buyBox" />
          ))}
          {product.notes.map((note) => (
            <p key={note} className="-mt-2 mb-4 text-small text-ink-600">
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
          <WarrantyLink />
        </div>
      </div>
      <ServerMarkup name={`${handle}-foot`} html={markup.foot} />
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
        href={`#${anchors.guarantee}`}
        className="inline-block rounded-tile border border-tanne-700 px-2 py-1 text-small font-label text-tanne-700 link"
      >
        {note}
      </a>
    </p>
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
        <div className="mt-5">
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
function useVariantAnnouncement({replaced, options, variant, stock}: BrowserProduct): string {
  // The asterisk refers to the tax note.
  const price = variant.price.current.replace('*', '');
  const summary = [...options.map(({value}) => value), price, stock.text].join(', ');
  const text = replaced ? `${replaced.text} ${summary}` : summary;
  const [initialText] = useState(text);
  const [changed, setChanged] = useState(false);
  if (!changed && text !== initialText) setChanged(true);
  return changed ? text : '';
}
