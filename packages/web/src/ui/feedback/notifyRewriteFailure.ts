import { failureMessage } from '../../api/failureMessage';
import { isKind } from '../../api/isKind';
import { notify } from './notify';

/** Says why a rewrite failed. "No other wording from these facts" is information, not an error. */
export function notifyRewriteFailure(error: unknown, fallback: string): void {
  if (isKind(error, 'conflict') && error.code === 'nothing_other') notify.info(failureMessage(error, fallback));
  else notify.failure(error, fallback);
}
