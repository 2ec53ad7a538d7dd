import { AccountData } from '@listwright/application/accounts';
import type { ColumnMappingRepository } from '@listwright/application/bulk';
import type { SessionActor } from '@listwright/application/shared';
import type { OwnedRows } from '../../postgres/OwnedRows.js';

/** Column mappings. */
export class BulkAccountData extends AccountData {
  constructor(
    private readonly columns: ColumnMappingRepository,
    private readonly rows: OwnedRows,
  ) {
    super();
  }

  override async export({ userId }: SessionActor): Promise<Readonly<Record<string, object>>> {
    const maps = await this.columns.all(userId);
    return { bulk_columns: maps.map(({ kind, choice, at }) => ({ kind, columns: choice, at: at.toISOString() })) };
  }

  override erase(userId: string): Promise<void> {
    return this.rows.erase(userId, ['bulk_column_maps']);
  }
}
