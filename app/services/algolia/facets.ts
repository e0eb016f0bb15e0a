interface Facet {
  /** Parameter of addresses (`?frame=Trapez`) and key of its label, `catalogue.facet.frame` in `locales/`. */
  name: string;
  /** Attribute of the index. Shopify's app for Algolia writes metafields as `meta.{namespace}.{key}`. */
  attribute: string;
  /** `list`: the most frequent values first; `swatch`: dots of colour; `year`: four figures, the latest first. */
  kind: 'list' | 'swatch' | 'year';
  /** Whether each language has words of its own for the values. */
  translated: boolean;
  /** Rank of the attribute among those that words are searched in, 1 for the first; 0: words are not searched there. */
  searched: number;
}

/**
 * What visitors narrow lists by, in the order of the filters. Filters, addresses, chips, queries and the settings of the
 * index follow from this table. What else a new row needs stands in README, 'A facet'.
 */
export const facets = [
  // Searched before article numbers and tags: see `searchableAttributes` in `index-settings.ts`.
  {name: 'vendor', attribute: 'vendor', kind: 'list', translated: false, searched: 0},
  {name: 'frame', attribute: 'meta.custom.frame', kind: 'list', translated: true, searched: 1},
  {
    name: 'model_year',
    attribute: 'meta.custom.model_year',
    kind: 'year',
    translated: false,
    searched: 0,
  },
  {name: 'battery', attribute: 'meta.custom.battery', kind: 'list', translated: true, searched: 3},
  {
    name: 'color-pattern',
    attribute: 'meta.custom.color-pattern',
    kind: 'swatch',
    translated: true,
    searched: 4,
  },
  {name: 'drive', attribute: 'meta.custom.drive', kind: 'list', translated: true, searched: 2},
  {name: 'gender', attribute: 'meta.custom.gender', kind: 'list', translated: true, searched: 5},
  {
    name: 'paintwork',
    attribute: 'meta.custom.paintwork',
    kind: 'list',
    translated: true,
    searched: 6,
  },
] as const satisfies readonly Facet[];

export type FacetName = (typeof facets)[number]['name'];
export type FacetKind = Facet['kind'];

export const facetNames: readonly FacetName[] = facets.map(({name}) => name);

/** Attributes of the table in which words are searched, the most telling first. */
export const searchedAttributes = facets
  .filter(({searched}) => searched > 0)
  .toSorted((one, other) => one.searched - other.searched)
  .map(({attribute}) => attribute);

/** The row of a facet. */
export function facetOf(name: FacetName): Facet {
  const [facet] = facets.filter((row) => row.name === name);
  if (!facet) throw new TypeError(`There is no facet ${name}`);
  return facet;
}
