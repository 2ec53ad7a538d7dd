import { NativeSelect, TextInput } from '@mantine/core';
import { TONES } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PhraseInput } from '../../../ui/listing/fields/PhraseInput';
import { AttributeRows } from '../../../ui/product/AttributeRows';
import type { GenerateStore } from './GenerateStore';

const TONE_CHOICES = TONES.map((tone) => ({ value: tone, label: tone[0]?.toUpperCase() + tone.slice(1) }));

/** Optional fields that improve a listing. */
export const MoreFields = observer(function MoreFields({ store }: { readonly store: GenerateStore }) {
  const { value } = store.form;
  const isFilled = value.brand !== '' || value.attributes.length > 0 || value.keywords.length > 0;
  // Opens if a field has a value, and closes only by click: clearing a field must not hide it.
  const [isOpen, setOpen] = useState(isFilled);
  useEffect(() => {
    if (isFilled) setOpen(true);
  }, [isFilled]);
  return (
    <details className="lw-details" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Brand, attributes, keywords and tone</summary>
      <div className="lw-stack lw-details-body">
        <TextInput
          id="generate-brand"
          label="Brand"
          value={value.brand}
          error={store.faults.brand}
          onChange={({ currentTarget }) => store.set({ brand: currentTarget.value })}
        />
        <AttributeRows rows={value.attributes} onChange={(attributes) => store.set({ attributes })} />
        <PhraseInput
          id="generate-keywords"
          label="Keywords"
          description="Press Enter after each keyword. Keywords are never treated as facts."
          value={value.keywords}
          error={store.faults.keywords}
          onChange={(keywords) => store.set({ keywords })}
        />
        <NativeSelect
          label="Tone"
          value={value.tone}
          data={TONE_CHOICES}
          onChange={({ currentTarget }) =>
            store.set({ tone: TONES.find((tone) => tone === currentTarget.value) ?? 'neutral' })
          }
        />
      </div>
    </details>
  );
});
