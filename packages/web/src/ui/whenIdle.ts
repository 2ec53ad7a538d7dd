const MOST_MS = 3000;

/** Acts once the browser has nothing better to do; Safari, which cannot say so, gets a moment. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(act, { timeout: MOST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 300);
  return () => clearTimeout(timer);
}
