import type { Contract } from './Operation.js';

/** Keeps the exact types of a contract's operations, and refuses one that is not an `Operation`. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}
