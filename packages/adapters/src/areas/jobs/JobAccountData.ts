import { AccountData } from '@listwright/application/accounts';
import type { OwnedRows } from '../../postgres/OwnedRows.js';

/** Jobs with their rows. Nothing of them is exported: sellers have the files, and results are exported by their areas. */
export class JobAccountData extends AccountData {
  constructor(private readonly rows: OwnedRows) {
    super();
  }

  override async export(): Promise<Readonly<Record<string, object>>> {
    return {};
  }

  /** Jobs are deleted with their rows, so one by one. */
  override stopWork(userId: string): Promise<void> {
    return this.rows.erase(userId, ['bulk_batches'], 1);
  }

  /** `stopWork` has deleted them. */
  override async erase(): Promise<void> {}
}
