/** The embedded database cannot run here; the message says why and what to do. */
export class EmbeddedDatabaseFault extends Error {
  override readonly name = 'EmbeddedDatabaseFault';

  constructor(reason: string) {
    super(
      `The embedded database cannot run here: ${reason}. Set DATABASE_URL to the address of a PostgreSQL server instead.`,
    );
  }
}
