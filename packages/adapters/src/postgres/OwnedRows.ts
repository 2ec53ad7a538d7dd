import type { Database } from './Database.js';

/** Statements have a time limit of seconds: fifty thousand listings with their versions need several. */
const BATCH_SIZE = 2000;

/** Rows that belong to an account and go with it, in tables whose owner is `user_id`. */
export class OwnedRows {
  constructor(private readonly database: Database) {}

  /** Deletes an account's rows of these tables, so many at once, in one transaction or the ambient one. */
  erase(userId: string, tables: readonly string[], atOnce = BATCH_SIZE): Promise<void> {
    return this.database.transaction(async () => {
      for (const table of tables) await this.eraseFrom(table, userId, atOnce);
    });
  }

  private async eraseFrom(table: string, userId: string, atOnce: number): Promise<void> {
    const erase = `delete from ${table} where ctid = any(array(select ctid from ${table} where user_id = $1 limit $2)) returning 1`;
    let erased: unknown[];
    do erased = await this.database.query(erase, [userId, atOnce]);
    while (erased.length === atOnce);
  }
}
