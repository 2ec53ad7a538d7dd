import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { WebhookInbox } from '../../src/billing/index.js';

/** The contract of every inbox. */
export function webhookInboxContract(name: string, make: () => Promise<WebhookInbox>): void {
  const now = new Date('2026-11-21T10:00:00.000Z');

  describe(`${name} as an inbox`, () => {
    it('takes a message once, of many at once', async () => {
      const inbox = await make();
      const id = randomUUID();
      const taken = await Promise.all(Array.from({ length: 10 }, () => inbox.accept(id, now)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await inbox.accept(randomUUID(), now)).toBe(true);
    });

    it('forgets only what is old', async () => {
      const inbox = await make();
      const [old, recent] = [randomUUID(), randomUUID()];
      await inbox.accept(old, now);
      await inbox.accept(recent, new Date(now.getTime() + 1000));
      await inbox.sweep(new Date(now.getTime() + 1));
      expect(await inbox.accept(recent, now)).toBe(false);
      expect(await inbox.accept(old, now)).toBe(true);
    });
  });
}
