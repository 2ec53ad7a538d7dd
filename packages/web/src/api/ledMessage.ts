import { failureMessage } from './failureMessage';

/** What failed, and why where the server or the browser says so. */
export function ledMessage(error: unknown, failed: string): string {
  const reason = failureMessage(error, failed);
  return reason === failed ? failed : `${failed}: ${reason}`;
}
