interface QuantityRange {
  min: number;
  max: number;
}

/**
 * A typed quantity inside the range: read as a whole number and clamped; `null` for anything that is no
 * number.
 */
export function clampQuantity(typed: string, {min, max}: QuantityRange): number | null {
  const value = Number.parseInt(typed, 10);
  return Number.isNaN(value) ? null : Math.min(Math.max(value, min), max);
}
