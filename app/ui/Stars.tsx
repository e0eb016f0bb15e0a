/** Number of stars in a rating. */
export const STAR_COUNT = 5;
/** Width of a star's cell; `INSET` and `WIDTH` are the star's offset and width in it. */
export const STAR_PITCH = 25;
const INSET = 2.5;
const WIDTH = 19;
interface StarsProps {
  /** From 0 to 5. */
  rating: number;
  /** Height in pixels. */
  size?: 15 | 16;
  /** Their colour, `text-stern` on a light background. */
  className: string;
  /** The rating in words, where no text next to it states it. */
  label?: string;
}

/**
 * Five outlined stars, filled up to the rating, rounded up to tenths of a star. Decorative without a label: the number
 * is next to them.
 */
export function Stars({rating, size = 16, className, label}: StarsProps) {
  return (
    <svg
      className={`flex-none ${className}`}
      viewBox={`0 0 ${STAR_COUNT * STAR_PITCH - 1} 24`}
      width={((STAR_COUNT * STAR_PITCH - 1) / 24) * size}
      height={size}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <use href="#five-stars" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <svg width={filledWidth(rating)} height="24">
        <use href="#five-stars" fill="currentColor" />
      </svg>
    </svg>
  );
}

/** The width of the filling, in units of the drawing: 4.3 ends after three tenths of the fifth star. */
export function filledWidth(rating: number): number {
  const tenths = Math.ceil(Math.min(STAR_COUNT, Math.max(0, rating)) * 10 - 1e-9);
  const fullStars = Math.floor(tenths / 10);
  const remainingTenths = tenths % 10;
  return (
    fullStars * STAR_PITCH + (remainingTenths > 0 ? INSET + (remainingTenths / 10) * WIDTH : 0)
  );
}
