import { ApiError } from '@listwright/application/contract';

/** What a failure says to the seller: the server's detail, else its message, else the screen's own sentence. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { detail, message } = error.problem;
  if (typeof detail === 'string' && detail !== '') return detail;
  if (typeof message === 'string' && message !== '') return message;
  return error.status === 0 ? error.message : fallback;
}
