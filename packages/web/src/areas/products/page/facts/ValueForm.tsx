import { Button, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { failureMessage } from '../../../../api/failureMessage';
import { productMessages } from '../../productMessages';
import type { ProductStore } from '../ProductStore';
import { FACTS } from './useDecide';

interface ValueFormProps {
  readonly store: ProductStore;
  readonly className: string | undefined;
  readonly label: string;
  readonly action: string;
  readonly initial?: string;
  /** What is said of an empty field. */
  readonly emptyFault: string;
  /** Stores the value, without blanks around it; whether it was stored. */
  readonly save: (value: string) => Promise<boolean>;
  readonly onDone: () => void;
}

/** A value typed in its place. Escape gives up; afterwards the facts have the focus. */
export const ValueForm = observer(function ValueForm(props: ValueFormProps) {
  const { store, className, label, action, initial = '', emptyFault, save, onDone } = props;
  const [value, setValue] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const right = value.trim();
    if (right === '') return setFault(emptyFault);
    if (right === initial) return onDone();
    const isSaved = await save(right);
    if (!isSaved && !store.wasChanged) return setFault(failureMessage(store.change.error, productMessages.factFailed));
    document.getElementById(FACTS)?.focus({ preventScroll: true });
    onDone();
  };
  return (
    <form className={className} onSubmit={(event) => void submit(event)}>
      <TextInput
        size="sm"
        autoFocus
        aria-label={label}
        value={value}
        error={fault}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value);
          setFault(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      />
      <div className="lw-row">
        <Button type="submit" size="sm" loading={store.change.isRunning}>
          {action}
        </Button>
        <Button size="sm" variant="subtle" color="neutral" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
});
