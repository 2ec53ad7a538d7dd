import type { mailContract } from '@listwright/application/contract';
import { ListOutbox, type OutboxMail } from '@listwright/application/mail';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';

export const mailUseCases = {
  listOutbox: ListOutbox,
};

export function mailRoutes(use: Instances<typeof mailUseCases>): Handlers<typeof mailContract> {
  return {
    outbox: async ({ query }) => {
      const { items, total, nextCursor } = await use.listOutbox.execute(query);
      return { mails: items.map(mailView), total, next_cursor: nextCursor };
    },
  };
}

function mailView({ id, to, subject, text, createdAt, sentAt, failure }: OutboxMail) {
  return {
    id,
    to,
    subject,
    text,
    failure,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}
