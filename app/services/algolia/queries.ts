/** Whether a query has letters or digits: Algolia ignores everything else, and would find all products without any. */
export const hasWords = (words: string) => /[\p{L}\p{N}]/u.test(words);
