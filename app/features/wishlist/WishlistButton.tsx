import {useEffect, type RefObject} from 'react';
import {numericIdOf} from '~/services/shopify/ids';
import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {useWishlist, WISHLIST_FORM} from './wishlist-context';

interface Props {
  /** Shopify's id of the variant. */
  variantId: string;
  /** Title of its product, for visitors who cannot see the heart's context. */
  title: string;
  /** On a picture, or as tall as the adjacent button. */
  placement: 'card' | 'buyBox';
}

const placementClasses = {
  card: 'card-heart',
  buyBox:
    'flex size-13 flex-none items-center justify-center rounded-control border-[1.5px] border-ink transition-colors hover:bg-stahl-100 print:hidden',
};

/** Action and look of a heart. */
const LISTED = {name: 'remove', label: 'wishlist.removeTitle', fill: 'fill-current'} as const;
const UNLISTED = {name: 'add', label: 'wishlist.addTitle', fill: undefined} as const;

/** A heart that adds a variant to the wishlist, or removes it when filled. */
export function WishlistButton(props: Props) {
  const {numbers} = useWishlist();
  return <Heart {...props} listed={numbers.includes(numericIdOf(props.variantId))} />;
}

/** The same for parts without access to the wishlist context. */
export function Heart({variantId, title, placement, listed}: Props & {listed: boolean}) {
  const t = useTranslate();
  const {name, label, fill} = listed ? LISTED : UNLISTED;
  return (
    <button
      type="submit"
      form={WISHLIST_FORM}
      className={placementClasses[placement]}
      name={name}
      value={numericIdOf(variantId)}
      aria-label={t(label, {title})}
    >
      <Icon name="heart" size={placement === 'card' ? 20 : 24} className={fill} />
    </button>
  );
}

/**
 * Updates a heart in worker-rendered markup, whose state dates from the response.
 *
 * @param frame Contains one heart or none
 * @param titleOf Reads the product's title from it
 * @param html Changes with the markup
 */
export function useSyncedHeart(
  frame: RefObject<HTMLElement>,
  titleOf: (frame: HTMLElement) => string,
  html: unknown,
): void {
  const t = useTranslate();
  const {numbers} = useWishlist();
  useEffect(() => {
    const heart = frame.current?.querySelector<HTMLButtonElement>(`[form=${WISHLIST_FORM}]`);
    if (!heart || !frame.current) return;
    const listed = numbers.includes(heart.value);
    const {name, label} = listed ? LISTED : UNLISTED;
    if (heart.name === name) return;
    heart.name = name;
    heart.setAttribute('aria-label', t(label, {title: titleOf(frame.current)}));
    heart.querySelector('svg')?.classList.toggle(LISTED.fill, listed);
  }, [frame, titleOf, html, numbers, t]);
}
