/** Who asks for work on a text, as limits count them. */
export interface Caller {
  /** The account, or the network of a caller without one. */
  readonly id: string;
  /** Aborted when the caller has left. */
  readonly disconnected: AbortSignal;
}
