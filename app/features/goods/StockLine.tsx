import type {StockView} from './goods';

const looks = {
  ready: 'before:border-[#23914f] before:bg-[#23914f]',
  waiting: 'before:border-stern',
  soldOut: 'before:border-ink-400',
};

const sizes = {
  buyBox: 'mb-3.5 text-label/[1.55]',
  line: 'text-micro/[1.45]',
  card: 'row-start-8 mt-1.5 text-micro/[1.3]',
};

/** Whether an article can be had, and when. */
export function StockLine({
  stock: {text, look},
  size,
}: {
  stock: StockView;
  size: keyof typeof sizes;
}) {
  const color = look === 'ready' ? 'text-gruen' : 'text-ink-600';
  return (
    <p
      className={`flex items-baseline gap-2 font-[550] before:size-[9px] before:flex-none before:rounded-full before:border-[2.5px] ${color} ${looks[look]} ${sizes[size]}`}
    >
      {text}
    </p>
  );
}
