import {adultSizes, brakes, equipment, letterSizes, pair, type BikeKind} from './bike-kind';
import {eBikeKinds} from './e-bike-kinds';

const {rack, guards, lights, stand, bell, dropper, pedals, eyelets} = equipment;

const kidsBike = {
  type: pair('Kinderrad', 'Kids’ bike'),
  sizes: [],
  fork: pair('Starre Gabel', 'Rigid fork'),
  equipment: [guards, lights, stand, bell, pedals],
};

const plainKinds = {
  trekking: {
    type: pair('Trekkingrad', 'Trekking bike'),
    fact: pair('Trekking', 'Trekking'),
    tags: ['fahrraeder', 'trekkingraeder'],
    sizes: adultSizes,
    wheel: 28,
    tyre: '42-622',
    fork: pair('Starre Gabel, Stahl', 'Rigid fork, steel'),
    brakes: brakes.rim,
    permitted: 140,
    streetLegal: true,
    equipment: [rack, guards, lights, stand, bell, pedals],
    sentence: pair(
      'Der Nabendynamo speist das Licht, an leere Batterien müssen Sie nicht denken.',
      'A hub dynamo feeds the lights, so there are no batteries to think of.',
    ),
  },
  city: {
    type: pair('Cityrad', 'City bike'),
    fact: pair('City', 'City'),
    tags: ['fahrraeder', 'cityraeder'],
    sizes: ['50 cm', '55 cm', '60 cm'],
    wheel: 28,
    tyre: '42-622',
    fork: pair('Starre Gabel, Stahl', 'Rigid fork, steel'),
    brakes: brakes.coaster,
    permitted: 130,
    streetLegal: true,
    equipment: [guards, lights, stand, bell, pedals],
    sentence: pair(
      'Jedes Teil daran lässt sich auch in zwanzig Jahren noch ersetzen.',
      'Every part on it can still be replaced twenty years from now.',
    ),
  },
  gravel: {
    type: pair('Gravelbike', 'Gravel bike'),
    fact: pair('Gravel', 'Gravel'),
    tags: ['fahrraeder', 'gravelbikes'],
    sizes: letterSizes,
    wheel: 28,
    tyre: '42-622',
    fork: pair('Carbongabel, starr', 'Rigid carbon fork'),
    brakes: brakes.disc,
    rotor: 160,
    permitted: 120,
    streetLegal: false,
    equipment: [eyelets],
    sentence: pair(
      'Schutzbleche und Träger finden an Rahmen und Gabel Gewinde.',
      'Frame and fork have threads for fenders and racks.',
    ),
  },
  race: {
    type: pair('Rennrad', 'Road bike'),
    fact: pair('Rennrad', 'Road'),
    tags: ['fahrraeder', 'rennraeder'],
    sizes: letterSizes,
    wheel: 28,
    tyre: '28-622',
    fork: pair('Carbongabel', 'Carbon fork'),
    brakes: brakes.disc,
    rotor: 160,
    permitted: 115,
    streetLegal: false,
    equipment: [],
    sentence: pair(
      'Sitzposition und Vorbaulänge passen wir Ihnen im Laden an.',
      'We fit saddle position and stem length to you in the shop.',
    ),
  },
  hardtail: {
    type: pair('Mountainbike', 'Mountain bike'),
    fact: pair('MTB', 'MTB'),
    tags: ['fahrraeder', 'mountainbikes', 'hardtails'],
    sizes: letterSizes,
    wheel: 29,
    tyre: '57-622',
    fork: pair('Luftfedergabel', 'Air fork'),
    travel: 120,
    brakes: brakes.disc,
    rotor: 180,
    permitted: 120,
    streetLegal: false,
    equipment: [],
    sentence: pair(
      'Den Luftdruck in Gabel und Reifen stellen wir bei der Übergabe auf Sie ein.',
      'We set fork and tire pressure for you when you collect the bike.',
    ),
  },
  fully: {
    type: pair('Mountainbike', 'Mountain bike'),
    fact: pair('MTB', 'MTB'),
    tags: ['fahrraeder', 'mountainbikes', 'fullys'],
    sizes: letterSizes,
    wheel: 29,
    tyre: '61-622',
    fork: pair('Luftfedergabel', 'Air fork'),
    travel: 150,
    brakes: brakes.disc,
    rotor: 203,
    permitted: 120,
    streetLegal: false,
    equipment: [dropper],
    sentence: eBikeKinds.eFully.sentence,
  },
  kids16: {
    ...kidsBike,
    fact: pair('16 Zoll', '16 inch'),
    tags: ['kinderraeder', 'kinderraeder-16-zoll'],
    wheel: 16,
    tyre: '47-305',
    brakes: brakes.coaster,
    permitted: 50,
    streetLegal: false,
    sentence: pair('Passt von etwa 105 bis 120 cm.', 'Fits from about 105 to 120 cm.'),
  },
  kids20: {
    ...kidsBike,
    fact: pair('20 Zoll', '20 inch'),
    tags: ['kinderraeder', 'kinderraeder-20-zoll'],
    wheel: 20,
    tyre: '47-406',
    brakes: brakes.rim,
    permitted: 60,
    streetLegal: true,
    sentence: pair('Passt von etwa 115 bis 135 cm.', 'Fits from about 115 to 135 cm.'),
  },
  kids24: {
    ...kidsBike,
    fact: pair('24 Zoll', '24 inch'),
    tags: ['kinderraeder', 'kinderraeder-24-zoll'],
    wheel: 24,
    tyre: '47-507',
    brakes: brakes.rim,
    permitted: 80,
    streetLegal: true,
    sentence: pair('Passt von etwa 130 bis 150 cm.', 'Fits from about 130 to 150 cm.'),
  },
} satisfies Record<string, BikeKind>;

const allKinds = {...eBikeKinds, ...plainKinds};

export type BikeKindName = keyof typeof allKinds;

/** Every kind of bike the shop sells. */
export const bikeKinds: Readonly<Record<BikeKindName, BikeKind>> = allKinds;
