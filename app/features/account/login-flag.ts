/** Opens the sign-in drawer on any page (spec §2). */
export const LOGIN_QUERY = '?login=true';

export function hasLoginFlag(search: string): boolean {
  return new URLSearchParams(search).get('login') === 'true';
}

/** The query without the flag, all else as it was: `?login=true&page=2` → `?page=2`. */
export function withoutLoginFlag(search: string): string {
  const parts = search.slice(1).split('&');
  const others = parts.filter((part) => part !== '' && part.split('=')[0] !== 'login');
  return others.length > 0 ? `?${others.join('&')}` : '';
}
