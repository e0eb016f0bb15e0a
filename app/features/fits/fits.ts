/** Shopify's metafields of a bike or an article by key; a missing key was not filled in. */
export type Facts = Partial<Record<string, string>>;

/** A requirement that is met, with its values for display: `{rule: 'tyre', values: {size: '47-622'}}`. */
export interface Reason {
  rule: RuleName;
  values: Record<string, string>;
}

/** Result of a rule: met, with values for display; contradicted; or unknown. */
type RuleResult = Record<string, string> | 'contradicted' | 'unknown';
type Rule = (bike: Facts, article: Facts) => RuleResult;

/** A tyre size according to ISO 5775 (ETRTO): width and bead seat diameter in millimetres, `47-622`. */
interface Tyre {
  width: number;
  diameter: number;
}

/** The tyre sizes in a text. */
export const tyresIn = (text = ''): Tyre[] =>
  [...text.matchAll(/(?<!\d)(\d{2,3})-(\d{3})(?!\d)/g)].map(([, width, diameter]) => ({
    width: Number(width),
    diameter: Number(diameter),
  }));

/** The tyres that a tube is made for, `40/62-622` or `28/47-622/630`; `null` for unreadable text. */
export function readTubeRange(text = ''): {from: number; to: number; diameters: number[]} | null {
  const match = /^(\d{2,3})(?:\/(\d{2,3}))?-(\d{3}(?:\/\d{3})*)$/.exec(text.replaceAll(' ', ''));
  const [, from, to, diameters] = match ?? [];
  if (!from || !diameters) return null;
  return {from: Number(from), to: Number(to ?? from), diameters: diameters.split('/').map(Number)};
}

/** A rack's system and load, or what an article requires of both: `MIK HD, 27 kg`. */
export function readRack(text = ''): {system: string; kilograms: number} | null {
  const [, system, kilograms] = /^(\S.*?),\s*(\d+(?:[.,]\d+)?)\s*kg$/i.exec(text.trim()) ?? [];
  if (!system || !kilograms) return null;
  return {system, kilograms: Number(kilograms.replace(',', '.'))};
}

/** Rider heights in centimetres, `115-135`. */
export function readHeights(text = ''): {from: number; to: number} | null {
  const [, from, to] = /^(\d{2,3})\s*[-–]\s*(\d{2,3})$/.exec(text.trim()) ?? [];
  return from && to ? {from: Number(from), to: Number(to)} : null;
}

/** The entries of a Shopify list value, `["seat_post"]`; empty for anything else. */
export function readList(text = ''): string[] {
  return [...text.matchAll(/"([^"\\]+)"/g)].map(([, entry = '']) => entry);
}

const equal =
  (key: string): Rule =>
  (bike, article) => {
    const [has, needs] = [bike[key]?.trim(), article[key]?.trim()];
    if (!has || !needs) return 'unknown';
    return has === needs ? {[key]: has} : 'contradicted';
  };

/** Requires explicit permission by the bike's manufacturer. */
const allowed =
  (key: string): Rule =>
  (bike) =>
    bike[key] === 'true' ? {} : bike[key] === 'false' ? 'contradicted' : 'unknown';

/** Whether the motor assists beyond 25 km/h; `null` if unknown for a bike with a motor. */
function isFast({s_pedelec: sPedelec, motor, torque, battery}: Facts): boolean | null {
  if (sPedelec === 'true' || sPedelec === 'false') return sPedelec === 'true';
  return motor || torque || battery ? null : false;
}

