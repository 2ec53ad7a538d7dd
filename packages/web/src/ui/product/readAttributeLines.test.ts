import { describe, expect, it } from '@jest/globals';
import { readAttributeLines } from './readAttributeLines';

describe('readAttributeLines', () => {
  it('reads lines of names and values, with bullets, tabs and empty lines', () => {
    expect(readAttributeLines('Material: 18/8 steel\n\n• Colour : Blue\nWeight\t380 g\r\n')).toEqual([
      { name: 'Material', value: '18/8 steel' },
      { name: 'Colour', value: 'Blue' },
      { name: 'Weight', value: '380 g' },
    ]);
  });

  it('keeps the rest of a value that holds a colon', () => {
    expect(readAttributeLines('Ratio: 16:9')).toEqual([{ name: 'Ratio', value: '16:9' }]);
  });

  it('reads nothing from other text', () => {
    expect(readAttributeLines('Material')).toEqual([]);
    expect(readAttributeLines('Material: steel\nand a sentence')).toEqual([]);
    expect(readAttributeLines('')).toEqual([]);
  });
});
