import { failureMessage } from '../../api/failureMessage';
import { faultsByField } from '../../api/faultsByField';
import { Notice } from './Notice';

interface FormFaultProps {
  readonly error: unknown;
  readonly fallback: string;
  /** Names of the fields that show their own faults: an error that is all theirs is not shown twice. */
  readonly fields?: readonly string[];
}

/** The error of a form, above its fields. A failure has one text: neither a field nor a toast repeats it. */
export function FormFault({ error, fallback, fields = [] }: FormFaultProps) {
  if (error === null || error === undefined) return null;
  const paths = Object.keys(faultsByField(error));
  if (paths.length > 0 && paths.every((path) => fields.includes(path))) return null;
  return (
    <Notice tone="bad" isUrgent>
      {failureMessage(error, fallback)}
    </Notice>
  );
}
