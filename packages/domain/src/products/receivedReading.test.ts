import { describe, expect, it } from '@jest/globals';
import { readProduct, receivedReading, readStatements, type ProductBrief } from './index.js';

describe('a reading that another thread made', () => {
  const brief = (): ProductBrief => ({
    productName: 'Steel Bottle',
    description: 'Steel, 750 ml. The lid is made of bamboo, the whistle of brass.',
    category: 'Kitchen',
    brand: 'Himal',
    attributes: { Colour: 'blue' },
  });

  it('is the reading of the brief from then on, and texts are read by it as by one that was made here', () => {
    const there: unknown = structuredClone(readProduct(brief()));
    const own = brief();
    const received = receivedReading(own, there as ReturnType<typeof readProduct>);
    expect(readProduct(own)).toBe(received);
    expect(received.brief).toBe(own);
    expect(received).toEqual(readProduct(brief()));
    const text = 'The whistle is brass and the lid bamboo';
    for (const [taken, made] of [
      [received.context, readProduct(brief()).context],
      [received.context.before?.context, readProduct(brief()).context.before?.context],
    ]) {
      if (taken === undefined || made === undefined) throw new Error('this brief has parts of its own');
      expect(readStatements(text, taken)).toEqual(readStatements(text, made));
    }
  });
});
