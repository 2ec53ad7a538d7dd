import { IconAlertCircle } from '@tabler/icons-react';
import { failureMessage } from '../../api/failureMessage';

/** The refusal of a whole form, above its fields; the toast only repeats it. */
export function FormFault({ error, fallback }: { readonly error: unknown; readonly fallback: string }) {
  if (error === null || error === undefined) return null;
  return (
    <p className="lw-notice" data-tone="bad" role="alert">
      <IconAlertCircle size={16} aria-hidden />
      {failureMessage(error, fallback)}
    </p>
  );
}
