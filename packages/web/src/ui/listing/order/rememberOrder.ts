export const ORDER_KEY = 'listwright-library-order';

/** Keeps the order of the library as it was last listed, for this tab: the editor steps along it. */
export function rememberOrder(ids: readonly string[], storage: Storage = sessionStorage): void {
  try {
    storage.setItem(ORDER_KEY, JSON.stringify(ids));
  } catch {
    // Without it the editor asks the server for the newest.
  }
}
