import {useRouteLoaderData} from '@remix-run/react';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import {useHref, useLanguage} from '~/i18n/use-language';
import {ReturnTo, useCart} from '../cart/cart-context';
import {interceptSubmit, useFormQueue, useNewestData} from '../navigation/frame-state';
import {useOnNewPage} from '../navigation/open-page';
import {applyOptimistically} from './wishlist';
import type {WishlistState} from './load-wishlist.server';
import type {WishlistAnswer, WishlistFormAnswer} from './change-wishlist.server';

interface WishlistContext {
  /** The wishlist as last returned by the shop. */
  known: WishlistState;
  /** Applies a list from another response; an older one is ignored. */
  update(known: WishlistState): void;
  /** Numbers of the variants on it, including pending changes. */
  numbers: readonly string[];
  /** Numbers of the variants being moved to the cart. */
  moving: readonly string[];
  /** For wishlist forms: submits them without leaving the page. */
  send(event: FormEvent<HTMLFormElement>): void;
  /** The last response to a form sent by JavaScript. */
  answer: WishlistAnswer | null;
  open: boolean;
  show(): void;
  hide(): void;
}

const EMPTY_STATE: WishlistState = {ids: [], cleared: 0, asOf: 0};

const Context = createContext<WishlistContext | null>(null);

interface Props {
  /** The wishlist that the frame was loaded with. */
  loaded: WishlistState | undefined;
  children: ReactNode;
}

/**
 * Wishlist state: its newest known content, of this tab or another one, the pending forms, and its drawer. The drawer
 * closes on every navigation and opens to show why a form was rejected, unless the wishlist page shows it. Items moved
 * to the cart are shown in the cart drawer.
 */
export function WishlistProvider({loaded, children}: Props) {
  const {showMoved} = useCart();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<WishlistAnswer | null>(null);
  const {language} = useLanguage();
  const page = useRouteLoaderData<WishlistState & {own: unknown}>(`wishlist.${language}`);
  const [newest, update] = useNewestData<WishlistState>('wishlist', loaded, page);
  const known = newest ?? EMPTY_STATE;

  const action = useHref()('wishlist');
  const {sending, send} = useFormQueue(action, (form, response) => {
    const formAnswer = response as WishlistFormAnswer | null;
    setAnswer(formAnswer);
    if (!formAnswer) return;
    update(formAnswer.state);
    if (formAnswer.error) setOpen(!page?.own);
    else if (formAnswer.cart) {
      setOpen(false);
      showMoved(form, formAnswer.cart);
    }
  });

  useOnNewPage(() => {
    setOpen(false);
    setAnswer(null);
  });

  const hide = useCallback(() => setOpen(false), []);
  const value = useMemo(
    () => ({
      known,
      update,
      numbers: sending.reduce(applyOptimistically, known.ids),
      moving: sending.flatMap((form) => form.getAll('move').map(String)),
      send(event: FormEvent<HTMLFormElement>) {
        const form = interceptSubmit(event);
        if (form) send(form);
      },
      answer,
      open,
      show() {
        setAnswer(null);
        setOpen(true);
      },
      hide,
    }),
    [known, update, sending, send, answer, open, hide],
  );

  return (
    <Context.Provider value={value}>
      {children}
      <WishlistForm />
    </Context.Provider>
  );
}

/** The wishlist: its content, its forms, its drawer. Throws outside of its provider. */
export function useWishlist(): WishlistContext {
  const context = useContext(Context);
  if (!context) throw new Error('useWishlist needs a WishlistProvider above it');
  return context;
}

/** The single form that all hearts of a page submit: `<button form={WISHLIST_FORM} name="add" value="123">`. */
export const WISHLIST_FORM = 'wishlist-form';

/** Rendered once on every page, with `returnTo` as its only field. */
function WishlistForm() {
  const href = useHref();
  const {send} = useWishlist();
  return (
    <form id={WISHLIST_FORM} method="post" action={href('wishlist')} onSubmit={send} hidden>
      <ReturnTo />
    </form>
  );
}
