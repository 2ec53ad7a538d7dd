import { ApiError } from '@listwright/application/contract';

/** The message for a failed call: the server's detail, else its message, else the fallback. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { detail, message } = error.problem;
  if (typeof detail === 'string' && detail !== '') return detail;
  if (typeof message === 'string' && message !== '') return message;
  return error.status === 0 ? error.message : fallback;
}
