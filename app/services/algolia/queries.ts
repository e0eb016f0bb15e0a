/** Whether a query has letters or digits: Algolia ignores everything else, and would find all products without any. */
export const hasWords = (words: string) => /[\p{L}\p{N}]/u.test(words);

/** The host of queries at an address, for Algolia's client. */
export function hostAt(address: string) {
  const {host, protocol} = new URL(address);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return {url: host, accept: 'readWrite' as const, protocol: scheme};
}
