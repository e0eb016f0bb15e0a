import {useEffect, type RefObject} from 'react';
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

/** What a heart would do, and whether it is filled. */
const ON = {name: 'remove', label: 'wishlist.removeTitle', fill: 'fill-ink'} as const;
const OFF = {name: 'add', label: 'wishlist.addTitle', fill: undefined} as const;

/** A heart that puts a variant on the wishlist, or takes it off when it is filled. */
export function WishlistButton(props: Props) {
  const {numbers} = useWishlist();
  return <Heart {...props} listed={numbers.includes(numberOf(props.variantId))} />;
}

/** The same where nothing but its page knows the list. */
export function Heart({variantId, title, look, listed}: Props & {listed: boolean}) {
  const t = useTranslate();
  const {name, label, fill} = listed ? ON : OFF;
  return (
    <button
      type="submit"
      form={WISHLIST_FORM}
      className={looks[look]}
      name={name}
      value={numberOf(variantId)}
      aria-label={t(label, {title})}
    >
      <Icon name="heart" size={look === 'card' ? 20 : 24} className={fill} />
    </button>
  );
}

/**
 * Keeps a heart right that stands in markup of the worker, whose state is that of its answer.
 *
 * @param frame Holds one heart or none
 * @param titleOf Reads the product's title there
 * @param html Changes with the markup
 */
export function useKeptHeart(
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
    const {name, label} = listed ? ON : OFF;
    if (heart.name === name) return;
    heart.name = name;
    heart.setAttribute('aria-label', t(label, {title: titleOf(frame.current)}));
    heart.querySelector('svg')?.classList.toggle(ON.fill, listed);
  }, [frame, titleOf, html, numbers, t]);
}
