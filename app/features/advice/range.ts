/** How one rides, with what a motor that assists up to 25 km/h takes out of the battery, in Wh for each km. */
export const rides = {
  eco: [5, 7],
  mixed: [7, 11],
  hills: [12, 17],
} as const;

export type Ride = keyof typeof rides;

/** A span of kilometres. */
export type Kilometres = readonly [number, number];

/** Batteries that bikes have, in watt-hours; anything else is a slip of the pen. */
const BATTERY = {least: 100, most: 3000};

/** Kilometres that a battery lasts for each kind of ride, rounded down; `null` outside of 100 to 3,000 Wh. */
export function rangesOf(wattHours: number): Record<Ride, Kilometres> | null {
  if (!(wattHours >= BATTERY.least && wattHours <= BATTERY.most)) return null;
  const span = ([least, most]: Kilometres): Kilometres => [
    rounded(wattHours / most),
    rounded(wattHours / least),
  ];
  return {eco: span(rides.eco), mixed: span(rides.mixed), hills: span(rides.hills)};
}

/** Steps of five kilometres are as exact as anybody can be; below 20 km each one counts. */
function rounded(kilometres: number): number {
  return kilometres < 20 ? Math.floor(kilometres) : Math.floor(kilometres / 5) * 5;
}

/** Whether a maker's range is plausible: its consumption lies between that of the easiest and of the hardest ride. */
export function isPlausibleRange(wattHours: number, kilometres: number): boolean {
  const perKilometre = wattHours / kilometres;
  return perKilometre >= rides.eco[0] && perKilometre <= rides.hills[1];
}
