import type { WebClient } from './WebClient';

/** Checks in this page by the rules that the server imported, if any. Where they cannot be had it checks by its own. */
export async function followRules(client: Pick<WebClient, 'system'>): Promise<void> {
  try {
    const { rules } = await client.system.rules();
    if (!rules) return;
    // Loaded then only: the rules are a large part of the program, and few servers have imported some.
    const { takeOverRules } = await import('./takeOverRules');
    takeOverRules(rules);
  } catch {
    // No answer, or no such part of the program after an upgrade of the server: the server checks again what it gets.
  }
}
