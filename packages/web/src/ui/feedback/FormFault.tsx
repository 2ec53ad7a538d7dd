import { failureMessage } from '../../api/failureMessage';
import { faultsByField } from '../../api/faultsByField';
import { ledMessage } from '../../api/ledMessage';
import { Notice } from './Notice';

interface FormFaultProps {
  readonly error: unknown;
  readonly fallback: string;
  /** Names of the fields that show their own faults: an error that is all theirs is not shown twice. */
  readonly fields?: readonly string[];
  /** Say what failed before the reason too, where the specification has this text alone. */
  readonly isLed?: boolean;
}

/** The error of a form, above its fields. A failure has one text: neither a field nor a toast repeats it. */
export function FormFault({ error, fallback, fields = [], isLed = false }: FormFaultProps) {
  if (error === null || error === undefined) return null;
  const paths = Object.keys(faultsByField(error));
  if (paths.length > 0 && paths.every((path) => fields.includes(path))) return null;
  return (
    <Notice tone="bad" isUrgent>
      {isLed ? ledMessage(error, fallback) : failureMessage(error, fallback)}
    </Notice>
  );
}
