import { WebhookInbox } from '../../src/billing/index.js';

export class InMemoryInbox extends WebhookInbox {
  private readonly events = new Map<string, Date>();

  override async accept(eventId: string, now: Date): Promise<boolean> {
    if (this.events.has(eventId)) return false;
    this.events.set(eventId, now);
    return true;
  }

  override async sweep(before: Date): Promise<void> {
    for (const [id, at] of this.events) if (at < before) this.events.delete(id);
  }
}
