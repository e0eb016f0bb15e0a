/** Scrolls the strip, in which each picture fills the width, to one of them, counted from 0; the page itself stays. */
export function showPicture(list: HTMLElement, at: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollTo({left: at * list.clientWidth, behavior: still ? 'instant' : 'smooth'});
}
