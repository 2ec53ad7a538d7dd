import { Outbox, type DueMail, type NewMail, type OutboxCounts, type OutboxMail } from '../../src/mail/index.js';
import type { Page, PageRequest } from '../../src/shared/index.js';
import { pageOf } from '../shared/pageOf.js';

interface Stored extends NewMail {
  text: string;
  attempts: number;
  /** null: never again. */
  dueAt: Date | null;
  sentAt: Date | null;
  failure: string | null;
}

export class InMemoryOutbox extends Outbox {
  private mails: Stored[] = [];

  override async add(mail: NewMail): Promise<void> {
    this.mails.unshift({ ...mail, attempts: 0, dueAt: mail.createdAt, sentAt: null, failure: null });
  }

  override async counts(): Promise<OutboxCounts> {
    const unsent = this.mails.filter(({ sentAt, withheld }) => sentAt === null && !withheld);
    const failed = unsent.filter(({ dueAt }) => dueAt === null).length;
    return { waiting: unsent.length - failed, failed };
  }

  override async list(now: Date, page: PageRequest): Promise<Page<OutboxMail>> {
    const shown = this.mails.filter(({ withheld }) => !withheld);
    return pageOf(shown, page, ({ id, to, subject, text, createdAt, expiresAt, sentAt, failure }) => {
      return { id, to, subject, text: expiresAt > now ? text : '', createdAt, sentAt, failure };
    });
  }

  override async claim(now: Date, leaseEnd: Date, most: number): Promise<readonly DueMail[]> {
    const due = this.mails
      .filter((mail) => !mail.withheld && mail.sentAt === null && mail.expiresAt > now)
      .filter(({ dueAt }) => dueAt !== null && dueAt <= now)
      .toReversed()
      .slice(0, most);
    return due.map((mail) => {
      mail.attempts += 1;
      mail.dueAt = leaseEnd;
      return { id: mail.id, to: mail.to, subject: mail.subject, text: mail.text, attempts: mail.attempts };
    });
  }

  override async markSent(id: string, now: Date): Promise<void> {
    for (const mail of this.mails) if (mail.id === id) Object.assign(mail, { sentAt: now, failure: null, text: '' });
  }

  override async markFailed(id: string, reason: string, retryAt: Date | null): Promise<void> {
    for (const mail of this.mails) if (mail.id === id) Object.assign(mail, { failure: reason, dueAt: retryAt });
  }

  override async sweep(now: Date, before: Date): Promise<void> {
    this.mails = this.mails.filter(({ createdAt }) => createdAt >= before);
    for (const mail of this.mails) if (mail.expiresAt <= now) mail.text = '';
  }

  /** Deletes an account's data. */
  forget(userId: string): void {
    this.mails = this.mails.filter((mail) => mail.userId !== userId);
  }
}
