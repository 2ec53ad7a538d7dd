import { ORDER_KEY } from './rememberOrder';

/** The library order as last listed in this tab; empty if it was not. */
export function readOrder(storage: Storage = sessionStorage): readonly string[] {
  try {
    const ids = JSON.parse(storage.getItem(ORDER_KEY) ?? '[]') as unknown;
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
