import {numberOf} from '~/services/shopify/ids';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {useWishlist, WISHLIST_FORM} from './wishlist-context';

interface Props {
  /** Shopify's id of the variant. */
  variantId: string;
  /** Of its product, for those who do not see where the heart stands. */
  title: string;
  /** On a picture, or as tall as the button beside it. */
  look: 'card' | 'buyBox';
}

const looks = {
  card: 'card-heart',
  buyBox:
    'flex size-13 flex-none items-center justify-center rounded-control border-[1.5px] border-ink transition-colors hover:bg-stahl-100 print:hidden',
};

/** A heart that puts a variant on the wishlist, or takes it off when it is filled. */
export function WishlistButton({variantId, title, look}: Props) {
  const t = useTranslate();
  const number = numberOf(variantId);
  const listed = useWishlist().numbers.includes(number);
  return (
    <button
      type="submit"
      form={WISHLIST_FORM}
      className={looks[look]}
      name={listed ? 'remove' : 'add'}
      value={number}
      aria-label={t(listed ? 'wishlist.removeTitle' : 'wishlist.addTitle', {title})}
    >
      <Icon
        name="heart"
        size={look === 'card' ? 20 : 24}
        className={listed ? 'fill-ink' : undefined}
      />
    </button>
  );
}
