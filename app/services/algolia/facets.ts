import {type FacetSettings, technicalRows} from '../technical-table';

/** A row that is a facet, and the key of its metafield. */
type FacetRow = Extract<(typeof technicalRows)[number], {facet: FacetSettings}>;
type KeyOf<Path extends string> = Path extends `custom.${infer Key}` ? Key : never;

/** Query parameter (`?frame=Trapez`) and key of its label, `catalogue.facet.frame` in `locales/`. */
export type FacetName = 'vendor' | KeyOf<FacetRow['key']>;
export type FacetKind = FacetSettings['kind'];

interface Facet extends FacetSettings {
  name: FacetName;
  /** Attribute in the index. Shopify's Algolia app writes metafields as `meta.{namespace}.{key}`. */
  attribute: string;
}

/** Searched before all other facets: `setup/index-settings.ts` places it explicitly, so it has no rank here. */
const vendor = {position: 1, kind: 'list', translated: false, searchRank: 0} as const;

/**
 * The facets of product lists, in the order of the filters: the vendor, and the rows of the technical table that are
 * facets. Query parameters, chips, queries and the settings of the index derive from this list.
 */
export const facets: readonly Facet[] = [
  {name: 'vendor', attribute: 'vendor', ...vendor} as const,
  ...technicalRows.flatMap((row) => ('facet' in row ? [facetOfRow(row)] : [])),
].toSorted((a, b) => a.position - b.position);

function facetOfRow({key, facet}: FacetRow): Facet {
  return {name: key.replace('custom.', '') as FacetName, attribute: `meta.${key}`, ...facet};
}

/** Attributes with the heights (cm) of the smallest and the tallest rider of a bike, according to its maker's sizes. */
export const RIDER = {min: 'meta.fit.rider_min', max: 'meta.fit.rider_max'};

/** Names of all facets, as in query parameters, in the order of the filters. */
export const facetNames: readonly FacetName[] = facets.map(({name}) => name);

/** The facet with this name. Throws a `TypeError` without one. */
export function facetOf(name: FacetName): Facet {
  const [facet] = facets.filter((row) => row.name === name);
  if (!facet) throw new TypeError(`There is no facet ${name}`);
  return facet;
}
