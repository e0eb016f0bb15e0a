import {useTranslate} from '~/i18n/use-language';
import {Stars} from '~/ui/Stars';
import type {RatingView} from './details/product-details';

/** The average of a product's reviews on its card: stars, the number, and how many there are. */
export function ProductCardRating({rating: {value, text, count}}: {rating: RatingView}) {
  const t = useTranslate();
  return (
    <p className="row-start-3 mt-1.5 flex items-center gap-1.5 tabular-nums">
      <Stars rating={value} size={15} className="text-stern" />
      <span aria-hidden="true">{`${text} (${count})`}</span>
      <span className="sr-only">{t('product.card.rating', {rating: text, count})}</span>
    </p>
  );
}
