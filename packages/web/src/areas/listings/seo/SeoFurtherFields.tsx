import { Textarea, TextInput } from '@mantine/core';
import type { ToolFormProps } from '../../../ui/tool/WebTool';
import type { SeoValues } from './SeoValues';

/** Fields that are judged where they are filled in. */
export function SeoFurtherFields({ values, set }: Omit<ToolFormProps<SeoValues>, 'faults'>) {
  const filled = (value: string): string | undefined => (value === '' ? undefined : value);
  return (
    <details className="lw-details" open={values.listing !== null || undefined}>
      <summary>
        {values.marketplace === 'amazon' ? 'Kind, brand, bullets, search terms' : 'Kind, brand, search fields'}
      </summary>
      <div className="lw-stack lw-details-body">
        <TextInput
          label="Kind of product"
          placeholder="Read from the title"
          value={values.kind}
          onChange={({ currentTarget: { value } }) => set({ kind: value })}
        />
        <TextInput
          label="Brand"
          value={values.brand}
          onChange={({ currentTarget: { value } }) => set({ brand: value })}
        />
        {values.marketplace === 'amazon' ? (
          <>
            <TextInput
              label="Item highlights"
              value={values.item_highlights ?? ''}
              onChange={({ currentTarget: { value } }) => set({ item_highlights: filled(value) })}
            />
            <Textarea
              label="Bullet points"
              description="One on each line"
              autosize
              minRows={3}
              maxRows={12}
              value={(values.bullet_points ?? []).join('\n')}
              onChange={({ currentTarget: { value } }) =>
                set({ bullet_points: value === '' ? undefined : value.split('\n').slice(0, 10) })
              }
            />
            <TextInput
              label="Search terms"
              description="Not visible to shoppers"
              value={values.search_terms ?? ''}
              onChange={({ currentTarget: { value } }) => set({ search_terms: filled(value) })}
            />
          </>
        ) : (
          <>
            <TextInput
              label="SEO title"
              value={values.seo_title ?? ''}
              onChange={({ currentTarget: { value } }) => set({ seo_title: filled(value) })}
            />
            <Textarea
              label="Meta description"
              autosize
              minRows={2}
              value={values.meta_description ?? ''}
              onChange={({ currentTarget: { value } }) => set({ meta_description: filled(value) })}
            />
          </>
        )}
      </div>
    </details>
  );
}
