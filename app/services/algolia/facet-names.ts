/** What visitors narrow lists by, named as in addresses. */
export const facetNames = [
  'vendor',
  'frame',
  'model_year',
  'battery',
  'color-pattern',
  'drive',
  'gender',
  'paintwork',
] as const;

export type FacetName = (typeof facetNames)[number];

/** The attribute of the index: `vendor`, `meta.custom.frame`. */
export function attributeOf(facet: FacetName): string {
  return facet === 'vendor' ? facet : `meta.custom.${facet}`;
}
