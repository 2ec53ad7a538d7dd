import { Button, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { failureMessage } from '../../../../api/failureMessage';
import { factWords } from '../../../../ui/product/facts/factWords';
import { productMessages } from '../../productMessages';
import type { ProductStore } from '../ProductStore';
import type { ProductFact } from './factParts';
import { FACTS } from './useDecide';
import styles from './CorrectFact.module.css';

interface CorrectFactProps {
  readonly store: ProductStore;
  readonly fact: ProductFact;
  readonly onDone: () => void;
}

/** The right value of a fact, typed in its place. */
export const CorrectFact = observer(function CorrectFact({ store, fact, onDone }: CorrectFactProps) {
  const [value, setValue] = useState(fact.value);
  const [fault, setFault] = useState<string | null>(null);
  const property = factWords.property(fact.property);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const right = value.trim();
    if (right === '') return setFault('Give the right value.');
    if (right === fact.value) return onDone();
    const isSaved = await store.decide(fact.id, { action: 'correct', value: right });
    if (!isSaved && !store.wasChanged) return setFault(failureMessage(store.change.error, productMessages.factFailed));
    if (isSaved) store.say(`${property} is now ${right}`);
    document.getElementById(FACTS)?.focus({ preventScroll: true });
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <TextInput
        size="sm"
        autoFocus
        aria-label={`Right value for ${property}`}
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
          Save
        </Button>
        <Button size="sm" variant="subtle" color="neutral" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
});
