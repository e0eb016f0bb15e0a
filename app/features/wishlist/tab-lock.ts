/** A tab without a response must not block the others for long, in ms. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Sends a wishlist form when no other tab is sending one: each response sets the complete cookie, so one of two
 * concurrent changes would be lost. Settles like `send`.
 */
export async function withTabLock<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  // Missing in insecure contexts.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return send();
  let sent: Promise<Answer> | undefined;
  const sendOnce = () => (sent ??= send());
  const lockTimeout = new AbortController();
  const timer = setTimeout(() => lockTimeout.abort(), LOCK_TIMEOUT_MS);
  try {
    await locks.request('wishlist', {signal: lockTimeout.signal}, () => {
      clearTimeout(timer);
      return sendOnce();
    });
  } catch {
    // No lock was granted, which browsers also deny if they block cookies; an error of the form is thrown below.
    clearTimeout(timer);
  }
  return sendOnce();
}
