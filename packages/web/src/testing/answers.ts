export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** A file of this name instead of the envelope; the body is its text. */
  readonly fileName?: string;
  /** Sent one by one instead of the body. */
  readonly events?: readonly (readonly [event: string, data: unknown])[];
  /** Holds back the events from this one on. */
  readonly pauseAt?: { readonly block: number; readonly until: Promise<void> };
}

/** The shapes of a response: data in the envelope, a file, events, or a problem document. */
export const answers = {
  ok: (data: unknown): Answer => ({ status: 200, body: { success: true, data } }),
  file: (fileName: string, text: string): Answer => ({ status: 200, body: text, fileName }),
  events: (...events: NonNullable<Answer['events']>): Answer => ({ status: 200, body: null, events }),
  problem: (status: number, code: string, detail: string, more: object = {}): Answer => ({
    status,
    body: { status, code, detail, message: detail, request_id: 'request-1', ...more },
  }),
};
