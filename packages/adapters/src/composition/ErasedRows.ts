import { AccountData } from '@listwright/application/accounts';
import type { OwnedRows } from '../postgres/OwnedRows.js';

/** Rows that are erased with an account and not part of its export. */
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
