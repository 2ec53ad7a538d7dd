/** Where a request comes from, as far as the server itself knows it (never from a header that anybody can set). */
export interface RequestOrigin {
  readonly address: string;
  readonly userAgent: string;
}
