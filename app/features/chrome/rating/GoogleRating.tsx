import {formatRating} from '~/i18n/formats';
import {useLanguage} from '~/i18n/use-language';
import {Stars} from '~/ui/Stars';
import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {resources} from '~/pages';

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

interface LateRatingProps {
  /** The id of the element that waits for it. */
  place: string;
  ask: (address: string) => Promise<{rating: unknown}>;
}

/**
 * The rating at Google that a page did not wait for, stars from 0 to 5: asked once, shown in its place in the top bar. An
 * answer that cannot be had or read is 0: the page goes without.
 */
export function LateRating({place, ask}: LateRatingProps) {
  const [rating, setRating] = useState(0);
  useEffect(() => {
    ask(`/${resources.googleReviews.path}`).then(
      ({rating: stars}) =>
        setRating(typeof stars === 'number' && stars > 0 && stars <= 5 ? stars : 0),
      () => setRating(0),
    );
  }, [ask]);

  const element = document.getElementById(place);
  return element && createPortal(<GoogleRating rating={rating} />, element);
}
