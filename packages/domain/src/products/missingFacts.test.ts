import { describe, expect, it } from '@jest/globals';
import { missingFacts, readFacts } from './index.js';
import type { ProductBrief } from './index.js';

const missingIn = (brief: Partial<ProductBrief>): readonly string[] => {
  const whole = { productName: '', description: '', category: '', brand: '', attributes: {}, ...brief };
  return missingFacts(readFacts(whole), whole.category);
};

describe('missingFacts', () => {
  it('asks of a model what buyers of models look for', () => {
    expect(missingIn({ productName: 'Faller 140322', brand: 'Faller', category: 'Hobbies' })).toEqual([
      'scale or gauge',
      'dimensions',
      'material',
      'power supply',
      'what is in the box',
      'age range',
    ]);
  });

  it('does not ask for what was given', () => {
    const missing = missingIn({
      productName: 'Linen Wrap Dress, Olive',
      category: 'Fashion',
      description: 'Machine wash at 30 °C. Loose fit.',
      attributes: { fabric: 'linen', size: 'M' },
    });
    expect(missing).toEqual([]);
  });

  it('does not ask for what the description says in its own way', () => {
    const missing = missingIn({
      productName: 'Car Phone Holder',
      category: 'Electronics',
      description: 'ABS and silicone. For phones 4.7 to 6.9 inch.',
    });
    expect(missing).not.toContain('material');
    expect(missing).not.toContain('compatible models');
  });

  it('asks electronics for their supply and connections', () => {
    expect(missingIn({ productName: 'Desk Lamp', category: 'Electronics' })).toContain('power supply');
    expect(
      missingIn({ productName: 'Desk Lamp', category: 'Electronics', description: 'Runs from USB.' }),
    ).not.toContain('power supply');
  });
});
