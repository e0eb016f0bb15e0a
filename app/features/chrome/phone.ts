/** The shop's telephone as a link. */
export const PHONE_HREF = 'tel:+492214710120';
