const MARKS = '"„“”»«';
const QUOTED = new RegExp(`^[${MARKS}]([^${MARKS}]*)[${MARKS}]$`);

/** A quote without the marks around it, which the page sets in its own language. */
export function withoutQuotes(quote: string): string {
  return (QUOTED.exec(quote)?.[1] ?? quote).trim();
}

/** A review's stars when they are 1 to 5, else `null`. */
export function validStars(stars: number | null): number | null {
  return stars !== null && stars >= 1 && stars <= 5 ? stars : null;
}
