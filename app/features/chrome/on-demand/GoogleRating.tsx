import {formatRating} from '~/i18n/format-rating';
import {useLanguage} from '~/i18n/use-language';
import {Stars} from '~/ui/Stars';

/** 'x von 5,0 Sternen' for stars from 0 to 5; nothing for 0, which nobody knows. */
export function GoogleRating({rating}: {rating: number}) {
  const {language, t} = useLanguage();
  if (rating === 0) return null;
  return (
    <>
      <Stars rating={rating} size={15} className="text-honig" />
      {t('chrome.rating', {rating: formatRating(rating, language)})}
    </>
  );
}
