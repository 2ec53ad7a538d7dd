import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { buyerQuestion } from '../../../../ui/product/facts/buyerQuestion';
import type { ProductStore } from '../ProductStore';
import { ValueForm } from './ValueForm';
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

function Answer({ store, fact, onDone }: AnswerProps) {
  const save = async (value: string): Promise<boolean> => {
    const isSaved = await store.editPart({ attributes: { ...store.product?.attributes, [capitalised(fact)]: value } });
    if (isSaved) store.say(`Added: ${fact}`);
    return isSaved;
  };
  return (
    <ValueForm
      store={store}
      className={styles.answer}
      label={buyerQuestion(fact)}
      action="Add"
      emptyFault="Type the answer."
      save={save}
      onDone={onDone}
    />
  );
}

const capitalised = (fact: string): string => `${fact[0]?.toUpperCase() ?? ''}${fact.slice(1)}`;
