import {PageId} from '~/forms/PageId';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {formatLines} from '../cart/cart-link';
import {LineItem} from '../goods/LineItem';
import {StockLine} from '../goods/StockLine';
import {ListTaxNote} from '../site/site-facts';
import type {CartOffer} from './load-cart-offer.server';

/** What a link would change in the cart, and the button to apply it: a link alone changes nothing. */
export function CartOfferForm({offer}: {offer: CartOffer}) {
  const t = useTranslate();
  const action = useHref()('cart');
  const {goods: items, missingCount, isTruncated, code, returnTo} = offer;
  const available = items.filter(({stock}) => stock.tone !== 'soldOut');
  const titleKey = items.length > 0 || !code ? 'title' : 'codeTitle';
  return (
    <section
      className="mb-8 max-w-180 rounded-panel bg-stahl-50 p-5 lg:p-6"
      aria-labelledby="offer"
    >
      <h2 id="offer" className="text-[1.25rem] leading-[1.2]">
        {t(`cartLink.${titleKey}`)}
      </h2>
      <div className="grid gap-2.5 not-empty:mt-4">
        {missingCount > 0 && (
          <Alert kind="warning">{t('cartLink.gone', {count: missingCount})}</Alert>
        )}
        {isTruncated && <Alert kind="warning">{t('cartLink.cut')}</Alert>}
      </div>
      <ul>
        {items.map((item) => (
          <LineItem
            key={item.number}
            goods={item}
            heading="h3"
            unavailable={item.stock.tone === 'soldOut'}
            note={<StockLine stock={item.stock} size="line" />}
          >
            <p>{t('cart.quantity.printed', {quantity: item.quantity})}</p>
          </LineItem>
        ))}
      </ul>
      <ListTaxNote items={items} className="py-4" />
      {code && (
        <p className="my-4 font-label wrap-anywhere">{t('cartPage.code.discount', {code})}</p>
      )}
      {(available.length > 0 || code) && (
        <form method="post" action={action} className="grid justify-items-start gap-3">
          <PageId />
          <input type="hidden" name="add" value={formatLines(available)} />
          {code && <input type="hidden" name="code" value={code} />}
          {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
          <p className="text-small text-ink-600">{t('cartLink.lead')}</p>
          <Button variant="primary" name="intent" value="applyLink">
            {t(`cartLink.${available.length > 0 ? 'add' : 'apply'}`)}
          </Button>
        </form>
      )}
    </section>
  );
}
