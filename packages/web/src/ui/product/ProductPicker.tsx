import { Button, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRootStore } from '../../state/useRootStore';
import { failureMessage } from '../../api/failureMessage';
import type { ProductRow } from './Product';
import { productDetails } from './productDetails';
import { ProductPhoto } from './ProductPhoto';
import { ProductSearch } from './ProductSearch';
import styles from './ProductPicker.module.css';

export interface PickedProduct {
  readonly id: string;
  readonly name: string;
  readonly details: string;
  readonly thumbnail: string | null;
}

interface ProductPickerProps {
  readonly picked: PickedProduct | null;
  readonly error?: string | undefined;
  readonly onPick: (row: ProductRow) => void;
  readonly onClear: () => void;
}

const FAILED = 'Failed to load products';

/** Chooses one of the seller's products by search; shows the chosen one. */
export const ProductPicker = observer(function ProductPicker({ picked, error, onPick, onClear }: ProductPickerProps) {
  const { client } = useRootStore();
  const [search] = useState(() => new ProductSearch(client));
  const [words, setWords] = useState('');
  const ask = useDebouncedCallback(search.ask, 250);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const open = () => {
    if (search.search.status === 'idle') search.ask('');
    combobox.openDropdown();
  };
  if (picked !== null) {
    return (
      <div className={styles.picked}>
        <ProductPhoto name={picked.name} thumbnail={picked.thumbnail} />
        <div className={styles.words}>
          <span className={styles.name}>{picked.name}</span>
          {picked.details === '' ? null : <span className="lw-caption">{picked.details}</span>}
        </div>
        <Button variant="subtle" color="neutral" size="xs" className={styles.other} onClick={onClear}>
          Choose another
        </Button>
      </div>
    );
  }
  const choose = (id: string) => {
    const row = search.found.find((one) => one.id === id);
    combobox.closeDropdown();
    setWords('');
    if (row !== undefined) onPick(row);
  };
  const { status } = search.search;
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          label="Product"
          placeholder="Choose one of your products"
          autoComplete="off"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={words}
          error={error}
          onFocus={open}
          onClick={open}
          onBlur={() => combobox.closeDropdown()}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            ask(currentTarget.value.trim());
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={styles.options} aria-label="Products">
          {search.found.map((row) => (
            <Combobox.Option key={row.id} value={row.id}>
              <span className={styles.option}>
                <ProductPhoto name={row.product_name} thumbnail={row.thumbnail} />
                <span className={styles.words}>
                  <span className={styles.name}>{row.product_name}</span>
                  <span className="lw-caption">{productDetails(row)}</span>
                </span>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {search.found.length > 0 ? null : (
          <p className={`lw-caption ${styles.note}`} role="status">
            {status === 'failed'
              ? failureMessage(search.search.error, FAILED)
              : status === 'done'
                ? 'No products match. Fill in the form, and it becomes one.'
                : 'Looking…'}
          </p>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
});