const rules = {
  tube(bike, article) {
    const [tyres, range] = [tyresIn(bike.tyre), readTubeRange(article.tyre)];
    if (tyres.length === 0 || !range) return 'unknown';
    const fitting = tyres.find(
      ({width, diameter}) =>
        width >= range.from && width <= range.to && range.diameters.includes(diameter),
    );
    return fitting ? {size: `${fitting.width}-${fitting.diameter}`} : 'contradicted';
  },
  /** Another width may fit the rim but not the frame. */
  tyre(bike, article) {
    const [tyres, [tyre]] = [tyresIn(bike.tyre), tyresIn(article.tyre)];
    if (tyres.length === 0 || !tyre) return 'unknown';
    const same = tyres.filter(({diameter}) => diameter === tyre.diameter);
    if (same.length === 0) return 'contradicted';
    const size = `${tyre.width}-${tyre.diameter}`;
    return same.some(({width}) => width === tyre.width) ? {size} : 'unknown';
  },
  valve: equal('valve'),
  /** A longer name is a system that also takes the shorter one: `MIK HD` takes `MIK`. */
  rack(bike, article) {
    const [has, needs] = [readRack(bike.rack), readRack(article.rack)];
    if (!has || !needs) return 'unknown';
    const takes = has.system === needs.system || has.system.startsWith(`${needs.system} `);
    if (!takes || needs.kilograms > has.kilograms) return 'contradicted';
    return {system: needs.system, kilograms: String(needs.kilograms)};
  },
  childSeat: allowed('child_seat'),
  trailer: allowed('trailer'),
  spareBattery: allowed('spare_battery'),
  /** A bike without a motor has no battery to charge. */
  power(bike, article) {
    const electric = bike.power ?? bike.motor ?? bike.torque ?? bike.battery;
    return electric ? equal('power')(bike, article) : 'contradicted';
  },
  lock(bike, article) {
    const [has, holders] = [readList(bike.lock_mount), readList(article.lock_mount)];
    if (has.length === 0 || holders.length === 0) return 'unknown';
    const mount = holders.find((holder) => has.includes(holder));
    return mount ? {mount} : 'contradicted';
  },
  /** Must fit all riders the bike is made for; if only some, the workshop must be asked. */
  helmet(bike, article) {
    const [riders, helmetHeights] = [
      readHeights(bike.rider_height),
      readHeights(article.rider_height),
    ];
    if (!riders || !helmetHeights) return 'unknown';
    if (riders.to <= helmetHeights.from || riders.from >= helmetHeights.to) return 'contradicted';
    const all = riders.from >= helmetHeights.from && riders.to <= helmetHeights.to;
    return all ? {from: String(helmetHeights.from), to: String(helmetHeights.to)} : 'unknown';
  },
  /** Tyres of S-pedelecs are part of their type approval. */
  plainTyre(bike) {
    return isFast(bike) === false ? {} : 'unknown';
  },
  /** Child trailers are forbidden behind S-pedelecs. */
  slow(bike) {
    const fast = isFast(bike);
    return fast === null ? 'unknown' : fast ? 'contradicted' : {};
  },
} as const satisfies Record<string, Rule>;

/** A requirement; its rule defines which facts it needs. */
export type RuleName = keyof typeof rules;

/** The kinds of articles (metafield `fit.part`), in the order of the section, each with all its requirements. */
export const parts = {
  helmet: ['helmet'],
  childSeat: ['rack', 'childSeat'],
  trailer: ['trailer', 'slow'],
  lock: ['lock'],
  luggage: ['rack'],
  tube: ['tube', 'valve'],
  tyre: ['tyre', 'plainTyre'],
  charger: ['power'],
  battery: ['power', 'spareBattery'],
} as const satisfies Record<string, readonly RuleName[]>;

export type Part = keyof typeof parts;

/** The kind of an article, `null` for articles not specific to a bike. */
export function partOf({part}: Facts): Part | null {
  return part !== undefined && Object.hasOwn(parts, part) ? (part as Part) : null;
}

/**
 * Whether an article fits a bike, according to the manufacturers of both, and the requirements that are met. `fits`:
 * everything required is known and matches; `ask`: something is unknown; `hidden`: something contradicts.
 */
export function checkFit(
  bike: Facts,
  article: Facts,
): {state: 'fits' | 'ask' | 'hidden'; reasons: Reason[]} {
  const part = partOf(article);
  if (!part) return {state: 'hidden', reasons: []};
  const results = parts[part].map((rule) => ({rule, finding: rules[rule](bike, article)}));
  const reasons = results.flatMap(({rule, finding}) =>
    typeof finding === 'object' ? [{rule, values: {...finding}}] : [],
  );
  const has = (outcome: RuleResult) => results.some(({finding}) => finding === outcome);
  const state = has('contradicted') ? 'hidden' : has('unknown') ? 'ask' : 'fits';
  return {state, reasons};
}

/** Whether a tube or a tyre fits a tyre size, `47-622`; regardless of its valve. */
export function isForTyre(size: string, article: Facts): boolean {
  const part = partOf(article);
  return (
    (part === 'tube' || part === 'tyre') && typeof rules[part]({tyre: size}, article) === 'object'
  );
}

/** Whether the workshop has marked either of two products as incompatible with the other (`fit.not_with`). */
export function areExcluded(
  first: {handle: string; facts: Facts},
  second: {handle: string; facts: Facts},
): boolean {
  const rulesOut = (by: typeof first, about: typeof first) =>
    readList(by.facts.not_with).includes(about.handle);
  return rulesOut(first, second) || rulesOut(second, first);
}

/** Tube valves: Schrader (AV), Dunlop and Presta (SV). */
export const valves = ['AV', 'DV', 'SV'] as const;
export type Valve = (typeof valves)[number];
