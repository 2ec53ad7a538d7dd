import { describe, expect, it } from '@jest/globals';
import { csvFile } from './csvFile';

describe('csvFile', () => {
  it('quotes what needs it, keeps numbers, and makes no formula of a text', () => {
    const { fileName, bytes } = csvFile('Use per day', [
      ['name', 'score', 'sku'],
      ['Mug, "large"', -3, '=HYPERLINK("x")'],
      ['Pot', null, ''],
    ]);
    expect(fileName).toBe('use-per-day.csv');
    expect(new TextDecoder().decode(bytes)).toBe(
      'name,score,sku\r\n"Mug, ""large""",-3,"\'=HYPERLINK(""x"")"\r\nPot,,\r\n',
    );
  });
});
