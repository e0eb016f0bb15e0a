/** A view of which the worker has everything and browsers the named properties: all others may be missing. */
export type Sent<View, Name extends keyof View = never> = Pick<View, Name> & Partial<View>;

/**
 * The same view, of which browsers get the named properties and nothing else: for what `KeptMarkup` shows, which
 * they never render. Remix sends what can be enumerated (turbo-stream, `flatten`).
 */
export function sendOnly<View extends object, Name extends keyof View = never>(
  view: View,
  ...names: Name[]
): Sent<View, Name> {
  for (const name of Reflect.ownKeys(view)) {
    const isSent = names.some((sent) => sent === name);
    if (!isSent) Object.defineProperty(view, name, {enumerable: false});
  }
  return view;
}

/**
 * The same view, of which browsers do not get the named properties. Its type stays: hand it to components whose props
 * leave them out.
 */
export function sendWithout<View extends object>(view: View, ...names: (keyof View)[]): View {
  for (const name of names) Object.defineProperty(view, name, {enumerable: false});
  return view;
}
