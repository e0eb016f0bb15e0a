import type {BikeSpec} from '../bike-spec';
import {parts} from '../paints';
import {vector} from '../vectors';
import {crank, mudguards, seat} from './model-defaults';

const kidsFrame = {
  kind: 'diamond',
  downTube: [36, 38],
  topTube: [31, 29],
  seatTube: [30, 32],
  headTube: [40, 44],
  boxiness: 1.1,
  topTubeDrop: 24,
  topTubeBelow: 26,
  seatStayBelow: 20,
  stays: {chainstay: [21, 15], seatStay: [14, 13]},
} satisfies BikeSpec['frame'];

const kidsWheel = {tyre: 46, rimDepth: 20, spokes: 24, crossings: 2, flange: 18, tread: 5};

const kidsCockpit = {
  kind: 'flat',
  stem: 38,
  stemAngle: 24,
  rise: 40,
  grip: 58,
  spacers: 12,
  bell: true,
} satisfies BikeSpec['cockpit'];

const kidsEquipment = {
  sizes: [0],
  frame: kidsFrame,
  wheel: kidsWheel,
  fork: {kind: 'rigid', top: 30, tip: 18, curve: 0.1, lead: 10},
  brakes: {kind: 'rim', wheels: 'both', material: parts.dark},
  cockpit: kidsCockpit,
  seat: {...seat('sport', 26), scale: 0.82},
  decalAt: 0.5,
  mudguards: {...mudguards, width: 18},
  lamps: true,
  kickstand: true,
  pedal: {width: 74, reflectors: true},
} satisfies Partial<BikeSpec>;

export const kids16Model: BikeSpec = {
  ...kidsEquipment,
  geometry: {
    rearRadius: 195,
    frontRadius: 195,
    drop: -25,
    chainstay: 300,
    seatAngle: 70,
    headAngle: 69,
    stack: 370,
    reach: 250,
    axleToCrown: 250,
    offset: 22,
    seatTube: 240,
    saddle: 390,
  },
  wheel: {...kidsWheel, tyre: 44, spokes: 20, tread: 4},
  brakes: {kind: 'rim', wheels: 'front', material: parts.dark},
  drive: {kind: 'chain', cogRadius: 31, hubRadius: 29},
  crank: {...crank(28, 102), arms: 5},
  cockpit: {...kidsCockpit, stem: 30, rise: 46, grip: 54},
  seat: {...seat('sport', 25), scale: 0.72},
  pedal: {width: 66, reflectors: true},
};

export const kids20Model: BikeSpec = {
  ...kidsEquipment,
  geometry: {
    rearRadius: 252,
    frontRadius: 252,
    drop: 8,
    chainstay: 352,
    seatAngle: 70,
    headAngle: 70,
    stack: 452,
    reach: 296,
    axleToCrown: 318,
    offset: 36,
    seatTube: 290,
    saddle: 452,
  },
  drive: {
    kind: 'derailleur',
    cassette: [28, 14, 7],
    chainRadius: 31,
    guide: vector(8, -56),
    tension: vector(14, -44),
  },
  crank: crank(32, 127),
};

export const kids24Model: BikeSpec = {
  ...kidsEquipment,
  geometry: {
    rearRadius: 302,
    frontRadius: 302,
    drop: 35,
    chainstay: 395,
    seatAngle: 71,
    headAngle: 70,
    stack: 510,
    reach: 340,
    axleToCrown: 370,
    offset: 38,
    seatTube: 340,
    saddle: 560,
  },
  wheel: {...kidsWheel, tyre: 48, spokes: 28},
  drive: {
    kind: 'derailleur',
    cassette: [34, 13, 8],
    chainRadius: 33,
    guide: vector(8, -60),
    tension: vector(16, -50),
  },
  crank: crank(34, 140),
  cockpit: {...kidsCockpit, stem: 46, rise: 34, grip: 62},
  seat: {...seat('sport', 27), scale: 0.9},
  pedal: {width: 82, reflectors: true},
};
