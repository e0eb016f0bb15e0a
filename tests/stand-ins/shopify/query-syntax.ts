/** A term of a query: `price:>10`, `title:bike`; a bare word has no field. */
export interface Term {
  field: string | undefined;
  comparator: '=' | '>' | '>=' | '<' | '<=';
  value: string;
}

type Test<T> = (item: T) => boolean;
type TermTest<T> = (term: Term, item: T) => boolean;

const tokenPattern =
  /\(|\)|(-)?(?:([\w.]+):(>=|<=|>|<|=)?\s*)?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?:[^\s()\\]|\\.)+)/g;

interface Token {
  text: string;
  negative: boolean;
  term: Term;
}

const comparators = ['=', '>', '>=', '<', '<='] as const;

function tokensOf(query: string): Token[] {
  return Array.from(query.matchAll(tokenPattern), ([text, minus, field, sign, raw = '']) => {
    const bare = /^(["']).*\1$/s.test(raw) ? raw.slice(1, -1) : raw;
    const value = bare.replaceAll(/\\(.)/gs, '$1');
    const comparator = comparators.find((one) => one === sign) ?? '=';
    return {text, negative: minus === '-', term: {field, comparator, value}};
  });
}

/**
 * Parses Shopify's search syntax (shopify.dev, "API search syntax"): terms, `field:value`, comparators, quotes, `AND`
 * (also implicit), `OR`, `NOT`, `-` and parentheses.
 */
export function parseQuery<T>(query: string, matches: TermTest<T>): Test<T> {
  const tokens = tokensOf(query);
  let at = 0;
  const take = (text: string) => {
    if (tokens[at]?.text !== text) return false;
    at += 1;
    return true;
  };

  const single = (): Test<T> => {
    if (take('NOT')) {
      const inner = single();
      return (item) => !inner(item);
    }
    if (take('(')) {
      const inner = either();
      take(')');
      return inner;
    }
    const token = tokens[at];
    at += 1;
    if (!token) return () => true;
    return (item) => matches(token.term, item) !== token.negative;
  };

  const both = (): Test<T> => {
    const tests = [single()];
    while (at < tokens.length && tokens[at]?.text !== 'OR' && tokens[at]?.text !== ')') {
      take('AND');
      tests.push(single());
    }
    return (item) => tests.every((test) => test(item));
  };

  const either = (): Test<T> => {
    const tests = [both()];
    while (take('OR')) tests.push(both());
    return (item) => tests.some((test) => test(item));
  };

  return tokens.length === 0 ? () => true : either();
}

/** Compares a number or date with a term's value, by its comparator. */
export function compares(actual: number, {comparator}: Pick<Term, 'comparator'>, wanted: number) {
  switch (comparator) {
    case '=':
      return actual === wanted;
    case '>':
      return actual > wanted;
    case '>=':
      return actual >= wanted;
    case '<':
      return actual < wanted;
    case '<=':
      return actual <= wanted;
  }
}

/** A term's date: `now`, a date-time, or a day or year. */
export function dateOf({value}: Pick<Term, 'value'>): number {
  return value === 'now' ? Date.now() : Date.parse(value);
}
