import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { marketplaceName } from '../../../ui/marketplaceName';
import type { ToolFormProps } from '../../../ui/tool/WebTool';
import type { TitleValues } from './TitleValues';

/** A title, its brand, and the marketplace whose rules count. */
export function TitleForm({ values, faults, set }: ToolFormProps<TitleValues>) {
  return (
    <>
      <Textarea
        label="Title"
        required
        autosize
        minRows={2}
        maxLength={2000}
        value={values.title}
        error={faults.title}
        onChange={({ currentTarget: { value } }) => set({ title: value })}
      />
      <div className="lw-row">
        <TextInput
          label="Brand"
          description="Only if the title names it"
          value={values.brand}
          onChange={({ currentTarget: { value } }) => set({ brand: value })}
        />
        <NativeSelect
          label="Marketplace"
          description="The text is checked against its rules"
          value={values.marketplace}
          data={MARKETPLACES.map((one) => ({ value: one, label: marketplaceName(one) }))}
          onChange={({ currentTarget: { value } }) => set({ marketplace: value as TitleValues['marketplace'] })}
        />
      </div>
    </>
  );
}
