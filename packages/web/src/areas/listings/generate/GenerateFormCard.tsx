import { Button, Kbd, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { CATEGORIES } from '@listwright/domain/marketplaces';
import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent } from 'react';
import { listingMessages } from '../listingMessages';
import { DraftNote } from './DraftNote';
import type { GenerateStore } from './GenerateStore';
import { ImageField } from './ImageField';
import { MarketplaceField } from './MarketplaceField';
import { MoreFields } from './MoreFields';
import { ProductField } from './product/ProductField';
import { SuggestedAttributes } from './product/SuggestedAttributes';
import { QuotaHint } from './QuotaHint';
import styles from './generate.module.css';

interface GenerateFormCardProps {
  readonly store: GenerateStore;
  readonly onSubmit: () => Promise<void>;
}

const COST = 'generate-cost';

const CATEGORY_CHOICES = [
  { value: '', label: 'Choose a category' },
  ...CATEGORIES.map(({ id, label }) => ({ value: id, label })),
];

export const GenerateFormCard = observer(function GenerateFormCard({ store, onSubmit }: GenerateFormCardProps) {
  const { value } = store.form;
  const { faults } = store;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  const submitByKey = (event: KeyboardEvent) => {
    if ((event.metaKey || event.ctrlKey) && event.key === 'Enter') {
      event.preventDefault();
      void onSubmit();
    }
  };
  return (
    <form className="lw-card lw-tool-form" aria-label="Product" noValidate onSubmit={submit} onKeyDown={submitByKey}>
      <DraftNote store={store} />
      <ProductField store={store} />
      <TextInput
        id="generate-product_name"
        label="Product name"
        placeholder="Insulated water bottle, 750 ml"
        aria-required
        value={value.productName}
        error={faults.product_name}
        onChange={({ currentTarget }) => store.set({ productName: currentTarget.value })}
      />
      <MarketplaceField store={store} />
      <Textarea
        id="generate-description"
        label="Description"
        placeholder="Everything you know: material, size, what’s in the box. We only use facts you enter."
        autosize
        minRows={4}
        maxRows={12}
        value={value.description}
        error={faults.description}
        onChange={({ currentTarget }) => store.set({ description: currentTarget.value })}
      />
      <NativeSelect
        id="generate-category"
        label="Category"
        value={value.category}
        data={CATEGORY_CHOICES}
        error={faults.category}
        onChange={({ currentTarget }) => store.set({ category: currentTarget.value })}
      />
      <SuggestedAttributes store={store} />
      <MoreFields store={store} />
      <ImageField store={store} />
      <p className="lw-caption">Review mode: unsupported statements stay in the text, marked, until you decide.</p>
      <div className={`lw-stack-tight ${styles.toolSubmit}`}>
        <QuotaHint />
        <Button type="submit" fullWidth disabled={store.generate.isRunning} aria-describedby={COST}>
          {store.generate.isRunning ? listingMessages.statusProcessing : 'Generate listing'}
          <span className={styles.cost} aria-hidden="true">
            1 listing
          </span>
        </Button>
        <p id={COST} className={`lw-caption ${styles.toolKeys}`}>
          <Kbd size="xs">⌘/Ctrl</Kbd> <Kbd size="xs">↵</Kbd> · Uses 1 listing. Identical requests are free.
        </p>
      </div>
    </form>
  );
});
