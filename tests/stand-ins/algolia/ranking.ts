import type {Fit} from './match-words';
import type {RecordStore} from './record-store';
import type {SearchParameters} from './search-parameters';

type Compare = (one: number, other: number) => number;

/** Sorts by an attribute, as in `desc(price)`; records without it come last. */
function byAttribute(criterion: string, store: RecordStore): Compare | null {
  const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(criterion) ?? [];
  if (!direction || !attribute) return null;
  const numbers = store.numbers(attribute);
  const sign = direction === 'asc' ? 1 : -1;
  return (one, other) => {
    const first = numbers[one] ?? NaN;
    const second = numbers[other] ?? NaN;
    if (first === second) return 0;
    if (Number.isNaN(first)) return Number.isNaN(second) ? 0 : 1;
    return Number.isNaN(second) ? -1 : (first - second) * sign;
  };
}

function byFit(criterion: string, fit: Fit): Compare | null {
  const {typos, words, proximity, attribute, exact} = fit;
  const smaller =
    (values: ArrayLike<number>): Compare =>
    (one, other) =>
      (values[one] ?? 0) - (values[other] ?? 0);
  const larger =
    (values: ArrayLike<number>): Compare =>
    (one, other) =>
      (values[other] ?? 0) - (values[one] ?? 0);
  switch (criterion) {
    case 'typo':
      return smaller(typos);
    case 'proximity':
      return smaller(proximity);
    case 'attribute':
      return smaller(attribute);
    case 'words':
      return larger(words);
    case 'exact':
      return larger(exact);
    default:
      return null;
  }
}

/** The criteria in order, with `custom` expanded. */
const criteriaOf = ({ranking, customRanking}: SearchParameters): string[] =>
  ranking.flatMap((criterion) => (criterion === 'custom' ? customRanking : criterion));

function inOrder(compares: readonly Compare[]): Compare {
  return (one, other) => {
    for (const compare of compares) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return one - other;
  };
}

/** All records, ranked by their attributes alone. */
function usualOrder(criteria: readonly string[], store: RecordStore): readonly number[] {
  const fixed = criteria.filter((criterion) => criterion.includes('('));
  return store.memoize(`order ${fixed.join()}`, () => {
    const compare = inOrder(fixed.flatMap((one) => byAttribute(one, store) ?? []));
    return store.records.map((_, at) => at).sort(compare);
  });
}

/**
 * The records of a mask in ranking order: each criterion breaks the ties of the previous one.
 *
 * @param fit how well they match the words; null when there were none
 */
export function ranked(
  mask: Uint8Array,
  fit: Fit | null,
  parameters: SearchParameters,
  store: RecordStore,
): number[] {
  const criteria = criteriaOf(parameters);
  const found = usualOrder(criteria, store).filter((record) => mask[record]);
  if (!fit) return found;
  const compares = criteria.flatMap(
    (criterion) => byAttribute(criterion, store) ?? byFit(criterion, fit) ?? [],
  );
  return found.sort(inOrder(compares));
}
