import type { CliContext } from '../../CliContext.js';

export interface OutboxOptions {
  readonly limit?: number;
}

const FIRST_EMAILS = 20;

/** The text of an email is only in the JSON output; a table would truncate it. */
export async function runOutbox(options: OutboxOptions, { client, print }: CliContext): Promise<void> {
  const data = await client.mail.outbox({ query: { limit: options.limit ?? FIRST_EMAILS } });
  if (data.total > data.mails.length) print.message(`Showing ${data.mails.length} of ${data.total} · --limit`);
  if (data.total === 0) print.message('No emails in the last 30 days.');
  print.result({
    data,
    rows: data.mails,
    columns: ['created_at', 'to', 'subject', 'sent_at', 'failure'],
    meta: { total: data.total },
  });
}
