/**
 * The query of a list's address, with its `?`; '' when it asks for nothing. The colon of a price range stays one: a
 * query needs no escape for it (RFC 3986 §3.4), and people read it.
 */
export function listQuery(query: URLSearchParams): string {
  const written = query.toString().replace(/(^|&)price=(\d*)%3A/, '$1price=$2:');
  return written && `?${written}`;
}
