/**
 * Runs work so that all of its writes are stored or none. Nested runs join the outer one. Never hold one across an AI or
 * network call: it would keep a database connection for as long as the provider takes.
 */
export abstract class Transaction {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
