/** The database of `DATABASE_URL` does not answer, or refuses its account. In one sentence that says what to do. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}
