interface Change {
  formMethod?: string | undefined;
  defaultShouldRevalidate: boolean;
}

/** For `shouldRevalidate`: a form that changes the cart leaves the page's own data as they are. */
export function pageStays({formMethod, defaultShouldRevalidate}: Change): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}
