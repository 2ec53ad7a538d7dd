import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { AuditEntry, AuditLog } from '../../src/audit/index.js';

/** The contract of every audit log. `make` gives an empty one whose clock moves on with each entry. */
export function auditLogContract(name: string, make: () => Promise<AuditLog>): void {
  const ann = randomUUID();
  const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
    actorId: ann,
    actorEmail: 'ann@example.com',
    action: 'logout',
    address: '192.0.2.1',
    ...changes,
  });

  describe(`${name} as an audit log`, () => {
    it('lists who did what, newest first, page by page', async () => {
      const log = await make();
      for (const label of ['one', 'two', 'three']) await log.record(entry({ subjectLabel: label }));
      const first = await log.list({ search: '' }, { limit: 2 });
      expect([first.total, first.capped, first.items.map(({ subjectLabel }) => subjectLabel)]).toEqual([
        3,
        false,
        ['three', 'two'],
      ]);
      const second = await log.list({ search: '' }, { limit: 2, cursor: first.nextCursor ?? '' });
      expect([second.items, second.nextCursor]).toEqual([
        [expect.objectContaining({ actorId: ann, action: 'logout', detail: {}, subjectId: null, requestId: null })],
        null,
      ]);
    });

    it('finds by words, action and actor', async () => {
      const log = await make();
      const bob = randomUUID();
      await log.record(entry({ subjectLabel: 'Nightly import', action: 'api_key.made' }));
      await log.record(entry({ actorId: bob, actorEmail: 'bob@example.com', action: 'login.succeeded' }));
      await log.record(entry({ actorId: undefined, actorEmail: 'eve@example.com', action: 'login.failed' }));
      const found = async (filter: Parameters<AuditLog['list']>[0]) =>
        (await log.list(filter, { limit: 5 })).items.map(({ action }) => action);
      expect(await found({ search: 'NIGHTLY ann@' })).toEqual(['api_key.made']);
      expect(await found({ search: '100%_' })).toEqual([]);
      expect(await found({ search: '', action: 'login.failed' })).toEqual(['login.failed']);
      expect(await found({ search: '', actorId: bob })).toEqual(['login.succeeded']);
      expect(await found({ search: 'eve', actorId: bob })).toEqual([]);
    });

    it('lists the newest changes of accounts, without logins and logouts', async () => {
      const log = await make();
      const all = ['customer.blocked', 'login.failed', 'quota.reset', 'account.deleted', 'logout'] as const;
      for (const action of all) await log.record(entry({ action }));
      expect((await log.newestNotable(5)).map(({ action }) => action)).toEqual([
        'account.deleted',
        'quota.reset',
        'customer.blocked',
      ]);
      expect(await log.newestNotable(1)).toMatchObject([{ action: 'account.deleted' }]);
    });

    it('keeps every text on its line', async () => {
      const log = await make();
      const agent = 'curl\r\n{"level":30,"msg":"customer.deleted"}\u001B[31m';
      await log.record(entry({ actorEmail: 'eve@x.y\nroot', subjectLabel: 'a\u2028b', detail: { user_agent: agent } }));
      const { items } = await log.list({ search: '' }, { limit: 1 });
      expect(items).toMatchObject([
        {
          actorEmail: 'eve@x.y root',
          subjectLabel: 'a b',
          detail: { user_agent: 'curl {"level":30,"msg":"customer.deleted"} [31m' },
        },
      ]);
    });

    it('removes the person, and keeps the events', async () => {
      const log = await make();
      const admin = randomUUID();
      const sides = {
        before: { email: 'ann@example.com', role: 'user' },
        after: { full_name: 'Ann B', role: 'admin' },
      };
      await log.record(entry({ action: 'login.succeeded', detail: { user_agent: 'curl' } }));
      await log.record(
        entry({
          actorId: admin,
          actorEmail: 'admin@example.com',
          action: 'customer.updated',
          detail: sides,
          subjectId: ann,
          subjectLabel: 'ann@example.com',
        }),
      );
      await log.record(entry({ actorId: admin, actorEmail: 'admin@example.com', detail: { user_agent: 'curl' } }));
      await log.anonymisePerson(ann);
      const { items } = await log.list({ search: '' }, { limit: 5 });
      expect(JSON.stringify(items)).not.toMatch(/ann@|Ann B/);
      expect(items.map(({ actorEmail, address, detail }) => [actorEmail, address, detail])).toEqual([
        ['admin@example.com', '192.0.2.1', { user_agent: 'curl' }],
        ['admin@example.com', '192.0.2.1', { before: { role: 'user' }, after: { role: 'admin' } }],
        ['Deleted account', '', {}],
      ]);
    });
  });
}
