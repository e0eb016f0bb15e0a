import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {GoogleRating} from './GoogleRating';

interface LateRatingProps {
  /** The id of the element that waits for it. */
  place: string;
  /** Stars from 0 to 5, 0 when unknown. */
  askRating: () => Promise<number>;
}

/** The rating that a page did not wait for: asked once, shown in its place in the top bar. */
export function LateRating({place, askRating}: LateRatingProps) {
  const [rating, setRating] = useState(0);
  useEffect(() => void askRating().then(setRating), [askRating]);

  const element = document.getElementById(place);
  return element && createPortal(<GoogleRating rating={rating} />, element);
}
