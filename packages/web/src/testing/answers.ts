export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The two shapes a server answers in: data in the envelope, or a problem document. */
export const answers = {
  ok: (data: unknown): Answer => ({ status: 200, body: { success: true, data } }),
  problem: (status: number, code: string, detail: string, more: object = {}): Answer => ({
    status,
    body: { status, code, detail, message: detail, request_id: 'request-1', ...more },
  }),
};
