import { Button, TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { failureMessage } from '../../../../api/failureMessage';
import { buyerQuestion } from '../../../../ui/product/facts/buyerQuestion';
import { productMessages } from '../../productMessages';
import type { ProductStore } from '../ProductStore';
import { FACTS } from './useDecide';
import styles from './MissingFacts.module.css';

/** What buyers will ask and the input does not say; an answer becomes an attribute. */
export const MissingFacts = observer(function MissingFacts({ store }: { readonly store: ProductStore }) {
  const [asked, setAsked] = useState<string | null>(null);
  const { product } = store;
  if (product === null) return null;
  return (
    <ul className="lw-plain-list">
      {product.missing_facts.map((fact) => (
        <li key={fact} className={styles.question}>
          <span>{buyerQuestion(fact)}</span>
          {asked === fact ? (
            <Answer store={store} fact={fact} onDone={() => setAsked(null)} />
          ) : (
            <Button
              size="xs"
              variant="default"
              aria-label={`Answer: ${buyerQuestion(fact)}`}
              onClick={() => setAsked(fact)}
            >
              Answer
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
});

interface AnswerProps {
  readonly store: ProductStore;
  readonly fact: string;
  readonly onDone: () => void;
}

const Answer = observer(function Answer({ store, fact, onDone }: AnswerProps) {
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return setFault('Type the answer.');
    const attributes = { ...store.product?.attributes, [capitalised(fact)]: value.trim() };
    const isSaved = await store.editPart({ attributes });
    if (!isSaved && !store.wasChanged) return setFault(failureMessage(store.change.error, productMessages.factFailed));
    if (isSaved) store.say(`Added: ${fact}`);
    document.getElementById(FACTS)?.focus({ preventScroll: true });
    onDone();
  };
  return (
    <form className={styles.answer} onSubmit={(event) => void save(event)}>
      <TextInput
        size="sm"
        autoFocus
        aria-label={buyerQuestion(fact)}
        value={value}
        error={fault}
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
          Add
        </Button>
        <Button size="sm" variant="subtle" color="neutral" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
});

const capitalised = (fact: string): string => `${fact[0]?.toUpperCase() ?? ''}${fact.slice(1)}`;
