import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  /** False while the app is set up: there are no recovery codes yet. */
  readonly withRecovery?: boolean;
  readonly hasAutofocus?: boolean;
  readonly onChange: (event: { currentTarget: { value: string } }) => void;
}

/** The code of an authenticator app, with digits on a phone's keyboard; or a recovery code, with letters. */
export function CodeField({ withRecovery = true, hasAutofocus = false, ...field }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const swap = () => {
    setRecovery(!isRecovery);
    field.onChange({ currentTarget: { value: '' } });
  };
  return (
    <div className="lw-stack-tight">
      <TextInput
        {...field}
        label={isRecovery ? 'Recovery code' : 'Code from your app'}
        className="lw-code-input"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        placeholder={isRecovery ? 'XXXX-XXXX-XXXX-XXXX' : '123456'}
        autoCapitalize={isRecovery ? 'characters' : 'off'}
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={field.error !== null || undefined}
        autoFocus={hasAutofocus}
        data-autofocus={hasAutofocus || undefined}
      />
      {withRecovery ? (
        <UnstyledButton type="button" className="lw-link lw-small lw-code-swap" onClick={swap}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </UnstyledButton>
      ) : null}
    </div>
  );
}
