import { type BulkKind, type ColumnChoice } from '@listwright/domain/bulk';
import { recalledChoice } from '@listwright/domain/shared';
import type { Actor, Clock } from '../shared/index.js';
import type { ColumnMappingRepository } from './ports/ColumnMappingRepository.js';

export interface ColumnInput {
  /** What the seller says now; an empty choice goes by the names and forgets what was chosen before. */
  readonly columns?: ColumnChoice | undefined;
  /** Whose columns to remember where the seller says nothing; the last of either kind where absent. */
  readonly columnsFor?: BulkKind | undefined;
}

export interface ResolvedColumns {
  readonly columns: ColumnChoice | undefined;
  /** Whether it was chosen for an earlier file with the same header. */
  readonly isRemembered: boolean;
}

/** What the columns of a file feed where their names do not say it: as chosen now, else as chosen for the same header before. */
export class ColumnMappings {
  constructor(
    private readonly repository: ColumnMappingRepository,
    private readonly clock: Clock,
  ) {}

  async find(actor: Actor, header: readonly string[], { columns, columnsFor }: ColumnInput): Promise<ResolvedColumns> {
    if (columns !== undefined) {
      // Also where the names then turn out to say too little.
      if (isEmpty(columns)) await this.repository.remove(actor.userId, header, columnsFor);
      return { columns, isRemembered: false };
    }
    const chosen = await this.repository.find(actor.userId, header, columnsFor);
    if (chosen === undefined) return { columns: undefined, isRemembered: false };
    return { columns: recalledChoice(header, chosen), isRemembered: true };
  }

  /** Remembers what was chosen for a file that could be read by it. */
  async save(actor: Actor, header: readonly string[], kind: BulkKind, { columns }: ColumnInput): Promise<void> {
    if (columns === undefined || isEmpty(columns)) return;
    await this.repository.save(actor.userId, header, { kind, choice: columns, at: this.clock.now() });
  }
}

function isEmpty(columns: ColumnChoice): boolean {
  return Object.keys(columns).length === 0;
}
