const COUNT = 5;
const STAR = 'l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z';

interface StarsProps {
  /** From 0 to 5; shown rounded up (spec §9). */
  rating: number;
  /** Height in pixels. */
  size?: 15 | 16;
  /** Their colour, `text-stern` on light ground. */
  className: string;
}

/** Five stars, the ones not reached as outlines. Decorative: the number stands beside them. */
export function Stars({rating, size = 16, className}: StarsProps) {
  const full = Math.min(COUNT, Math.max(0, Math.ceil(rating)));
  return (
    <svg
      className={`flex-none ${className}`}
      viewBox={`0 0 ${COUNT * 25 - 1} 24`}
      width={((COUNT * 25 - 1) / 24) * size}
      height={size}
      aria-hidden="true"
    >
      <path d={starsFrom(0, full)} fill="currentColor" />
      <path d={starsFrom(full, COUNT)} fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

function starsFrom(first: number, end: number): string {
  const places = Array.from({length: end - first}, (_, at) => 12 + (first + at) * 25);
  return places.map((x) => `M${x} 2.6${STAR}`).join('');
}
