import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { NewMail, Outbox } from '../../src/mail/index.js';
import { allPages } from '../shared/allPages.js';

/** The contract of every outbox. `make` gives an empty one. */
export function outboxContract(name: string, make: () => Promise<Outbox>): void {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const fresh = (changes: Partial<NewMail> = {}): NewMail => ({
    id: randomUUID(),
    to: 'ann@example.com',
    subject: 'Hello',
    text: 'A link',
    createdAt: now,
    expiresAt: later(3600),
    withheld: false,
    ...changes,
  });
  const never = { sentAt: null, failure: null };

  describe(`${name} as an outbox`, () => {
    it('lists emails newest first, page by page, without those withheld', async () => {
      const outbox = await make();
      const mails = [0, 1, 2].map((seconds) => fresh({ createdAt: later(seconds), subject: `Email ${seconds}` }));
      for (const mail of mails) await outbox.add(mail);
      await outbox.add(fresh({ to: '', withheld: true, createdAt: later(9) }));
      const first = await outbox.list(now, { limit: 2 });
      expect([first.total, first.items.map(({ subject }) => subject)]).toEqual([3, ['Email 2', 'Email 1']]);
      const second = await outbox.list(now, { limit: 2, cursor: first.nextCursor ?? '' });
      const { id, to, subject, text, createdAt } = mails[0]!;
      expect([second.items, second.nextCursor]).toEqual([[{ id, to, subject, text, createdAt, ...never }], null]);
    });

    it('pages emails of the same moment without a gap or a repeat', async () => {
      const outbox = await make();
      const mails = [0, 0, 0, 1, 1].map((seconds) => fresh({ createdAt: later(seconds) }));
      for (const mail of mails) await outbox.add(mail);
      const seen = (await allPages((page) => outbox.list(now, page), 2)).map(({ id }) => id);
      expect(seen.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
    });

    it('gives a due email to one of several callers, oldest first, and again when it was not settled', async () => {
      const outbox = await make();
      const mails = [0, 1, 2].map((seconds) => fresh({ createdAt: later(seconds) }));
      for (const mail of mails) await outbox.add(mail);
      await outbox.add(fresh({ withheld: true }));
      const claims = await Promise.all(Array.from({ length: 4 }, () => outbox.claim(later(5), later(60), 1)));
      const taken = claims.flat().map(({ id }) => id);
      expect(taken.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
      expect(await outbox.claim(later(59), later(120), 5)).toEqual([]);
      const again = await outbox.claim(later(60), later(120), 5);
      expect(again.map(({ id, attempts }) => [id, attempts])).toEqual(mails.map(({ id }) => [id, 2]));
    });

    it('blanks a delivered email, and does not give it again', async () => {
      const outbox = await make();
      const mail = fresh();
      await outbox.add(mail);
      await outbox.claim(now, later(60), 5);
      await outbox.markFailed(mail.id, 'no answer', later(10));
      expect((await outbox.list(now, { limit: 5 })).items).toMatchObject([{ text: 'A link', failure: 'no answer' }]);
      expect(await outbox.claim(later(10), later(60), 5)).toMatchObject([{ id: mail.id, text: 'A link', attempts: 2 }]);
      expect(await outbox.counts()).toEqual({ waiting: 1, failed: 0 });
      await outbox.markSent(mail.id, later(11));
      expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
      expect((await outbox.list(now, { limit: 5 })).items).toMatchObject([
        { to: 'ann@example.com', text: '', sentAt: later(11), failure: null },
      ]);
      expect(await outbox.claim(later(100), later(200), 5)).toEqual([]);
    });

    it('gives up on request, and does not deliver what has expired', async () => {
      const outbox = await make();
      const [refused, stale] = [fresh(), fresh()];
      for (const mail of [refused, stale]) await outbox.add(mail);
      await outbox.markFailed(refused.id, 'no such mailbox', null);
      expect(await outbox.counts()).toEqual({ waiting: 1, failed: 1 });
      expect((await outbox.claim(later(3599), later(3599), 5)).map(({ id }) => id)).toEqual([stale.id]);
      expect(await outbox.claim(later(3600), later(4000), 5)).toEqual([]);
    });

    it('shows no text that has expired, keeps none when swept, and forgets old emails', async () => {
      const outbox = await make();
      const mail = fresh();
      await outbox.add(mail);
      expect((await outbox.list(later(3600), { limit: 5 })).items).toMatchObject([{ text: '' }]);
      expect((await outbox.list(now, { limit: 5 })).items).toMatchObject([{ text: 'A link' }]);
      await outbox.sweep(later(3600), later(-1));
      expect((await outbox.list(now, { limit: 5 })).items).toMatchObject([{ id: mail.id, text: '' }]);
      await outbox.sweep(later(3600), later(1));
      expect((await outbox.list(now, { limit: 5 })).total).toBe(0);
    });
  });
}
