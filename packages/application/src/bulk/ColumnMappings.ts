import { type BulkKind, type ColumnChoice } from '@listwright/domain/bulk';
import { recalledChoice } from '@listwright/domain/shared';
import type { Actor, Clock } from '../shared/index.js';
import type { ColumnMappingRepository } from './ports/ColumnMappingRepository.js';

export interface ColumnInput {
  /** The seller's choice; an empty one maps by name and deletes the saved mapping. */
  readonly columns?: ColumnChoice | undefined;
  /** The kind whose saved mapping applies where the seller chooses nothing; the last of either kind where absent. */
  readonly columnsFor?: BulkKind | undefined;
}

export interface ResolvedColumns {
  readonly columns: ColumnChoice | undefined;
  /** Whether it was chosen for an earlier file with the same header. */
  readonly isRemembered: boolean;
}

/** The mapping of a file's columns: as chosen now, else as saved for the same header. */
export class ColumnMappings {
  constructor(
    private readonly repository: ColumnMappingRepository,
    private readonly clock: Clock,
  ) {}

  async find(actor: Actor, header: readonly string[], { columns, columnsFor }: ColumnInput): Promise<ResolvedColumns> {
    if (columns !== undefined) {
      // Also where the names turn out to be insufficient.
      if (isEmpty(columns)) await this.repository.remove(actor.userId, header, columnsFor);
      return { columns, isRemembered: false };
    }
    const chosen = await this.repository.find(actor.userId, header, columnsFor);
    if (chosen === undefined) return { columns: undefined, isRemembered: false };
    return { columns: recalledChoice(header, chosen), isRemembered: true };
  }

  /** Saves the choice for a file that it could read. */
  async save(actor: Actor, header: readonly string[], kind: BulkKind, { columns }: ColumnInput): Promise<void> {
    if (columns === undefined || isEmpty(columns)) return;
    await this.repository.save(actor.userId, header, { kind, choice: columns, at: this.clock.now() });
  }
}

function isEmpty(columns: ColumnChoice): boolean {
  return Object.keys(columns).length === 0;
}
