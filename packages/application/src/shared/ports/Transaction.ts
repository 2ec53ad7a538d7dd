/**
 * Runs work so that all of its writes are stored or none. Nested runs join the outer one. Never hold one across an AI or
 * network call: it would keep a database connection for as long as the provider takes.
 */
export abstract class Transaction {
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /**
   * Runs steps of which none needs what another gave, in this order. A database may get their statements at once, so each starts with
   * one; the steps may be begun again.
   */
  together<Results extends readonly unknown[]>(steps: Steps<Results>): Promise<Results> {
    return this.run(async () => {
      const results: unknown[] = [];
      for (const step of steps) results.push(await step());
      return results as unknown as Results;
    });
  }
}

/** One step for each result. */
export type Steps<Results extends readonly unknown[]> = {
  readonly [Index in keyof Results]: () => Promise<Results[Index]>;
};
