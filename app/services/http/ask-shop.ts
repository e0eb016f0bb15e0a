/**
 * Asks the shop's own worker for JSON, from the browser. Not by the router's fetcher: its failure would take the page
 * with it. Throws when there is no answer.
 */
export async function askShop<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, {signal: signal ?? null});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
