import type { Seller } from './startServer.js';
import type { Visitor } from './Visitor.js';

/**
 * A seller's browser that has kept the session: the next page it opens is the app's, logged in. The login page, which `signIn`
 * fills in, takes three times the work of a page. The cookie that renews a session is not there.
 */
export async function resumeSession(visitor: Visitor, { client, token }: Seller): Promise<void> {
  const { user } = await client.accounts.me();
  await visitor.keeps('auth-storage', JSON.stringify({ user, token, isAuthenticated: true }));
}
