export const ORDER_KEY = 'listwright-library-order';

/** Stores the library order for this tab: Previous and Next in the editor use it. */
export function rememberOrder(ids: readonly string[], storage: Storage = sessionStorage): void {
  try {
    storage.setItem(ORDER_KEY, JSON.stringify(ids));
  } catch {
    // Without it the editor loads the latest from the server.
  }
}
