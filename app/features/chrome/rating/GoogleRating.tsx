import {formatRating} from '~/i18n/formats';
import {useLanguage} from '~/i18n/use-language';
import {Stars} from '~/ui/Stars';
import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {resources} from '~/pages';
import {fetchShopJson} from '~/services/http/fetch-shop-json';
import {useSiteLinks, useReviewsSince} from '../../site/site-facts';
import type {ChromeData} from '../load-chrome.server';

/** The shop's Google stars from 0 to 5, and the number of reviews. */
type Rating = ChromeData['rating'];

/**
 * 'x von 5,0 Sternen aus n Google-Bewertungen seit 2019', linked to how reviews are verified; renders nothing for 0
 * stars, which means unknown.
 */
export function GoogleRating({rating, count}: Rating) {
  const {language, t} = useLanguage();
  const since = useReviewsSince('google');
  const {reviews} = useSiteLinks();
  if (rating === 0) return null;
  const label = [
    t('chrome.rating', {rating: formatRating(rating, language)}),
    t('content.reviews.source', {count}) + since,
  ].join(' ');
  const content = (
    <>
      <Stars
        rating={rating}
        size={15}
        className="mr-2 inline-block align-[-2px] text-honig max-[24.375rem]:hidden"
      />
      {label}
    </>
  );
  if (!reviews) return content;
  return (
    <a className="inline-block underline-offset-3 hover:underline xl:py-1" href={reviews}>
      {content}
    </a>
  );
}

/** Id of the element that `LateRating` renders into. */
export const RATING_ELEMENT_ID = 'google-rating';

/**
 * The Google rating that a page did not wait for: fetched once and rendered into the top bar. Nothing is
 * shown if that fails.
 */
export function LateRating() {
  const [loadedRating, setLoadedRating] = useState<Rating>({rating: 0, count: 0});
  useEffect(() => {
    fetchShopJson<Rating>(`/${resources.googleReviews}`).then(setLoadedRating, () => undefined);
  }, []);

  const element = document.getElementById(RATING_ELEMENT_ID);
  return element && createPortal(<GoogleRating {...loadedRating} />, element);
}
