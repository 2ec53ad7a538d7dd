import { Input } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './PhraseInput.module.css';

interface PhraseInputProps {
  readonly id?: string;
  readonly label?: string;
  /** Where the label is written elsewhere. */
  readonly 'aria-label'?: string;
  readonly description?: string;
  readonly error?: ReactNode;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/**
 * An input of short phrases: Enter, a comma or leaving the field ends one, and Backspace takes back the last. Mantine's
 * own weighs more than the editor, by a list of suggestions that none of these fields has.
 */
export function PhraseInput({ id, label, description, error, value, onChange, ...rest }: PhraseInputProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const next = [...value];
    for (const phrase of text.split(',').map((one) => one.trim()))
      if (phrase !== '' && !next.some((one) => one.toLowerCase() === phrase.toLowerCase())) next.push(phrase);
    setTyped('');
    if (next.length > value.length) onChange(next);
  };
  const remove = (at: number) => {
    onChange(value.filter((_, other) => other !== at));
    // The button goes with its phrase; the focus stays in the field.
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    add(`${typed}${text.replaceAll('\n', ',')}`);
  };
  const hasDescription = description !== undefined;
  const hasError = error !== undefined && error !== null && error !== false;
  const field = (
    <div className={styles.field} data-error={hasError || undefined}>
      {value.map((phrase, at) => (
        <span key={`${phrase} ${at}`} className={styles.phrase}>
          {phrase}
          <button type="button" className={styles.remove} aria-label={`Remove ${phrase}`} onClick={() => remove(at)}>
            <IconX size={14} aria-hidden />
          </button>
        </span>
      ))}
      <input
        ref={input}
        id={inputId}
        className={styles.input}
        autoComplete="off"
        value={typed}
        aria-label={rest['aria-label']}
        aria-invalid={hasError || undefined}
        aria-describedby={
          [hasError ? `${inputId}-error` : '', hasDescription ? `${inputId}-description` : '']
            .filter((one) => one !== '')
            .join(' ') || undefined
        }
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => add(typed)}
      />
    </div>
  );
  if (label === undefined && !hasDescription && !hasError) return field;
  return (
    <Input.Wrapper id={inputId} label={label} description={description} error={error}>
      {field}
    </Input.Wrapper>
  );
}
