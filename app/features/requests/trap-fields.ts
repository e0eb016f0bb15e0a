/** Signed id and time of a form, see `request-seal.server.ts`. */
export const SEAL_FIELD = 'requestSeal';

/** Nobody sees it, so what fills it in is no person. No name that browsers or password managers fill in. */
export const TRAP_FIELD = 'favouriteSaddle';
