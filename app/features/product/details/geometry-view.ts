/** Frame sizes as a table: one row per measure, one column per size. */
export interface GeometryView {
  /** Names of the sizes, as the product's option calls them. */
  sizes: string[];
  /**
   * Address of a side view of 1000 by 640, and SVG markup of the lines over it, with the marks of the rows; `null` for a
   * frame that cannot be drawn.
   */
  drawing: {address: string; lines: string} | null;
  rows: GeometryRow[];
}

export interface GeometryRow {
  /** Letter of the dimension line in the drawing; `null` for what is no part of the bike. */
  mark: string | null;
  label: string;
  /** One per size, `–` where it is unknown. */
  values: string[];
}
