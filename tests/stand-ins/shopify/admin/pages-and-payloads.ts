/** A user error of a mutation. */
export interface Problem {
  message: string;
  code?: string;
}

export interface PageArgs {
  first?: number | null;
  after?: string | null;
}

export const fine = (more: object = {}) => ({...more, userErrors: []});
export const refuse = (...userErrors: Problem[]) => ({userErrors});

/** One page of a list; cursors are positions. */
export function pageOf<T>(all: readonly T[], {first, after}: PageArgs) {
  const start = after ? Number(after) : 0;
  const end = start + (first ?? 50);
  return {
    nodes: all.slice(start, end),
    pageInfo: {hasNextPage: end < all.length, endCursor: String(Math.min(end, all.length))},
  };
}
