import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../../testing/aProduct';
import { factParts, type ProductFact } from './factParts';

const base = aProduct().facts[0] as ProductFact;
const fact = (id: string, property: string, part = ''): ProductFact => ({
  ...base,
  id,
  property,
  part,
  value: id,
  source: { field: `attributes.${id}`, start: 0, end: 1 },
});

describe('the facts of a product', () => {
  it('are listed by part and, within a part, those of a property together', () => {
    const facts = [
      fact('steel', 'material'),
      fact('750 ml', 'capacity'),
      fact('plastic', 'material', 'lid'),
      fact('18/8 steel', 'material'),
      fact('black', 'colour', 'lid'),
    ];
    const shown = { ...aProduct(), facts, contradictions: [] };
    const parts = factParts({ shown, wordsAt: ({ field }) => field });
    expect(parts.map(({ label, facts: of }) => [label, of.map(({ id }) => id)])).toEqual([
      ['The product', ['steel', '18/8 steel', '750 ml']],
      ['Lid', ['plastic', 'black']],
    ]);
  });
});
