import { isSameAmount } from '../../reading/index.js';
import type { Fact } from '../Fact.js';

/** The "3 lb" of a "sausage stuffer 3 lb" is what it holds, where a capacity of 3 lb was given too. */
export const isWhatItHolds = ({ property, source, quantities: [own] }: Fact, facts: readonly Fact[]): boolean =>
  property === 'weight' &&
  source.field === 'product_name' &&
  own !== undefined &&
  facts.some(
    ({ property: other, quantities: [theirs] }) =>
      (other === 'capacity' || other === 'load') &&
      theirs !== undefined &&
      isSameAmount(own.low, own.unit, theirs.low, theirs.unit),
  );
