import { Transaction } from '../../src/shared/index.js';

/** Runs the work as it is; stand-ins have nothing to roll back. */
export class DirectTransaction extends Transaction {
  override run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
