import {badRequest} from './resolver-contract';

/** Arguments of every paginated field. */
export interface PageArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

const largestPage = 250;

const cursorAt = (position: number) => btoa(JSON.stringify({last_id: position}));

function positionOf(cursor: string): number {
  try {
    const value: unknown = JSON.parse(atob(cursor));
    if (typeof value === 'object' && value !== null && 'last_id' in value) {
      const position = Number(value.last_id);
      if (Number.isInteger(position) && position >= 0) return position;
    }
  } catch {
    // Falls through to Shopify's own message.
  }
  throw badRequest('Invalid cursor for current pagination sort.');
}

function checkSize({first, last}: PageArgs) {
  if (first == null && last == null) throw badRequest('you must provide one of first or last');
  if (first != null && last != null) {
    throw badRequest('providing both first and last is not supported');
  }
  for (const [name, size] of Object.entries({first, last})) {
    if (size == null) continue;
    if (size < 0) throw badRequest(`${name} cannot be negative`);
    if (size > largestPage) throw badRequest(`${name} cannot exceed ${largestPage}`);
  }
}

/** A page of a list with Shopify's cursors; `nodes`, `edges` and `pageInfo` are computed lazily. */
class Connection<T> {
  constructor(
    private readonly all: readonly T[],
    private readonly from: number,
    private readonly to: number,
    private readonly wrap: (item: T) => unknown,
  ) {}

  get nodes(): unknown[] {
    return this.all.slice(this.from, this.to).map(this.wrap);
  }

  get edges() {
    return this.nodes.map((node, at) => ({node, cursor: cursorAt(this.from + at)}));
  }

  get pageInfo() {
    const empty = this.to <= this.from;
    return {
      hasNextPage: this.to < this.all.length,
      hasPreviousPage: this.from > 0,
      startCursor: empty ? null : cursorAt(this.from),
      endCursor: empty ? null : cursorAt(this.to - 1),
    };
  }
}

/**
 * The page of `items` selected by `first`/`after` or `last`/`before`, at most 250 as at Shopify. `reverse` reverses the
 * list before it is cut; `wrap` shapes each node.
 */
export function connectionOf<T>(
  items: readonly T[],
  args: PageArgs,
  wrap: (item: T) => unknown = (item) => item,
): Connection<T> {
  checkSize(args);
  const all = args.reverse ? items.toReversed() : items;
  const start = args.after ? Math.min(positionOf(args.after) + 1, all.length) : 0;
  const end = args.before ? Math.min(positionOf(args.before), all.length) : all.length;
  const stop = Math.max(start, end);
  if (args.first != null)
    return new Connection(all, start, Math.min(start + args.first, stop), wrap);
  return new Connection(all, Math.max(start, stop - (args.last ?? 0)), stop, wrap);
}

/** An empty connection, whatever the arguments. */
export function emptyConnection(): Connection<never> {
  return new Connection<never>([], 0, 0, (item) => item);
}
