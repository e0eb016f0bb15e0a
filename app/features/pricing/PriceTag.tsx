import {useTranslate} from '~/i18n/use-language';
import type {PriceView} from './price-view';

interface Props {
  price: PriceView;
  size: 'card' | 'buyBox' | 'line';
}

const sizeNames = {card: 'card', buyBox: 'buy-box', line: 'line'};

/** A price with what it is compared with, its unit price and its 30-day low. */
export function PriceTag({price, size}: Props) {
  const t = useTranslate();
  const reduced = price.compareAt !== null;
  return (
    <div className={`price price--${sizeNames[size]}`}>
      <p className="price__amounts">
        <span className={reduced ? 'price__current price__current--sale' : 'price__current'}>
          {reduced && <span className="sr-only">{t('product.price.salePrice')} </span>}
          {price.from && <span className="price__from">{t('product.price.from')} </span>}
          {price.current}
        </span>
        {reduced && (
          <>
            {' '}
            <span className="sr-only">{t('product.price.insteadOf')} </span>
            <s className="price__compare-at">{price.compareAt}</s>
          </>
        )}
      </p>
      {price.unit && <p className="price__note">{t('product.price.unit', {amount: price.unit})}</p>}
      {price.lowest30d && (
        <p className="price__note">{t('product.price.lowest30d', {amount: price.lowest30d})}</p>
      )}
    </div>
  );
}
