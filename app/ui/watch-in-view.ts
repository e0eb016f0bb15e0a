/** Reports whether an element is in the viewport, enlarged by `rootMargin`. Returns a function that ends it. */
export function watchInView(
  element: Element | null,
  rootMargin: string,
  onChange: (seen: boolean) => void,
) {
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === true),
    {rootMargin},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
