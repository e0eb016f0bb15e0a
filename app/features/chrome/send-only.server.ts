/**
 * The same object, of which browsers get the named properties and nothing else: for what `KeptMarkup` shows, which
 * they never render. The worker reads it whole. Remix sends what can be enumerated (turbo-stream, `flatten`).
 */
export function sendOnly<View extends object>(view: View, ...names: (keyof View)[]): View {
  for (const name of Reflect.ownKeys(view)) {
    const isSent = names.some((sent) => sent === name);
    if (!isSent) Object.defineProperty(view, name, {enumerable: false});
  }
  return view;
}
