const MARGIN_SECONDS = 10;

/** Whether a JWT is about to expire. An unreadable token is left to the server. */
export function isExpiring(token: string, nowSeconds: number = Date.now() / 1000): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' && exp - MARGIN_SECONDS <= nowSeconds;
  } catch {
    return false;
  }
}
