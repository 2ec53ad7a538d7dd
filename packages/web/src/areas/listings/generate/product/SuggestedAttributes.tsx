import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { buyerQuestion } from '../../../../ui/product/facts/buyerQuestion';
import type { GenerateForm } from '../GenerateForm';
import type { GenerateStore } from '../GenerateStore';
import styles from './SuggestedAttributes.module.css';

const TYPING_PAUSE_MS = 300;
const SHORTEST_NAME = 3;

/** What buyers of such a product ask and the form does not say, one row each; an answer becomes an attribute. */
export const SuggestedAttributes = observer(function SuggestedAttributes({ store }: { readonly store: GenerateStore }) {
  const [form] = useDebouncedValue(store.form.value, TYPING_PAUSE_MS);
  const [missing, setMissing] = useState<readonly string[]>([]);
  useEffect(() => {
    let isLate = false;
    void missingOf(form).then((facts) => isLate || setMissing(facts));
    return () => {
      isLate = true;
    };
  }, [form]);
  const add = (fact: string, value: string) => {
    if (value.trim() === '') return;
    store.set({ attributes: [...store.form.value.attributes, { name: fact, value }] });
    setMissing((facts) => facts.filter((one) => one !== fact));
  };
  if (missing.length === 0) return null;
  return (
    <fieldset className="lw-choice">
      <legend className="mantine-InputWrapper-label">Buyers will ask</legend>
      <div className={styles.rows}>
        {missing.map((fact) => (
          <Suggestion key={fact} fact={fact} onAnswer={(value) => add(fact, value)} />
        ))}
      </div>
    </fieldset>
  );
});

interface SuggestionProps {
  readonly fact: string;
  readonly onAnswer: (value: string) => void;
}

function Suggestion({ fact, onAnswer }: SuggestionProps) {
  const [value, setValue] = useState('');
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onAnswer(value);
  };
  return (
    <TextInput
      size="sm"
      label={buyerQuestion(fact)}
      classNames={{ root: styles.row, label: styles.question }}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onKeyDown={addByKey}
      onBlur={() => onAnswer(value)}
    />
  );
}

/** The rules that read a product load once there is a name. */
async function missingOf(form: GenerateForm): Promise<readonly string[]> {
  const { productName, description, category, brand } = form;
  if (productName.trim().length < SHORTEST_NAME) return [];
  const { readProduct } = await import('@listwright/domain/products');
  const attributes = Object.fromEntries(form.attributes.map(({ name, value }) => [name, value]));
  return readProduct({ productName, description, category, brand, attributes }).missingFacts;
}
