import type { AuditAction } from '@listwright/domain/audit';
import type { LongPage, PageRequest } from '../../shared/index.js';
import type { AuditEntry, AuditEvent } from '../AuditEvent.js';

export interface AuditFilter {
  /** Words of the actor's address or the subject's label. */
  readonly search: string;
  readonly action?: AuditAction | undefined;
  /** Id of the account that acted. */
  readonly actorId?: string | undefined;
}

/** Who did what, and when. Append-only; for a deleted person only the name is removed. */
export abstract class AuditLog {
  /**
   * Adds an entry and logs it. Texts are kept to one line each, so that none can forge
   * another entry. Joins the ambient transaction: an act and its entry are stored together or not at all.
   */
  abstract record(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  abstract list(filter: AuditFilter, page: PageRequest): Promise<LongPage<AuditEvent>>;
  /** The newest of the notable actions (`isNotable`), newest first, however many others are between them. */
  abstract newestNotable(most: number): Promise<readonly AuditEvent[]>;
  /** Removes the name, address and network addresses of a deleted person from all entries; the events stay. Joins the ambient transaction. */
  abstract anonymisePerson(userId: string): Promise<void>;
}
