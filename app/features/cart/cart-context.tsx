import {useLocation, useRouteLoaderData} from '@remix-run/react';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import {useHref, useLanguage} from '~/i18n/use-language';
import {useHydrated} from '~/ui/hydration';
import {interceptSubmit, useFormQueue, useNewestData} from '../navigation/frame-state';
import {useOnNewPage} from '../navigation/open-page';
import type {CartAnswer, CartFormAnswer} from './cart-answer.server';
import type {CartView, KnownCart} from './cart-view.server';

/** Debounce in ms: rapid quantity changes are sent together. */
const DEBOUNCE_MS = 400;

interface CartContext {
  /** `null` when there is none, or it is unknown. */
  cart: CartView | null;
  cartUnknown: boolean;
  /** Typed quantities by line id that have not been answered yet. */
  typedQuantities: ReadonlyMap<string, number>;
  /** Sets a typed quantity and submits it after a short delay. */
  setQuantity(lineId: string, quantity: number): void;
  /** For the cart's forms: submits them without leaving the page. */
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Forms awaiting a response. */
  sending: readonly FormData[];
  /** Whether a change is being sent or about to be: totals are not final. */
  pending: boolean;
  /** The response to the last form of this page; `form` is `null` when the browser itself submitted it. */
  answered: {form: FormData | null; answer: CartAnswer} | null;
  open: boolean;
  /** What was added when the drawer opened by itself. */
  added: string | null;
  /** Whether the page has a section of compatible products. */
  hasFits: boolean;
  show(): void;
  /** Shows what a form other than the cart's has added to it. */
  showMoved(form: FormData, answer: CartFormAnswer): void;
  hide(): void;
}

const Context = createContext<CartContext | null>(null);

interface Props {
  /** The cart that the frame was loaded with, and the outcome of the plain form that led to this document. */
  loaded: {knownCart: KnownCart | null; cartAnswer: CartAnswer | null} | null;
  children: ReactNode;
}

/**
 * Cart state: its newest known content, from page data or form responses, the pending changes, and its drawer, which
 * closes on every navigation.
 */
export function CartProvider({loaded, children}: Props) {
  const {language} = useLanguage();
  const page = useRouteLoaderData<KnownCart>(`cart.${language}`);
  const [newest, update] = useNewestData(`cart.${language}`, loaded?.knownCart, page);
  const [typedQuantities, setTypedQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  // A provider that is mounted again later must not repeat the outcome.
  const isFirstPage = !useHydrated();
  const [answered, setAnswered] = useState<CartContext['answered']>(() => {
    const answer = isFirstPage && loaded?.cartAnswer;
    return answer ? {form: null, answer} : null;
  });
  const [{open, added, hasFits}, setDrawer] = useState({
    open: false,
    added: null as string | null,
    hasFits: false,
  });
  const hide = () => setDrawer((drawer) => ({...drawer, open: false}));
  const openWith = (answer: CartAnswer, form: FormData) =>
    setDrawer({open: true, added: answer.added ?? null, hasFits: form.has('fits')});

  const {sending, send} = useFormQueue(useHref()('cart'), (form, response) => {
    const answer = response as CartFormAnswer | null;
    setTypedQuantities((quantities) =>
      pendingQuantities(quantities, form, answer?.known?.cart ?? null),
    );
    setAnswered(answer && {form, answer});
    if (!answer) return;
    update(answer.known);
    const isThisPage = form.get('returnTo') === location.pathname + location.search;
    if (answer.intent?.startsWith('add') && !answer.error && isThisPage) {
      openWith(answer, form);
    }
  });

  useOnNewPage(() => {
    hide();
    setAnswered(null);
  });

  // Input during a pending form is sent together after its response.
  useEffect(() => {
    if (typedQuantities.size === 0 || sending.length > 0) return;
    const timer = setTimeout(() => send(quantitiesForm(typedQuantities)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typedQuantities, sending, send]);

  const value = useMemo(
    (): CartContext => ({
      cart: newest?.cart ?? null,
      cartUnknown: !newest,
      typedQuantities,
      setQuantity(lineId, quantity) {
        setTypedQuantities((quantities) => new Map(quantities).set(lineId, quantity));
      },
      submit(event) {
        const form = interceptSubmit(event);
        // Typed values are included, a code as well: all lines are one form (`readLinesForm`).
        if (form) send(form);
      },
      sending,
      pending: typedQuantities.size > 0 || sending.length > 0,
      answered,
      open,
      added,
      hasFits,
      show() {
        setAnswered(null);
        setDrawer({open: true, added: null, hasFits: false});
      },
      showMoved(form, answer) {
        update(answer.known);
        setAnswered({form, answer});
        openWith(answer, form);
      },
      hide,
    }),
    [newest, typedQuantities, sending, send, answered, open, added, hasFits, update],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The visitor's cart and its drawer. Throws outside of its provider. */
export function useCart(): CartContext {
  const context = useContext(Context);
  if (!context) throw new Error('useCart needs a CartProvider above it');
  return context;
}

/** Whether a variant is being added to the cart. */
export function useAdding(variantId: string): boolean {
  return useCart().sending.some((form) => form.get('merchandiseId') === variantId);
}

/** The form of all lines, reduced to those whose quantity was typed. */
function quantitiesForm(typed: ReadonlyMap<string, number>): FormData {
  const form = new FormData();
  form.append('intent', 'lines');
  for (const [lineId, quantity] of typed) {
    form.append('lineId', lineId);
    form.append('quantity', String(quantity));
  }
  return form;
}

/** Quantities typed again since a form was sent, for lines that still exist. */
function pendingQuantities(
  typed: ReadonlyMap<string, number>,
  form: FormData,
  cart: CartView | null,
): ReadonlyMap<string, number> {
  const quantities = form.getAll('quantity');
  const sentQuantities = new Map(form.getAll('lineId').map((id, index) => [id, quantities[index]]));
  const remaining = [...typed].filter(
    ([id, quantity]) =>
      sentQuantities.get(id) !== String(quantity) &&
      (!cart || cart.lines.some((line) => line.id === id)),
  );
  return remaining.length === typed.size ? typed : new Map(remaining);
}

/** Gives the action the page to redirect a plain form back to; a fetcher stays on the page anyway. */
export function ReturnTo() {
  const {pathname, search} = useLocation();
  return <input type="hidden" name="returnTo" value={pathname + search} />;
}
