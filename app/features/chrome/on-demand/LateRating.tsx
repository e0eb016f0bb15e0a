import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {resources} from '~/pages';
import {GoogleRating} from './GoogleRating';

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
