/** Whether `npm run soak` requests the full length of what `npm test` shortens. */
export const isSoak = process.env.SOAK === '1';
