import type {BikeSpec} from '../bike-spec';
import {parts} from '../paints';
import {vector} from '../vectors';
import {crank, pedal, seat, stays} from './model-defaults';

const dropperSeat = {...seat('sport'), post: 'dropper' as const};

export const hardtailModel: BikeSpec = {
  // One size smaller, the head tube would be shorter than 90 mm: the drawn size is the smallest.
  sizes: [0, 1, 2],
  geometry: {
    rearRadius: 371,
    frontRadius: 371,
    drop: 62,
    chainstay: 438,
    seatAngle: 74.5,
    headAngle: 67,
    stack: 632,
    reach: 446,
    axleToCrown: 531,
    offset: 44,
    seatTube: 440,
    saddle: 738,
  },
  frame: {
    kind: 'diamond',
    downTube: [52, 56],
    topTube: [40, 34],
    seatTube: [34, 38],
    headTube: [48, 60],
    boxiness: 1.25,
    topTubeDrop: 28,
    topTubeBelow: 16,
    seatStayBelow: 66,
    stays: {chainstay: [28, 20], seatStay: [17, 15]},
  },
  wheel: {tyre: 60, rimDepth: 22, spokes: 32, crossings: 3, flange: 24, tread: 8},
  fork: {
    kind: 'suspension',
    travel: 130,
    stanchion: parts.black,
    stanchionWidth: 34,
    lowerWidth: 45,
  },
  brakes: {kind: 'disc', rotor: 180},
  drive: {
    kind: 'derailleur',
    cassette: [51, 10, 12],
    chainRadius: 48,
    guide: vector(12, -96),
    tension: vector(46, -66),
  },
  crank: crank(32),
  cockpit: {kind: 'flat', stem: 48, stemAngle: 0, rise: 24, grip: 62, spacers: 16},
  seat: dropperSeat,
  decalAt: 0.5,
  pedal,
};

export const fullyModel: BikeSpec = {
  // One size smaller, the head tube is shorter than 90 mm; one size larger, the wheelbase exceeds 1250 mm.
  sizes: [0],
  geometry: {
    rearRadius: 374,
    frontRadius: 374,
    drop: 32,
    chainstay: 449,
    seatAngle: 76,
    headAngle: 65,
    stack: 636,
    reach: 462,
    axleToCrown: 572,
    offset: 44,
    seatTube: 430,
    saddle: 728,
  },
  frame: {
    kind: 'fullSuspension',
    downTube: [86, 96],
    topTube: [44, 38],
    seatTube: [38, 42],
    headTube: [52, 66],
    stays,
    shockEnd: vector(236, 470),
  },
  wheel: {tyre: 64, rimDepth: 22, spokes: 32, crossings: 3, flange: 24, tread: 9},
  fork: {
    kind: 'suspension',
    travel: 160,
    stanchion: parts.gold,
    stanchionWidth: 37,
    lowerWidth: 49,
  },
  brakes: {kind: 'disc', rotor: 203},
  drive: {
    kind: 'derailleur',
    cassette: [51, 10, 12],
    chainRadius: 50,
    guide: vector(12, -98),
    tension: vector(46, -64),
  },
  crank: crank(34, 160),
  cockpit: {
    kind: 'flat',
    stem: 42,
    stemAngle: 0,
    rise: 28,
    grip: 60,
    spacers: 14,
    display: true,
  },
  seat: dropperSeat,
  decalAt: 0.5,
  motor: 'trail',
  pedal,
};
