import type {ReactNode} from 'react';

interface BadgeProps {
  kind: 'sale' | 'inSale' | 'new' | 'text';
  children: ReactNode;
}

const modifiers = {sale: 'sale', inSale: 'in-sale', new: 'new', text: 'text'};

/** A short mark on a picture or beside a price. */
export function Badge({kind, children}: BadgeProps) {
  return <span className={`badge badge--${modifiers[kind]}`}>{children}</span>;
}
