/** A tab without an answer must not keep the others waiting for long, in ms. */
const MOST_PATIENCE = 10_000;

/**
 * Sends a form of the wishlist when no other tab is sending one: each answer sets the whole cookie, so of two at
 * once one would be lost. Ends as `send` does.
 */
export async function withTabLock<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  // Missing on pages that are not secure.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return send();
  let sent: Promise<Answer> | undefined;
  const sendOnce = () => (sent ??= send());
  const patience = new AbortController();
  const end = setTimeout(() => patience.abort(), MOST_PATIENCE);
  try {
    await locks.request('wishlist', {signal: patience.signal}, () => {
      clearTimeout(end);
      return sendOnce();
    });
  } catch {
    // No lock came, which browsers also refuse where they keep no cookies; why the form itself failed is thrown below.
    clearTimeout(end);
  }
  return sendOnce();
}
