import type {Text} from './catalogue-types';

/** The drivetrain of a bike, as data and in words. */
export interface BikeDrive {
  /** Facet value. */
  kind: Text;
  /** Short, for cards. */
  fact: Text;
  /** Details beyond the facet value. */
  shifting?: Text;
  /** Zero for stepless hubs. */
  gears: number;
  sentence: Text;
}

const derailleurKind = {de: 'Kettenschaltung', en: 'Derailleur'};
const hubKind = {de: 'Nabenschaltung', en: 'Hub gear'};
const beltKind = {de: 'Riemen', en: 'Belt'};
const singleKind = {de: 'Ohne Schaltung', en: 'Single speed'};

const derailleur = (gears: number, sentence: Text): BikeDrive => ({
  kind: derailleurKind,
  fact: {de: `${gears}-Gang`, en: `${gears}-speed`},
  gears,
  sentence,
});

const hub = (gears: number, belt: boolean, sentence: Text): BikeDrive => ({
  kind: belt ? beltKind : hubKind,
  fact: {de: `${gears}-Gang-Nabe`, en: `${gears}-speed hub`},
  ...(belt && {shifting: hubKind}),
  gears,
  sentence,
});

const beltCare = {
  de: 'Der Riemen braucht kein Öl und läuft leise; wir prüfen bei jeder Inspektion nur die Spannung.',
  en: 'The belt needs no oil and runs quietly; at each service we only check its tension.',
};
const hubCare = {
  de: 'Die Nabenschaltung lässt sich auch im Stand schalten und liegt geschützt im Hinterrad.',
  en: 'The hub gear shifts at a standstill too and sits protected in the rear wheel.',
};
const wideRange = {
  de: 'Die Kettenschaltung ist eng genug gestuft für die Ebene und hat einen Berggang in Reserve.',
  en: 'The derailleur is spaced closely enough for flat roads and keeps a climbing gear in reserve.',
};
const twelve = {
  de: 'Zwölf Ritzel an einem Kettenblatt genügen für jede Steigung, einen Umwerfer vermisst niemand.',
  en: 'Twelve sprockets on one chainring cover every climb; nobody misses a front derailleur.',
};
const double = {
  de: 'Zwei Kettenblätter halten die Sprünge zwischen den Gängen klein, der Tritt bleibt gleichmäßig.',
  en: 'Two chainrings keep the steps between gears small, so your cadence stays even.',
};
const simple = {
  de: 'Ein Gang und Rücktritt: nichts zu verstellen, nichts zu erklären.',
  en: 'One gear and a coaster brake: nothing to adjust, nothing to explain.',
};
const firstGears = {
  de: 'Die Schaltung lässt sich mit kleinen Händen drehen und rastet deutlich ein.',
  en: 'The shifter turns easily in small hands and clicks clearly into place.',
};

/** Drives by the short names that the tables use. */
const bikeDrives: Readonly<Record<string, BikeDrive>> = {
  k7: derailleur(7, firstGears),
  k8: derailleur(8, wideRange),
  k9: derailleur(9, wideRange),
  k10: derailleur(10, wideRange),
  k11: derailleur(11, wideRange),
  k12: derailleur(12, twelve),
  k20: derailleur(20, double),
  k22: derailleur(22, double),
  k24: derailleur(24, double),
  n3: hub(3, false, hubCare),
  n7: hub(7, false, hubCare),
  n8: hub(8, false, hubCare),
  r5: hub(5, true, beltCare),
  r8: hub(8, true, beltCare),
  rs: {
    kind: beltKind,
    fact: {de: 'stufenlos', en: 'stepless'},
    shifting: {de: 'Stufenlose Nabe', en: 'Stepless hub'},
    gears: 0,
    sentence: beltCare,
  },
  s1: {
    kind: singleKind,
    fact: {de: 'Rücktritt', en: 'Coaster brake'},
    shifting: {de: 'Rücktritt', en: 'Coaster brake'},
    gears: 1,
    sentence: simple,
  },
};

/** The drive with that short name. */
export function bikeDrive(name: string): BikeDrive {
  const drive = bikeDrives[name];
  if (!drive) throw new Error(`No drive "${name}"`);
  return drive;
}
