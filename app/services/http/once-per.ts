/**
 * Makes a value once for each key object and keeps it as long as the key lives: answers per request, readings
 * per story. Keys and values are shared, so nobody may change them.
 */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, {value: Value}>();
  return (key) => {
    const known = made.get(key) ?? {value: make(key)};
    made.set(key, known);
    return known.value;
  };
}
