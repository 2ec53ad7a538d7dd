import { failureMessage } from '../../api/failureMessage';
import { isKind } from '../../api/isKind';
import { notify } from './notify';

/** Says why a text was not written again. That the facts give no other wording is no fault. */
export function notifyRewriteFailure(error: unknown, fallback: string): void {
  if (isKind(error, 'conflict') && error.code === 'nothing_other') notify.info(failureMessage(error, fallback));
  else notify.failure(error, fallback);
}
