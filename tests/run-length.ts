/** Whether `npm run soak` asks for the whole length of what `npm test` does in short. */
export const isSoak = process.env.SOAK === '1';

/** So many when soaking, else a twentieth. */
export const soaking = (full: number) => (isSoak ? full : Math.ceil(full / 20));
