/** Lists of a page stand in two columns where there is room; their last row has no line below. */
export const WISHES_IN_COLUMNS =
  'lg:grid lg:grid-cols-2 lg:gap-x-14 lg:[&>:nth-last-child(2):nth-child(odd)]:border-b-0';
