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

/** Who did what, and when. Entries are only ever added; of a deleted person only the name goes. */
export abstract class AuditLog {
  /**
   * Adds an entry and says it in the log of the process. Texts are kept to one line each, so that none can pass for
   * another entry. Joins the ambient transaction: an act and its entry are stored together or not at all.
   */
  abstract record(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  abstract list(filter: AuditFilter, page: PageRequest): Promise<LongPage<AuditEvent>>;
  /** The newest of the notable actions (`isNotable`), newest first, however many others are between them. */
  abstract newestNotable(most: number): Promise<readonly AuditEvent[]>;
  /** Takes the name, address and places of a deleted person out of all entries; what happened stays. Joins the ambient transaction. */
  abstract anonymisePerson(userId: string): Promise<void>;
}
