/** Background gradients of a category's tile, panel and head; dark ones also set the text colour. */
const tones = {
  reseda: 'tone-reseda',
  tanne: 'tone-tanne on-dark text-kreide',
  sand: 'tone-sand',
  mennige: 'tone-mennige on-dark text-kreide',
  honig: 'tone-honig',
  himmel: 'tone-himmel',
};

type Tone = keyof typeof tones;

/** The colour of each category by its collection's handle; others have the colour of their parent category. */
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
 * The CSS classes of a category's stage: the same on its tile, in the menu and at the head of its list. Takes handles
 * of collections, the category's own first, then its ancestors'; the first one with a colour decides, the default is
 * reseda.
 */
export function categoryStage(handles: readonly string[]): string {
  const tone = handles.map((handle) => categories.get(handle)).find(Boolean);
  return tones[tone ?? 'reseda'];
}
