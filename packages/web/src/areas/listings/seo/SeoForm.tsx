import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { NativeSelect, Textarea } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { PhraseInput } from '../../../ui/listing/fields/PhraseInput';
import { marketplaceName } from '../../../ui/marketplaceName';
import type { ToolFormProps } from '../../../ui/tool/WebTool';
import { SeoFurtherFields } from './SeoFurtherFields';
import type { SeoValues } from './SeoValues';
import styles from './SeoForm.module.css';

// The rules of all stores come with the first title.
const TitleCount = lazy(() => import('./TitleCount').then((area) => ({ default: area.TitleCount })));

/** The text to analyse, the words to be found by, and the marketplace whose rules count. */
export function SeoForm({ values, faults, set }: ToolFormProps<SeoValues>) {
  return (
    <>
      <div className="lw-stack-tight">
        <Textarea
          label="Title"
          required
          autosize
          minRows={2}
          maxLength={1000}
          value={values.title}
          error={faults.title}
          onChange={({ currentTarget: { value } }) => set({ title: value })}
        />
        <div className={styles.count}>
          <Suspense fallback={null}>{values.title === '' ? null : <TitleCount values={values} />}</Suspense>
        </div>
      </div>
      <Textarea
        label="Description"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={20_000}
        value={values.description}
        onChange={({ currentTarget: { value } }) => set({ description: value })}
      />
      <PhraseInput
        label="Keywords"
        description="Separate them with commas."
        value={values.keywords}
        onChange={(keywords) => set({ keywords })}
      />
      <NativeSelect
        label="Marketplace"
        description="The text is checked against its rules"
        value={values.marketplace}
        data={MARKETPLACES.map((one) => ({ value: one, label: marketplaceName(one) }))}
        onChange={({ currentTarget: { value } }) =>
          set({ marketplace: MARKETPLACES.find((one) => one === value) ?? 'amazon', marketplace_id: '' })
        }
      />
      <SeoFurtherFields values={values} set={set} />
    </>
  );
}
