import { describe, expect, it } from '@jest/globals';
import { aCaller, PlainFacts } from '../../testing/index.js';
import { ReadFacts } from './ReadFacts.js';

const bottle = {
  productName: ' Himal  Steel Water Bottle 750 ml ',
  description: 'Keeps drinks cold for 24 hours. Not dishwasher safe. Price Rs 499 only.',
  category: '',
  brand: 'Himal',
  attributes: { Weight: '380 g' },
};

describe('ReadFacts', () => {
  it('reads facts with their polarity and place, and lists what may not be stated', async () => {
    const { facts, unused, name } = await new ReadFacts(new PlainFacts()).execute(bottle, aCaller());
    expect(name.kind.kind.id).toBe('water-bottle');
    expect(facts).toContainEqual(expect.objectContaining({ property: 'capacity', value: '750 ml', polarity: 'is' }));
    const source = expect.objectContaining({ field: 'attributes.Weight' });
    expect(facts).toContainEqual(expect.objectContaining({ property: 'weight', value: '380 g', source }));
    expect(facts.some(({ polarity }) => polarity === 'is_not')).toBe(true);
    expect(unused).toContainEqual(expect.objectContaining({ reason: 'price' }));
  });

  it('takes a passage that is to be left out for no fact', async () => {
    const leftOut = ['Keeps drinks cold for 24 hours'];
    const { facts, unused } = await new ReadFacts(new PlainFacts()).execute({ ...bottle, leftOut }, aCaller());
    expect(facts.some(({ value }) => value.includes('24'))).toBe(false);
    expect(unused).toContainEqual(expect.objectContaining({ text: leftOut[0], reason: 'left_out' }));
  });

  it('refuses a product without a name', async () => {
    const reading = new ReadFacts(new PlainFacts()).execute({ ...bottle, productName: ' ' }, aCaller());
    await expect(reading).rejects.toThrow('Product name is required');
  });
});
