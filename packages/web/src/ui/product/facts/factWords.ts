import { PROPERTIES } from '@listwright/domain/products';

/** A fact as listings and products send it. */
export interface SaidFact {
  readonly property: string;
  readonly value: string;
  readonly qualifier?: string | undefined;
  readonly condition?: string | undefined;
  readonly polarity: 'is' | 'is_not';
  readonly source: FactPlace;
}

export interface FactPlace {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

const LABELS: ReadonlyMap<string, string> = new Map(PROPERTIES.map(({ id, label }) => [id, label]));

/** Facts in words. */
export const factWords = {
  /** The label of a property: "Keeps hot or cold". */
  property: (property: string): string => LABELS.get(property) ?? property.replaceAll('_', ' '),
  /** The value as the seller means it: with its qualifier, its condition and a negation. */
  value: ({ value, qualifier, condition, polarity }: Omit<SaidFact, 'property' | 'source'>): string => {
    const isSaid = qualifier !== undefined && value.toLowerCase().includes(qualifier.toLowerCase());
    const words = [polarity === 'is_not' ? 'not' : '', isSaid ? '' : (qualifier ?? ''), value, condition ?? ''];
    return words.filter((word) => word !== '').join(' ');
  },
};
