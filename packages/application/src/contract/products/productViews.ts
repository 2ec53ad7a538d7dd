import { CERTAINTIES, POLARITIES, UNUSED_REASONS } from '@listwright/domain/products';
import * as z from 'zod';

export const FactSourceView = z.object({
  field: z.string().describe('Field of the request: product_name, description, brand, category or attributes.<name>'),
  start: z.number().int().describe('UTF-16 offset in the field'),
  end: z.number().int().describe('UTF-16 offset, exclusive'),
});

export const FactView = z.object({
  id: z.string().describe('Unique in this reply'),
  part: z.string().describe('Part of the product it is about; empty for the product itself'),
  property: z.string().describe('What it states, for example material, capacity or warranty'),
  value: z.string().describe('The value as it is shown'),
  unit: z.string().optional().describe('Unit of the value, for example ml'),
  qualifier: z.string().optional().describe('For example up to, about, at least, each'),
  condition: z.string().optional().describe('When it holds, for example on low'),
  polarity: z.enum(POLARITIES).describe('is_not: the seller denies it'),
  certainty: z
    .enum(CERTAINTIES)
    .describe('given: in the words of the seller; computed: arithmetic; entailed: it follows'),
  source: FactSourceView,
});

export const UnusedView = z.object({
  text: z.string().describe('Words of the input that are not stated'),
  reason: z.enum(UNUSED_REASONS).describe('Why not'),
  note: z.string().describe('The reason as a sentence'),
  source: FactSourceView,
  fact_id: z.string().optional().describe('The fact that it repeats, or that did not fit'),
});

export const ContradictionView = z.object({
  id: z.string(),
  part: z.string().describe('Part of the product it is about; empty for the product itself'),
  property: z.string(),
  fact_ids: z.array(z.string()).describe('Facts that cannot all be true'),
  message: z.string().describe('Names the values and where each was given'),
});

export const KindView = z.object({
  id: z.string().describe('Id of the kind, for example water-bottle'),
  name: z.string().describe('What the product is called'),
  certainty: z
    .enum(['known', 'category', 'phrase'])
    .describe('known: in the registry; category: only the category is known; phrase: as the seller calls it'),
});

/** What a product brief says, read into facts. */
export const ReadingView = z.object({
  kind: KindView.describe('What the product is'),
  facts: z.array(FactView).describe('What the input says about it'),
  unused: z.array(UnusedView).describe('Words of the input that are no fact that may be stated, with the reason'),
  contradictions: z.array(ContradictionView).describe('Facts that disagree; none of them is stated'),
  missing_facts: z.array(z.string()).describe('Facts that buyers expect and the input does not give'),
});
