import { Transaction, type Steps } from '@listwright/application/shared';
import type { Database } from './Database.js';

export class DatabaseTransaction extends Transaction {
  constructor(private readonly database: Database) {
    super();
  }

  override run<T>(work: () => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  override together<Results extends readonly unknown[]>(steps: Steps<Results>): Promise<Results> {
    return this.database.isInTransaction ? super.together(steps) : this.database.together(steps);
  }
}
