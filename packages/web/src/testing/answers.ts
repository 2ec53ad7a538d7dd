export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Sent one by one instead of the body. */
  readonly events?: readonly (readonly [event: string, data: unknown])[];
  /** Holds back the events from this one on. */
  readonly pauseAt?: { readonly block: number; readonly until: Promise<void> };
}

/** The two shapes of a response: data in the envelope, or a problem document. */
export const answers = {
  ok: (data: unknown): Answer => ({ status: 200, body: { success: true, data } }),
  events: (...events: NonNullable<Answer['events']>): Answer => ({ status: 200, body: null, events }),
  problem: (status: number, code: string, detail: string, more: object = {}): Answer => ({
    status,
    body: { status, code, detail, message: detail, request_id: 'request-1', ...more },
  }),
};
