import {usePageTranslate} from '~/i18n/PageMessages';
import {useTranslate} from '~/i18n/use-language';
import {AsideColumns} from '~/ui/AsideColumns';
import {ServiceCard} from '../site/ServiceCard';
import type {ServiceCardView} from '../site/site-facts';
import {SharedWishlistAlerts} from './SharedWishlistAlerts';
import {SharedWishlistLine} from './SharedWishlistLine';
import {TakeOver} from './TakeOver';
import type {SharedWishlistView} from './wishlist-view';

interface Props {
  shared: SharedWishlistView;
  /** Hours and number of the shop, beside the list. */
  card: ServiceCardView | null;
}

/** A Merkzettel that somebody shared: to be looked at and taken over, never to be changed. */
export function SharedWishlistPage({shared, card}: Props) {
  const t = useTranslate();
  const p = usePageTranslate();
  const {wishes} = shared;
  return (
    <div className="page-width pt-8 pb-16">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1>{p('wishlistPage.shared.title')}</h1>
        {wishes.length > 0 && (
          <p className="text-ink-500">{t('cart.items', {count: wishes.length})}</p>
        )}
      </header>
      {wishes.length > 0 && (
        <p className="mt-3 max-w-[68ch] text-ink-600">{p('wishlistPage.shared.lead')}</p>
      )}
      <SharedWishlistAlerts shared={shared} />
      <TakeOver numbers={wishes.map(({number}) => number)} />
      <AsideColumns aside={card && <ServiceCard card={card} level={2} />}>
        <ul className="mt-2">
          {wishes.map((wish) => (
            <SharedWishlistLine key={wish.number} wish={wish} />
          ))}
        </ul>
      </AsideColumns>
    </div>
  );
}
