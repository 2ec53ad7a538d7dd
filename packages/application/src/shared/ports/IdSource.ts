/** Fresh identifiers: UUIDs whose order is the order of their making (version 7). */
export abstract class IdSource {
  abstract next(): string;
}
