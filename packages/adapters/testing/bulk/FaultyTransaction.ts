import { Transaction } from '@listwright/application/shared';

/** Throws the given faults in turn, then succeeds. `undefined` succeeds. */
export class FaultyTransaction extends Transaction {
  constructor(
    private readonly inner: Transaction,
    readonly faults: (Error | undefined)[],
  ) {
    super();
  }

  override async run<T>(work: () => Promise<T>): Promise<T> {
    const fault = this.faults.shift();
    if (fault !== undefined) throw fault;
    return this.inner.run(work);
  }
}
