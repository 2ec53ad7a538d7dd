/** The embedded database cannot run here; says why in one sentence and names the way out. */
export class EmbeddedDatabaseFault extends Error {
  override readonly name = 'EmbeddedDatabaseFault';

  constructor(reason: string) {
    super(
      `The embedded database cannot run here: ${reason}. Set DATABASE_URL to the address of a PostgreSQL server instead.`,
    );
  }
}
