import type {ReactNode} from 'react';

interface BadgeProps {
  kind: 'sale' | 'inSale' | 'new' | 'text';
  children: ReactNode;
}

const looks = {
  sale: 'badge is-sale',
  inSale: 'badge is-in-sale',
  new: 'badge',
  text: 'badge',
};

/** A short mark on a picture or beside a price. */
export function Badge({kind, children}: BadgeProps) {
  return <span className={looks[kind]}>{children}</span>;
}
