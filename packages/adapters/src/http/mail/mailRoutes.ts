import type { mailContract } from '@listwright/application/contract';
import type { ListOutbox, OutboxMail } from '@listwright/application/mail';
import type { Handlers } from '../bindContract.js';

export interface MailUseCases {
  readonly listOutbox: ListOutbox;
}

export function mailRoutes(use: MailUseCases): Handlers<typeof mailContract> {
  return {
    outbox: async ({ query }) => {
      const { items, total, nextCursor } = await use.listOutbox.execute(query);
      return { mails: items.map(mailView), total, next_cursor: nextCursor };
    },
  };
}

function mailView({ id, to, subject, text, createdAt, sentAt, failure }: OutboxMail) {
  return {
    ...{ id, to, subject, text, failure },
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}
