/** Background gradients of a category's tile, panel and head; dark ones also set the colour of the text. */
const tones = {
  reseda: 'tone-reseda',
  tanne: 'tone-tanne on-dark text-kreide',
  sand: 'tone-sand',
  mennige: 'tone-mennige on-dark text-kreide',
  honig: 'tone-honig',
  himmel: 'tone-himmel',
};

type Tone = keyof typeof tones;

/** The colour of each category by its collection's handle; what is not named has the colour of what it belongs to. */
const categories: ReadonlyMap<string, Tone> = new Map([
  ['e-bikes', 'reseda'],
  ['e-mtb', 'tanne'],
  ['e-city', 'sand'],
  ['e-gravel', 'mennige'],
  ['e-lastenraeder', 'himmel'],
  ['fahrraeder', 'mennige'],
  ['trekkingraeder', 'reseda'],
  ['cityraeder', 'sand'],
  ['gravelbikes', 'mennige'],
  ['mountainbikes', 'tanne'],
  ['kinderraeder', 'honig'],
  ['lastenraeder', 'himmel'],
  ['zubehoer', 'sand'],
  ['teile', 'himmel'],
  ['werkstatt', 'reseda'],
  ['sale', 'mennige'],
]);

/**
 * The classes of a category's stage: the same on its tile, in the menu and at the head of its list. Takes handles of
 * collections, the category's own first, then what it belongs to; the first one with a colour decides, without any
 * it is reseda.
 */
export function categoryStage(handles: readonly string[]): string {
  const known = handles.map((handle) => categories.get(handle)).find(Boolean);
  return tones[known ?? 'reseda'];
}

/** What is sold here is pictured on a ground of its own; bikes are cut out. */
const studio: ReadonlySet<string> = new Set(['zubehoer', 'teile', 'werkstatt']);

/** Whether pictures of a category bring their own ground along, and so fill its stage. Takes the same handles. */
export function fillsStage(handles: readonly string[]): boolean {
  return handles.some((handle) => studio.has(handle));
}
