import { describe, expect, it } from '@jest/globals';
import { ReadFacts } from './ReadFacts.js';

const bottle = {
  productName: ' Himal  Steel Water Bottle 750 ml ',
  description: 'Keeps drinks cold for 24 hours. Not dishwasher safe. Price Rs 499 only.',
  category: '',
  brand: 'Himal',
  attributes: { Weight: '380 g' },
};

describe('ReadFacts', () => {
  it('reads facts with their polarity and place, and lists what may not be stated', () => {
    const { facts, unused, name } = new ReadFacts().execute(bottle);
    expect(name.kind.kind.id).toBe('water-bottle');
    expect(facts).toContainEqual(expect.objectContaining({ property: 'capacity', value: '750 ml', polarity: 'is' }));
    const source = expect.objectContaining({ field: 'attributes.Weight' });
    expect(facts).toContainEqual(expect.objectContaining({ property: 'weight', value: '380 g', source }));
    expect(facts.some(({ polarity }) => polarity === 'is_not')).toBe(true);
    expect(unused).toContainEqual(expect.objectContaining({ reason: 'price' }));
  });

  it('takes a passage that is to be left out for no fact', () => {
    const leftOut = ['Keeps drinks cold for 24 hours'];
    const { facts, unused } = new ReadFacts().execute({ ...bottle, leftOut });
    expect(facts.some(({ value }) => value.includes('24'))).toBe(false);
    expect(unused).toContainEqual(expect.objectContaining({ text: leftOut[0], reason: 'left_out' }));
  });

  it('refuses a product without a name', () => {
    expect(() => new ReadFacts().execute({ ...bottle, productName: ' ' })).toThrow('Product name is required');
  });
});
