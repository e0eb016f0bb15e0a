import {createContext, useContext, useMemo, useState, type ReactNode} from 'react';
import {useOnNewPage} from '../navigation/use-on-new-page';
import type {CartAnswer} from './cart-answer';
import {UnsentChangesProvider} from './unsent-changes-context';

interface CartDrawerContext {
  open: boolean;
  /** What the cart answered to the addition that opened the drawer. */
  answer: CartAnswer | null;
  show(): void;
  showAnswer(answer: CartAnswer): void;
  hide(): void;
}

const Context = createContext<CartDrawerContext | null>(null);

/** Keeps whether the cart drawer is open; it closes on every change of route. */
export function CartDrawerProvider({children}: {children: ReactNode}) {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<CartAnswer | null>(null);
  useOnNewPage(() => setOpen(false));

  const value = useMemo(() => {
    const showWith = (newAnswer: CartAnswer | null) => {
      setAnswer(newAnswer);
      setOpen(true);
    };
    return {
      open,
      answer,
      show: () => showWith(null),
      showAnswer: showWith,
      hide: () => setOpen(false),
    };
  }, [open, answer]);

  return (
    <Context.Provider value={value}>
      <UnsentChangesProvider>{children}</UnsentChangesProvider>
    </Context.Provider>
  );
}

/** The cart drawer: whether it is open, and how to open and close it. Throws outside of its provider. */
export function useCartDrawer(): CartDrawerContext {
  const context = useContext(Context);
  if (!context) throw new Error('useCartDrawer needs a CartDrawerProvider above it');
  return context;
}
