import {leasingObstacle, type LeasingObstacle, type RequestedBike} from '../requests/bike-view';

/** Why the chosen bike cannot be leased, said before anybody fills in a form. */
export type Obstacle = 'soldOut' | 'gone' | LeasingObstacle;

/** What stands against the requested bike, or `null`: also while nobody can say. `minimum` in euros. */
export function obstacleOf(requested: RequestedBike, minimum: number | null): Obstacle | null {
  const {state, bike} = requested;
  if (state === 'gone') return 'gone';
  if (!bike) return null;
  return leasingObstacle(bike.leasing, minimum) ?? (state === 'soldOut' ? 'soldOut' : null);
}
