/** Where a request comes from, as far as the server itself knows it (never from a header that clients can set). */
export interface RequestOrigin {
  readonly address: string;
  readonly userAgent: string;
  /** The id in its log lines; absent outside a request. */
  readonly requestId?: string;
}
