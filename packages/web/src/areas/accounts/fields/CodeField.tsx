import { TextInput, UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import accountsStyles from '../accounts.module.css';
import styles from './CodeField.module.css';

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  /**
   * Called when the kind of code changes, so that the parent clears the input. Absent: there are no recovery codes yet.
   */
  readonly onSwap?: () => void;
  readonly hasAutofocus?: boolean;
  readonly onChange: (event: { currentTarget: { value: string } }) => void;
}

/** A code of an authenticator app (digits, numeric keyboard) or a recovery code (letters). */
export function CodeField({ onSwap, hasAutofocus = false, ...field }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const swap = () => {
    setRecovery(!isRecovery);
    onSwap?.();
    input.current?.focus();
  };
  return (
    <div className="lw-stack-tight">
      <TextInput
        {...field}
        ref={input}
        label={isRecovery ? 'Recovery code' : 'Code from your app'}
        className={styles.input}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize={isRecovery ? 'characters' : 'off'}
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={field.error !== null || undefined}
        autoFocus={hasAutofocus}
        data-autofocus={hasAutofocus || undefined}
      />
      {onSwap === undefined ? null : (
        <UnstyledButton type="button" className={`lw-link lw-small ${accountsStyles.codeSwap}`} onClick={swap}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </UnstyledButton>
      )}
    </div>
  );
}
