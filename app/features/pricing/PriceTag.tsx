import {useTranslate} from '~/i18n/use-language';
import type {PriceView} from './price-view';

interface Props {
  price: PriceView;
  /** Its location; `bar` shows only the current price and the unit price. */
  size: 'card' | 'hit' | 'buyBox' | 'line' | 'bar';
}

const sizeClasses = {
  card: {
    tag: 'card-price',
    current: '',
    before: '',
    note: 'mt-1 text-micro leading-[1.4]',
  },
  hit: {
    tag: 'mt-1',
    current: 'font-stretch-104%',
    before: 'text-small',
    note: 'text-micro leading-[1.4]',
  },
  // Without its own box: BuyBox lays out the parts of the price itself.
  buyBox: {
    tag: 'contents',
    current: 'text-[2rem] font-stretch-108%',
    before: 'text-[1.125rem]',
    note: 'order-1 basis-full text-small',
  },
  line: {
    tag: 'ml-auto text-right *:flex-col *:items-end',
    current: 'text-[1.0625rem] font-stretch-104%',
    before: 'text-micro leading-[1.55]',
    note: 'text-micro leading-[1.4]',
  },
  bar: {
    tag: '',
    current: 'text-h3 font-stretch-104%',
    before: '',
    note: 'text-micro leading-[1.3]',
  },
};

/** A price with its reference price, unit price and 30-day low. */
export function PriceTag({price, size}: Props) {
  const t = useTranslate();
  const classes = sizeClasses[size];
  const reduced = price.compareAt !== null;
  const complete = size !== 'bar';
  const note = `text-ink-500 ${classes.note}`;
  return (
    <div className={classes.tag}>
      <p className="price">
        <span className={`${reduced ? 'price-reduced' : 'price-now'} ${classes.current}`.trimEnd()}>
          {reduced && <span className="sr-only">{`${t('product.price.salePrice')} `}</span>}
          {price.isLowestOfSeveral && (
            <span className="price-from">{`${t('product.price.from')} `}</span>
          )}
          {price.current}
        </span>
        {price.compareAtKind && complete && (
          <>
            {' '}
            <span className={`price-before ${classes.before}`.trimEnd()}>
              {`${t(`product.price.struck.${price.compareAtKind}`)} `}
              <s>{price.compareAt}</s>
            </span>
          </>
        )}
      </p>
      {price.unit && <p className={note}>{t('product.price.unit', {amount: price.unit})}</p>}
      {complete && price.lowest30d && (
        <p className={note}>{t('product.price.lowest30d', {amount: price.lowest30d})}</p>
      )}
    </div>
  );
}

/** The badges of a product: '−18 %', '−18%' in English; above 20 percent also 'in sale', and 'Neu'; possibly none. */
export function ProductBadges({price, isNew = false}: {price: PriceView; isNew?: boolean}) {
  const t = useTranslate();
  return (
    <>
      {price.sale && <span className="badge is-sale">{price.sale.reduction}</span>}
      {price.sale?.inSale && (
        <span className="badge is-in-sale" lang="en">
          {t('product.badge.inSale')}
        </span>
      )}
      {isNew && <span className="badge">{t('product.badge.new')}</span>}
    </>
  );
}
