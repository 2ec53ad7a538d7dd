import { factWords } from '../../../../ui/product/facts/factWords';
import type { ProductStore } from '../ProductStore';
import type { ProductFact } from './factParts';
import { ValueForm } from './ValueForm';
import styles from './CorrectFact.module.css';

interface CorrectFactProps {
  readonly store: ProductStore;
  readonly fact: ProductFact;
  readonly onDone: () => void;
}

/** The right value of a fact, typed in its place. */
export function CorrectFact({ store, fact, onDone }: CorrectFactProps) {
  const property = factWords.property(fact.property);
  const save = async (value: string): Promise<boolean> => {
    const isSaved = await store.decide(fact.id, { action: 'correct', value });
    if (isSaved) store.say(`${property} is now ${value}`);
    return isSaved;
  };
  return (
    <ValueForm
      store={store}
      className={styles.form}
      label={`Right value for ${property}`}
      action="Save"
      initial={fact.value}
      emptyFault="Give the right value."
      save={save}
      onDone={onDone}
    />
  );
}
