/** Frame sizes as a table: one row per measure, one column per size. */
export interface GeometryView {
  /** Names of the sizes, as the product's option calls them. */
  sizes: string[];
  rows: GeometryRow[];
}

export interface GeometryRow {
  /** Letter of the dimension line in the drawing; `null` for what is no part of the bike. */
  mark: string | null;
  label: string;
  /** One per size, `–` where it is unknown. */
  values: string[];
}
