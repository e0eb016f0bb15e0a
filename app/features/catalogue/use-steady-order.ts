import {useState} from 'react';

/**
 * Values in the order in which they were first shown: a list that changes while a visitor chooses must not
 * move under the pointer. New values follow at the end.
 */
export function useSteadyOrder<Value extends {value: string}>(values: Value[]): Value[] {
  const [known] = useState(() => new Map<string, number>());
  return inSteadyOrder(values, known);
}

/** Sorts values by when they were first seen; notes new ones in `known`. */
export function inSteadyOrder<Value extends {value: string}>(
  values: Value[],
  known: Map<string, number>,
): Value[] {
  for (const {value} of values) if (!known.has(value)) known.set(value, known.size);
  const placeOf = ({value}: Value) => known.get(value) ?? known.size;
  return [...values].sort((one, other) => placeOf(one) - placeOf(other));
}
