import { seoRuleSet } from '@listwright/application/contract';
import { codePointLength } from '@listwright/domain/listings';
import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { NativeSelect, Textarea } from '@mantine/core';
import { CountBar } from '../../../ui/listing/CountBar';
import { PhraseInput } from '../../../ui/listing/fields/PhraseInput';
import { marketplaceName } from '../../../ui/marketplaceName';
import type { ToolFormProps } from '../../../ui/tool/WebTool';
import { useToday } from '../../../ui/useToday';
import { SeoFurtherFields } from './SeoFurtherFields';
import type { SeoValues } from './SeoValues';

/** The text to analyse, the words to be found by, and the marketplace whose rules count. */
export function SeoForm({ values, faults, set }: ToolFormProps<SeoValues>) {
  const today = useToday();
  const { limits } = seoRuleSet(values, today);
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
        <CountBar
          label="Title"
          count={codePointLength(values.title)}
          limit={{ max: limits.titleMax, unit: 'characters' }}
        />
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
