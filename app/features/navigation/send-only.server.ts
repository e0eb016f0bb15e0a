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
