import {formatRating} from '~/i18n/formats';
import {useLanguage} from '~/i18n/use-language';
import {Stars} from '~/ui/Stars';
import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {resources} from '~/pages';
import {fetchShopJson} from '~/services/http/fetch-shop-json';
import {useSiteLinks, useReviewsSince} from '../../site/site-facts';

/** The shop's Google stars from 0 to 5, and the number of reviews. */
interface Rating {
  rating: number;
  count: number;
}

/**
 * 'x von 5,0 Sternen aus n Google-Bewertungen seit 2019', linked to how reviews are verified; renders nothing for 0
 * stars, which means unknown.
 */
export function GoogleRating({rating, count}: Rating) {
  const {language, t} = useLanguage();
  const since = useReviewsSince('google');
  const {reviews} = useSiteLinks();
  if (rating === 0) return null;
  const words = [
    t('chrome.rating', {rating: formatRating(rating, language)}),
    t('content.reviews.source', {count}) + since,
  ].join(' ');
  const shown = (
    <>
      <Stars
        rating={rating}
        size={15}
        className="mr-2 inline-block align-[-2px] text-honig max-[389px]:hidden"
      />
      {words}
    </>
  );
  if (!reviews) return shown;
  return (
    <a className="inline-block underline-offset-3 hover:underline xl:py-1" href={reviews}>
      {shown}
    </a>
  );
}

/** Id of the element that `LateRating` renders into. */
export const RATING_PLACE = 'google-rating';

const UNKNOWN: Rating = {rating: 0, count: 0};

/**
 * The Google rating that a page did not wait for: fetched once and rendered into the top bar. A failed or invalid
 * response counts as 0, and nothing is shown.
 */
export function LateRating() {
  const [shown, setShown] = useState(UNKNOWN);
  useEffect(() => {
    fetchShopJson<{rating: unknown; count: unknown}>(`/${resources.googleReviews.path}`).then(
      ({rating, count}) => {
        const known = typeof rating === 'number' && typeof count === 'number' && count > 0;
        setShown(known && rating > 0 && rating <= 5 ? {rating, count} : UNKNOWN);
      },
      () => undefined,
    );
  }, []);

  const element = document.getElementById(RATING_PLACE);
  return element && createPortal(<GoogleRating {...shown} />, element);
}
