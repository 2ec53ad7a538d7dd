import type { OperationDetails } from './Operation.js';

/** Keeps the exact types of some details of a contract, which the area's contract joins with its routes. */
export function defineDetails<const D extends Readonly<Record<string, OperationDetails>>>(details: D): D {
  return details;
}
