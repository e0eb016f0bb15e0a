import {useEffect, useId, useRef, useState} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {AsideColumns} from '~/ui/AsideColumns';
import {Button} from '~/ui/Button';
import {useHydrated} from '~/ui/hydration';
import {useCart} from '../cart/cart-context';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {ServiceCard} from '../site/ServiceCard';
import type {ServiceCardView} from '../site/service-card.server';
import {useWishlistItems} from './use-wishlist-items';
import {MAX_COMPARED, shareLink} from './wishlist';
import type {WishlistAnswer} from './change-wishlist.server';
import type {WishlistNews, WishlistView, WishlistItemView} from './load-wishlist.server';
import {useWishlist} from './wishlist-context';
import {WishlistLines} from './WishlistLines';

interface Props {
  list: WishlistView;
  /** The page's absolute URL. */
  address: string;
  /** The shop's opening hours and phone number, next to the list. */
  card: ServiceCardView | null;
  /** The response to a plain form of this page, or of one that redirected here. */
  sent: WishlistAnswer | null;
  news: WishlistNews | null;
}

const emptyAnswer = {intent: null, variant: '', error: null, quantity: null};

/** The wishlist as a separate page: everything the drawer offers plus sharing, also without JavaScript. */
export function WishlistPage({list, address, card, sent, news}: Props) {
  const t = useTranslate();
  const {items} = useWishlistItems(list.items);
  const {answer: fetchedAnswer} = useWishlist();
  const {answered} = useCart();
  const cart = answered?.form === null ? answered.answer : null;
  const flashedAnswer = news || cart ? {...emptyAnswer, news, cart} : null;
  const answer = fetchedAnswer ?? sent ?? flashedAnswer;
  const count = items.length;
  return (
    <div className="page-width pb-16">
      <PageBreadcrumb items={[{title: t('wishlist.title')}]} />
      <header className="mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 md:mb-4">
        <h1>{t('wishlist.title')}</h1>
        {count > 0 && <p className="text-ink-500">{t('cart.items', {count})}</p>}
      </header>
      <AsideColumns aside={card && <ServiceCard card={card} level={2} />}>
        <WishlistLines
          items={items}
          hasRemovedItems={list.hasRemovedItems && !fetchedAnswer}
          answer={answer}
          place="page"
        />
        <CompareBikes items={items.filter(({bike, price}) => bike && price)} />
        {count > 0 && (
          <ShareWishlist
            link={shareLink(
              address,
              items.map(({number}) => number),
            )}
          />
        )}
      </AsideColumns>
    </div>
  );
}

/** The bikes on the list, to select for comparison. */
function CompareBikes({items}: {items: readonly WishlistItemView[]}) {
  const t = useTranslate();
  const href = useHref();
  if (items.length < 2) return null;
  return (
    <form
      action={href('comparison')}
      method="get"
      className="mt-4 rounded-panel bg-stahl-50 p-5 sm:p-6 print:hidden"
    >
      <fieldset className="min-w-0">
        <legend className="contents">
          <span className="block text-title font-heading tracking-[-0.015em] font-stretch-110%">
            {t('wishlistPage.compare.title')}
          </span>
        </legend>
        {items.map(({number, handle, title, options}, index) => (
          <label key={number} className="flex min-h-11 items-center gap-3 text-label">
            <input
              type="checkbox"
              name="p"
              value={`${handle}:${number}`}
              defaultChecked={index < MAX_COMPARED}
              className="size-5 flex-none accent-tanne-700"
            />
            <span className="min-w-0 wrap-anywhere">
              {[title, options].filter(Boolean).join(', ')}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-3">
        <Button type="submit" variant="secondary" size="small">
          {t('wishlistPage.compare.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The shareable wishlist link: copied by hand, by a button, or shared through the device's dialog. */
function ShareWishlist({link}: {link: string}) {
  const t = useTranslate();
  const id = useId();
  const canShare = useHydrated() && 'share' in navigator;
  const {fieldRef, copy, share, copied} = useShareLink(link, t('wishlistPage.shared.title'));
  return (
    <section
      id="share"
      className="mt-4 grid gap-3 rounded-panel bg-stahl-50 p-5 sm:p-6 print:hidden"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className="text-title">
        {t('wishlistPage.share.title')}
      </h2>
      <p className="text-label leading-normal text-ink-600">{t('wishlistPage.share.lead')}</p>
      <label className="text-label font-label" htmlFor={`${id}-link`}>
        {t('wishlistPage.share.label')}
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          ref={fieldRef}
          id={`${id}-link`}
          className="h-11 min-w-0 flex-[1_1_280px] rounded-control border border-ink-400 bg-kreide px-3 text-label text-ink"
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className="flex gap-2.5 noscript:hidden">
          <Button type="button" variant="secondary" size="small" onClick={copy}>
            {t('wishlistPage.share.copy')}
          </Button>
          {canShare && (
            <Button type="button" variant="primary" size="small" onClick={share}>
              {t('wishlistPage.share.send')}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="text-small font-[550] text-gruen empty:-mt-3 noscript:hidden">
        {copied !== null && t(`wishlistPage.share.${copied ? 'copied' : 'marked'}`)}
      </p>
    </section>
  );
}

/**
 * Sharing of a link: `copy` writes it to the clipboard, or selects it in its field (`fieldRef`) where the browser
 * forbids that; `share` opens the device's share dialog, where available. `copied` is the result of copying, `null`
 * before.
 */
function useShareLink(url: string, title: string) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);

  // A new link has not been copied yet.
  useEffect(() => setCopied(null), [url]);

  const copy = () => {
    // Missing in insecure contexts.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const copying = clipboard?.writeText(url) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => setCopied(true),
      () => {
        fieldRef.current?.select();
        setCopied(false);
      },
    );
  };
  // Closing the dialog rejects: the visitor has changed their mind.
  const share = () => void navigator.share({title, url}).catch(() => undefined);

  return {fieldRef, copy, share, copied};
}
