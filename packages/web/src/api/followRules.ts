import type { WebClient } from './WebClient';

/** Checks in this page by the rules that the server imported, if any. Without an answer the page checks by its own. */
export async function followRules(client: Pick<WebClient, 'system'>): Promise<void> {
  const reply = await client.system.rules().catch(() => undefined);
  if (!reply?.rules) return;
  // Loaded then only: the rules are a large part of the program, and few servers have imported some.
  const { takeOverRules } = await import('./takeOverRules');
  takeOverRules(reply.rules);
}
