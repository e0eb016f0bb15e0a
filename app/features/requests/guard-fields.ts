/** Signed id and time of a form, see `signed-seal.server.ts`. */
export const SEAL_FIELD = 'requestSeal';

/** The honeypot's name: none that browsers or password managers fill in. */
export const HONEYPOT_FIELD = 'favouriteSaddle';
