/**
 * Asks the shop itself, from the browser, for its rating at Google: stars from 0 to 5. An answer that cannot be
 * had or read is 0: the page goes without.
 */
export async function askRating(address: string): Promise<number> {
  try {
    const response = await fetch(address);
    const body: unknown = await response.json();
    const rating = typeof body === 'object' && body && 'rating' in body ? body.rating : 0;
    return typeof rating === 'number' && rating > 0 && rating <= 5 ? rating : 0;
  } catch {
    return 0;
  }
}
