import { describe, expect, it } from '@jest/globals';
import { EMPTY_RESULT } from '../../testing/aComparison';
import type { Comparison } from './CompetitorValues';
import { comparisonChanges } from './comparisonChanges';

const product = (id: string, label: string, more: Partial<Comparison['products'][number]> = {}) => ({
  id,
  label,
  url: id === 'own' ? '' : `https://${label.toLowerCase()}.example/mug`,
  title: `${label} mug`,
  price: 12.5,
  currency: 'EUR',
  rating: 4.5,
  reviews: 1200,
  images: 3,
  bullet_points: [],
  ...more,
});
const warranty = (cells: Readonly<Record<string, string>>) => ({
  property: 'warranty',
  label: 'Warranty',
  standing: 'gap' as const,
  weight: 1,
  cells: Object.entries(cells).map(([id, value]) => ({
    id,
    state: value === '' ? ('silent' as const) : ('states' as const),
    values: value === '' ? [] : [value],
    evidence: '',
  })),
});
const term = (name: string, isYours = false) => ({ term: name, weight: 10, used_by: ['c1'], is_yours: isYours });
const comparison = (parts: Partial<Comparison>): Comparison => ({ ...EMPTY_RESULT, ...parts });

describe('what changed between two comparisons', () => {
  const before = comparison({
    products: [product('own', 'Your product'), product('c1', 'Fjell'), product('c2', 'Larkhill')],
    claims: [warranty({ own: '', c1: '', c2: '' })],
    keywords: [term('camp mug'), term('steel', true)],
  });

  it('is nothing where nothing changed', () => {
    expect(comparisonChanges(before, before)).toEqual([]);
  });

  it('is said of each page, wherever it stands in the list: figures, title and what it states', () => {
    const after = comparison({
      products: [
        product('own', 'Your product'),
        product('c1', 'Larkhill', { price: 10, reviews: 1250, title: 'Larkhill camp mug' }),
        product('c2', 'Fjell', { price: null }),
      ],
      claims: [warranty({ own: '', c1: '2 years', c2: '' })],
      keywords: [term('enamel mug'), term('steel', true)],
    });
    expect(comparisonChanges(before, after)).toEqual([
      { what: 'Larkhill · Price', before: '€12.50', after: '€10.00' },
      { what: 'Larkhill · Reviews', before: '1,200', after: '1,250' },
      { what: 'Larkhill · Title', before: 'Larkhill mug', after: 'Larkhill camp mug' },
      { what: 'Fjell · Price', before: '€12.50', after: '—' },
      { what: 'Larkhill · Warranty', before: '—', after: '2 years' },
      { what: 'Terms you do not use', before: 'camp mug', after: 'enamel mug' },
    ]);
  });

  it('is also that the same words are denied now', () => {
    const own = product('own', 'Your product');
    const fjell = product('c1', 'Fjell');
    const said = (state: 'states' | 'denies') => {
      const row = warranty({ own: '', c1: '2 years' });
      const cells = row.cells.map((cell) => (cell.id === 'c1' ? { ...cell, state } : cell));
      return comparison({ products: [own, fjell], claims: [{ ...row, cells }] });
    };
    expect(comparisonChanges(said('states'), said('denies'))).toEqual([
      { what: 'Fjell · Warranty', before: 'states “2 years”', after: 'denies “2 years”' },
    ]);
    expect(comparisonChanges(said('denies'), said('denies'))).toEqual([]);
  });

  it('names pages that are in one of them alone, once', () => {
    const after = comparison({
      products: [product('own', 'Your product'), product('c1', 'Fjell'), product('c2', 'Nordvik')],
      claims: [warranty({ own: '', c1: '', c2: '5 years' })],
      keywords: before.keywords,
    });
    expect(comparisonChanges(before, after)).toEqual([
      { what: 'Nordvik', before: 'not compared', after: 'Nordvik mug' },
      { what: 'Larkhill', before: 'Larkhill mug', after: 'not compared' },
    ]);
  });
});
