const MAX_MS = 3000;

/**
 * Runs an action when the browser is idle; Safari, which has no idle callback, uses a short timeout. Returns a function
 * that cancels it.
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(act, { timeout: MAX_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 300);
  return () => clearTimeout(timer);
}
