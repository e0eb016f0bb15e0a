import type {CrankSpec, MudguardSpec, SeatSpec, StayWidths} from '../bike-spec';
import {parts} from '../paints';

export const adultSizes = [-1, 0, 1] as const;

export const stays: StayWidths = {chainstay: [26, 19], seatStay: [18, 16]};

export const mudguards: MudguardSpec = {width: 22, front: [52, 190], rear: [18, 196]};

/** Flat pedals 96 mm long; equipped bikes have the reflectors required by German law. */
export const pedal = {width: 96, reflectors: false};
export const reflectorPedal = {width: 96, reflectors: true};

/** A black 170 mm crank with a chainring of `teeth`. */
export const crank = (teeth: number, length = 170): CrankSpec => ({
  length,
  teeth,
  arms: 4,
  ringColour: '#33383a',
  material: parts.black,
});

/** A saddle on a plain black post. */
export const seat = (saddle: SeatSpec['saddle'], postWidth = 29): SeatSpec => ({
  saddle,
  cover: parts.rubber,
  post: 'rigid',
  postWidth,
  postMaterial: parts.black,
  scale: 1,
});
