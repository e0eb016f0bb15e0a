/** Products per page of a list. */
export const PAGE_SIZE = 25;

/** Algolia hands out 1,000 hits of a question (`paginationLimitedTo`): forty pages. */
export const LAST_PAGE = 40;
