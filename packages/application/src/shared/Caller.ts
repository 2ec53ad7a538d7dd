/** Who asks for work on a text, as limits count them. */
export interface Caller {
  /** The account, or the network of a caller without one. */
  readonly id: string;
  /** Aborted when nobody waits for the reply any more. */
  readonly disconnected: AbortSignal;
}
