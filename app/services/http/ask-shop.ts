/**
 * Asks the shop's own worker for JSON, from the browser. Not by the router's fetcher: its failure would take the page
 * with it. Throws when there is no answer.
 */
export async function askShop<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, {signal: signal ?? null});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/**
 * Asks the shop's own worker, from the browser, what was seen before a product, and lets it note that this one is
 * seen. Not by the router's fetcher: its answer would cut off a page that is just being opened. Throws when there is
 * no answer.
 */
export async function askSeen<Card>(
  address: string,
  productId: string,
  signal: AbortSignal,
): Promise<Card[]> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({seen: productId}),
    signal,
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
