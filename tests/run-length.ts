/** Whether `npm run soak` requests the full length of what `npm test` shortens. */
export const isSoak = process.env.SOAK === '1';

/** The full number when soaking, else a twentieth. */
export const soaking = (full: number) => (isSoak ? full : Math.ceil(full / 20));

/** All when soaking, else every fourth, counted from `first` on. */
export const sampled = <Item>(all: Iterable<Item>, first = 0): Item[] =>
  [...all].filter((_, at) => isSoak || (at + first) % 4 === 0);
