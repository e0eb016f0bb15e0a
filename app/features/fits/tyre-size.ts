/** A size of tyre in words that somebody has typed. */
interface TypedSize {
  /** By ISO 5775 (ETRTO): width and diameter of the rim's seat in millimetres, `47-622`. */
  size: string;
  /** What else was typed. */
  rest: string;
}

/** Rims by the diameter of their seat in millimetres, as riders call them in inches. */
const rims: Readonly<Record<string, string>> = {
  '305': '16',
  '406': '20',
  '507': '24',
  '559': '26',
  '584': '27.5',
  '622': '28',
};

/** Widths of tyres in millimetres, as they are sold in inches. */
const inchWidths = [
  [32, '1.25'],
  [37, '1.40'],
  [40, '1.50'],
  [42, '1.60'],
  [47, '1.75'],
  [50, '2.00'],
  [55, '2.15'],
  [57, '2.25'],
  [60, '2.35'],
] as const;

/** Tyres of these widths (millimetres) on such a rim as they are sold in inches, `28 × 1.75`; empty without common names. */
export function inchNames(from: number, to: number, diameter: number): string[] {
  const rim = rims[String(diameter)];
  if (!rim) return [];
  return inchWidths
    .filter(([width]) => width >= from && width <= to)
    .map(([, inches]) => `${rim} × ${inches}`);
}

/** `47-622`, but no part of an article number, nor of what a tube is for: `28/47-622/635`. */
const ETRTO = /(?<![\w/-])(\d{2})\s*[-‐‑–]\s*(\d{3})(?![\w/-])/;
/** `28 x 1.75`, `28x1,75`, `27,5" × 2.25`; `28 x 1 5/8` is another system. */
const INCHES =
  /(?<![\w.,-])(\d{2}(?:[.,]5)?)\s*["″”]?\s*[x×*]\s*(\d(?:[.,]\d{1,2})?)\s*["″”]?(?![\w.,/-]|\s+\d+\/)/i;
/** `700 x 28C`, as road bikes have it. */
const FRENCH = /(?<![\w.,-])700\s*[x×*]\s*(\d{2})\s*c?(?![\w/-])/i;

/** The size of a tyre among words; `null` without one that has a common name. */
export function tyreSizeIn(words: string): TypedSize | null {
  const found = [
    read(ETRTO, words, ([width = '', diameter = '']) => rims[diameter] && `${width}-${diameter}`),
    read(INCHES, words, ([rim = '', width = '']) => fromInches(decimal(rim), decimal(width))),
    read(FRENCH, words, ([width = '']) => `${width}-622`),
  ];
  return found.find(Boolean) ?? null;
}

function read(
  spelling: RegExp,
  words: string,
  sizeOf: (figures: string[]) => string | undefined,
): TypedSize | null {
  const [typed, ...figures] = spelling.exec(words) ?? [];
  const size = typed && sizeOf(figures);
  if (!size) return null;
  return {size, rest: words.replace(typed, ' ').replaceAll(/\s+/g, ' ').trim()};
}

const decimal = (figure: string) => Number(figure.replace(',', '.'));

/** Riders of wide tyres call a rim of 28 inches 29. */
function fromInches(rim: number, width: number): string | undefined {
  const [diameter] =
    Object.entries(rims).find(([, name]) => Number(name) === (rim === 29 ? 28 : rim)) ?? [];
  const [millimetres] = inchWidths.find(([, name]) => Number(name) === width) ?? [];
  return diameter && millimetres && `${millimetres}-${diameter}`;
}

/** A size as it is told in a language (BCP 47), in one line: `47-622 (28 × 1,75)`. */
export function tellTyre(size: string, locale: string): string {
  const [width, diameter] = size.split('-').map(Number);
  const [inches] = inchNames(width ?? 0, width ?? 0, diameter ?? 0);
  // No line ends behind the hyphen.
  const whole = size.replace('-', '-\u2060');
  return inches ? `${whole} (${tellInches(inches, locale)})` : whole;
}

/** Decimals as the language writes them, the whole in one line: `28 × 1,75`. */
export function tellInches(inches: string, locale: string): string {
  const [, mark = '.'] = /1(\D)5/.exec((1.5).toLocaleString(locale)) ?? [];
  return inches.replaceAll('.', mark).replaceAll(' ', '\u00a0');
}
