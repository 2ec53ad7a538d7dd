import { failureMessage } from '../../api/failureMessage';
import { Notice } from './Notice';

/** The error of a form, above its fields; the toast repeats it. */
export function FormFault({ error, fallback }: { readonly error: unknown; readonly fallback: string }) {
  if (error === null || error === undefined) return null;
  return (
    <Notice tone="bad" isUrgent>
      {failureMessage(error, fallback)}
    </Notice>
  );
}
