/** Opens the sign-in drawer on any page; afterwards it leads to `returnTo`, a path, if there is one. */
export function loginQuery(returnTo: string | null): string {
  return '?login=true' + (returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : '');
}

/** Whether the query of an address opens the sign-in drawer: `?login=true`. */
export function hasLoginFlag(search: string): boolean {
  return new URLSearchParams(search).get('login') === 'true';
}

/** The query without the flag and where it leads, all else as it was: `?login=true&page=2` → `?page=2`. */
export function withoutLoginFlag(search: string): string {
  const parts = search.slice(1).split('&');
  const others = parts.filter((part) => !/^(login|returnTo|)(=|$)/.test(part));
  return others.length > 0 ? `?${others.join('&')}` : '';
}
