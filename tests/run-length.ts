/** Whether `npm run soak` requests the full length of what `npm test` shortens. */
export const isSoak = process.env.SOAK === '1';

/** The full number when soaking, else a twentieth. */
export const soaking = (full: number) => (isSoak ? full : Math.ceil(full / 20));
