import {useRouteLoaderData} from '@remix-run/react';
import {createContext, useCallback, useContext, useMemo, useState, type ReactNode} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {useCartDrawer} from '../cart/cart-drawer-context';
import {useOnNewPage} from '../navigation/use-on-new-page';
import {useNewestWishes} from './use-newest-wishes';
import {useWishlistForms, type SendWish} from './use-wishlist-forms';
import type {WishlistAnswer} from './wishlist-answer';
import {WishlistForm} from './WishlistForm';

interface WishlistContext {
  /** Numbers of the variants on the Merkzettel, with what is being changed right now. */
  numbers: readonly string[];
  /** Takes over numbers that the shop has just told. */
  learn(numbers: readonly string[]): void;
  /** Numbers as they will be once the forms on their way are answered. */
  expect(numbers: readonly string[]): readonly string[];
  /** Numbers of what is on its way to the cart. */
  moving: readonly string[];
  /** For forms of the Merkzettel: sends them without leaving the page. */
  send: SendWish;
  /** The last answer to a form that script sent. */
  answer: WishlistAnswer | null;
  open: boolean;
  show(): void;
  hide(): void;
}

const Context = createContext<WishlistContext>({
  numbers: [],
  learn: () => undefined,
  expect: (numbers) => numbers,
  moving: [],
  send: () => undefined,
  answer: null,
  open: false,
  show: () => undefined,
  hide: () => undefined,
});

const NONE: readonly string[] = [];

interface Props {
  /** Numbers that the page was loaded with. */
  ids?: readonly string[];
  children: ReactNode;
}

/**
 * Knows what is on the Merkzettel and whether its drawer is open: that closes on every change of route, and
 * opens to say why something was refused, unless the list's own page does. What was moved is shown in the cart's drawer.
 */
export function WishlistProvider({ids = NONE, children}: Props) {
  const {showAnswer} = useCartDrawer();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<WishlistAnswer | null>(null);
  const {language} = useLanguage();
  // The page of the Merkzettel has asked later than the frame around it: another tab may have added something.
  const page = useRouteLoaderData<{ids: readonly string[]; own: unknown}>(`wishlist.${language}`);
  const [newest, learn] = useNewestWishes(ids, page?.ids);

  const {expect, moving, send} = useWishlistForms((news) => {
    setAnswer(news);
    if (news?.error) setOpen(!page?.own);
    else if (news?.cart) {
      setOpen(false);
      showAnswer(news.cart);
    }
  });

  useOnNewPage(() => {
    setOpen(false);
    setAnswer(null);
  });

  const hide = useCallback(() => setOpen(false), []);
  const value = useMemo(() => {
    const show = () => {
      setAnswer(null);
      setOpen(true);
    };
    return {numbers: expect(newest), learn, expect, moving, send, answer, open, show, hide};
  }, [newest, learn, expect, moving, send, answer, open, hide]);

  return (
    <Context.Provider value={value}>
      {children}
      <WishlistForm />
    </Context.Provider>
  );
}

/** The Merkzettel: what is on it, its forms, its drawer. Without a provider it is empty. */
export function useWishlist(): WishlistContext {
  return useContext(Context);
}
