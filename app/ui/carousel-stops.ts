/** Which stop lies nearest to a place in the row; stops and place are shares of the way, 0 to 1. */
export function nearestStop(stops: readonly number[], place: number): number {
  const distances = stops.map((stop) => Math.abs(stop - place));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The stop that a key leads to, as on other sliders; `null` for a key that leads nowhere. */
export function stopOfKey(key: string, selected: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: selected - 1,
    ArrowRight: selected + 1,
    Home: 0,
    End: count - 1,
  };
  const stop = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return stop === undefined ? null : Math.min(count - 1, Math.max(0, stop));
}
