/** An amount with a currency or kilometres, in any usual notation. */
const AMOUNT =
  /^\s*(?:\p{Sc}|[A-Z]{3})?\s*(?<whole>\d{1,3}(?:[.,’'\s]\d{3})+|\d{1,6})(?:[.,](?<cents>\d{1,2}))?\s*(?:\p{Sc}|[A-Z]{3}|eur|km)?\s*$/u;
const MAX_LENGTH = 20;

/** What visitors type into a field for an amount: `1900`, `1.900 €`, `$1,900`, `1900.50`, `CHF 1’900`; else `null`. */
export function readAmount(typed: string): number | null {
  if (typed.length > MAX_LENGTH) return null;
  const {whole, cents = '0'} = AMOUNT.exec(typed)?.groups ?? {};
  return whole ? Number(`${whole.replaceAll(/\D/g, '')}.${cents}`) : null;
}
