import type {ReactNode} from 'react';

interface BadgeProps {
  kind: 'sale' | 'inSale' | 'new' | 'text';
  children: ReactNode;
}

/** A short mark on a picture or beside a price. */
export function Badge({kind, children}: BadgeProps) {
  return <span className={`badge badge--${kind}`}>{children}</span>;
}
