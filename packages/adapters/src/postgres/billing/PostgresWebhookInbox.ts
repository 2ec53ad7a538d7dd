import { WebhookInbox } from '@listwright/application/billing';
import type { Database } from '../Database.js';

export class PostgresWebhookInbox extends WebhookInbox {
  constructor(private readonly database: Database) {
    super();
  }

  override async accept(eventId: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      'insert into webhook_events (event_id, received_at) values ($1, $2) on conflict do nothing returning 1',
      [eventId, now],
      'accept_event',
    );
    return rows.length > 0;
  }

  override async sweep(before: Date): Promise<void> {
    await this.database.query('delete from webhook_events where received_at < $1', [before]);
  }
}
