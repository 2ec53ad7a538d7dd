import { AccountData } from '@listwright/application/accounts';
import type { OwnedRows } from '../postgres/OwnedRows.js';

/** Rows that go with an account and are of no use to its owner elsewhere: they are no part of the export. */
export class ErasedRows extends AccountData {
  constructor(
    private readonly rows: OwnedRows,
    private readonly tables: readonly string[],
  ) {
    super();
  }

  override async export(): Promise<Readonly<Record<string, object>>> {
    return {};
  }

  override erase(userId: string): Promise<void> {
    return this.rows.erase(userId, this.tables);
  }
}
