import { PasswordInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly description?: string;
  /** For the first field of a dialog. */
  readonly hasAutofocus?: boolean;
  readonly onChange: (event: { currentTarget: { value: string } }) => void;
}

/** A password input with show/hide and a Caps Lock warning. Pasting and password managers work. */
export function PasswordField({ description, hasAutofocus = false, ...field }: PasswordFieldProps) {
  const [hasCapsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const hint = hasCapsLock ? 'Caps Lock is on' : description;
  return (
    <PasswordInput
      {...field}
      data-autofocus={hasAutofocus || undefined}
      aria-invalid={field.error !== null || undefined}
      {...(hint === undefined ? {} : { description: hint })}
      onKeyUp={look}
      onKeyDown={look}
      visibilityToggleButtonProps={{ 'aria-label': `Show ${field.label.toLowerCase()}`, tabIndex: 0, color: 'neutral' }}
    />
  );
}
