import { COMPETITORS_AT_MOST } from '@listwright/application/contract';
import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { marketplaceName } from '../../ui/marketplaceName';
import { SavedPageField } from '../../ui/savedPage/SavedPageField';
import type { ToolFormProps } from '../../ui/tool/WebTool';
import { AddressFields } from './AddressFields';
import styles from './Competitors.module.css';
import type { CompetitorValues } from './CompetitorValues';

/** The own product, and up to five pages to compare it with: addresses or saved files. */
export function CompetitorForm({ values, faults, set }: ToolFormProps<CompetitorValues>) {
  return (
    <>
      <TextInput
        label="Product name"
        required
        maxLength={500}
        value={values.productName}
        error={faults.productName}
        onChange={({ currentTarget: { value } }) => set({ productName: value })}
      />
      <AddressFields urls={values.urls} fault={faults.urls} onChange={(urls) => set({ urls })} />
      <SavedPageField
        label="Saved pages"
        files={values.files}
        most={COMPETITORS_AT_MOST}
        onChange={(files) => set({ files })}
      />
      <Textarea
        label="Your description"
        description="What you say about your product: claims are compared with it."
        autosize
        minRows={3}
        maxRows={10}
        maxLength={20_000}
        value={values.description}
        onChange={({ currentTarget: { value } }) => set({ description: value })}
      />
      <div className={styles.fields}>
        <TextInput
          label="Your price"
          inputMode="decimal"
          maxLength={20}
          value={values.price}
          error={faults.price}
          onChange={({ currentTarget: { value } }) => set({ price: value })}
        />
        <TextInput
          label="Currency"
          placeholder="USD"
          maxLength={3}
          value={values.currency}
          error={faults.currency}
          onChange={({ currentTarget: { value } }) => set({ currency: value })}
        />
      </div>
      <NativeSelect
        label="Marketplace"
        value={values.marketplace}
        data={MARKETPLACES.map((one) => ({ value: one, label: marketplaceName(one) }))}
        onChange={({ currentTarget: { value } }) =>
          set({ marketplace: MARKETPLACES.find((one) => one === value) ?? 'amazon' })
        }
      />
    </>
  );
}
