import { isNotable } from '@listwright/domain/audit';
import {
  auditEventOf,
  AuditLog,
  ANONYMISED_PERSON,
  PERSONAL_DETAILS,
  type AuditEntry,
  type AuditEvent,
  type AuditFilter,
} from '../../src/audit/index.js';
import type { Clock, IdSource, LongPage, PageRequest } from '../../src/shared/index.js';
import { matchesWords } from '../shared/matchesWords.js';
import { pageOf } from '../shared/pageOf.js';

export class InMemoryAuditLog extends AuditLog {
  /** Oldest first. */
  readonly events: AuditEvent[] = [];

  constructor(
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async record(entry: AuditEntry): Promise<void> {
    this.events.push(auditEventOf(entry, this.ids.next(), this.clock.now()));
  }

  override async list(filter: AuditFilter, page: PageRequest): Promise<LongPage<AuditEvent>> {
    const matching = this.events
      .toReversed()
      .filter(({ action }) => filter.action === undefined || action === filter.action)
      .filter(({ actorId }) => filter.actorId === undefined || actorId === filter.actorId)
      .filter(({ actorEmail, subjectLabel }) => matchesWords(filter.search, actorEmail, subjectLabel));
    return { ...pageOf(matching, page, (event) => event), capped: false };
  }

  override async newestNotable(most: number): Promise<readonly AuditEvent[]> {
    return this.events
      .toReversed()
      .filter(({ action }) => isNotable(action))
      .slice(0, most);
  }

  override async anonymisePerson(userId: string): Promise<void> {
    this.events.forEach((event, index) => {
      const acted = event.actorId === userId ? { actorEmail: ANONYMISED_PERSON, address: '' } : {};
      const subject = event.subjectId === userId ? { subjectLabel: ANONYMISED_PERSON } : {};
      const about = event.actorId === userId || event.subjectId === userId;
      this.events[index] = {
        ...event,
        ...acted,
        ...subject,
        detail: about ? (impersonal(event.detail) as AuditEvent['detail']) : event.detail,
      };
    });
  }
}

function impersonal(detail: unknown): unknown {
  if (typeof detail !== 'object' || detail === null) return detail;
  const kept = Object.entries(detail).filter(([name]) => !(PERSONAL_DETAILS as readonly string[]).includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'before' || name === 'after' ? impersonal(value) : value]),
  );
}
