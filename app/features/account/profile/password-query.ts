/** The page 'Persönliche Daten' has two forms: the password's is sent to its own address. */
export const PASSWORD_QUERY = '?password';

/** Whether the query is the one of the password's form. */
export function asksForPassword(search: string): boolean {
  return new URLSearchParams(search).has('password');
}
