import {useEffect, type RefObject} from 'react';
import {isModified} from '../../navigation/followed-link';
import {stepOfKey} from './picture-steps';
import {showPicture} from './show-picture';

/** Arrow keys, Home and End lead from picture to picture while the focus is on one of them. */
export function useGalleryKeys(list: RefObject<HTMLUListElement>): void {
  useEffect(() => {
    const node = list.current;
    if (!node) return;
    const move = (event: KeyboardEvent) => {
      const {children} = node;
      const at = [...children].findIndex((item) => item.contains(document.activeElement));
      const next = at < 0 || isModified(event) ? null : stepOfKey(event.key, at, children.length);
      if (next === null) return;
      event.preventDefault();
      // Where one is seen at a time the strip moves, elsewhere the page as far as it must.
      const oneAtATime = node.scrollWidth > node.clientWidth;
      children[next]?.querySelector('a')?.focus({preventScroll: oneAtATime});
      if (oneAtATime) showPicture(node, next);
    };
    node.addEventListener('keydown', move);
    return () => node.removeEventListener('keydown', move);
  }, [list]);
}
