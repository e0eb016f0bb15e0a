import type {ReactNode} from 'react';

interface BadgeProps {
  kind: 'sale' | 'inSale' | 'new' | 'text';
  children: ReactNode;
}

const looks = {
  sale: 'bg-mennige text-kreide',
  inSale: 'bg-kreide text-mennige inset-ring-[1.5px]',
  new: 'bg-kreide inset-ring-[1.5px]',
  text: 'bg-kreide inset-ring-[1.5px]',
};

/** A short mark on a picture or beside a price. */
export function Badge({kind, children}: BadgeProps) {
  return (
    <span
      className={`inline-block rounded-tile px-[9px] text-micro/6.5 font-[650] whitespace-nowrap tabular-nums ${looks[kind]}`}
    >
      {children}
    </span>
  );
}
