import type { Clock, Page, PageRequest } from '../shared/index.js';
import type { OutboxMail } from './OutboxMail.js';
import type { Outbox } from './ports/Outbox.js';

/** The emails of this server, for its administrators. */
export class ListOutbox {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  execute(page: PageRequest): Promise<Page<OutboxMail>> {
    return this.outbox.list(this.clock.now(), page);
  }
}
