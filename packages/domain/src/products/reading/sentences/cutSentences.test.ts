import { describe, expect, test } from '@jest/globals';
import { growth, repeated } from '../../../shared/testing/growth.js';
import { cutSentences } from './cutSentences.js';

const cut = (text: string) =>
  cutSentences(text).map(({ label, clauses }) => [label, ...clauses.map(({ start, end }) => text.slice(start, end))]);

/** So many times the length for which longer texts are compared: these are cut quickly. */
const MANY = 10;

describe('layouts of notes', () => {
  test('two slashes end a line, an address is whole', () => {
    expect(cut('Soft ribs // 4 pins // https://x.y')).toEqual([
      ['', 'Soft ribs'],
      ['', '4 pins'],
      ['', 'https://x.y'],
    ]);
  });

  test('two columns with a bar are labels and values; a single bar ends a line', () => {
    expect(cut('range | 10 m\nweight | 2 kg')).toEqual([
      ['range', '10 m'],
      ['weight', '2 kg'],
    ]);
    expect(cut('Blue | Steel')).toEqual([
      ['', 'Blue'],
      ['', 'Steel'],
    ]);
  });

  test('a heading labels the lines of one shape below it', () => {
    expect(cut('Fits:\n Alpha\n Beta\nWash cold')).toEqual([
      ['Fits', 'Alpha'],
      ['Fits', 'Beta'],
      ['', 'Wash cold'],
    ]);
    expect(cut('Size:\nWash cold')).toEqual([
      ['', 'Size'],
      ['', 'Wash cold'],
    ]);
  });

  test('the answer to a question of the seller is left out of the next sentence', () => {
    expect(cut('Pair? No - sold singly.').at(-1)).toEqual(['', 'sold singly']);
    expect(cut('New solo?? No solo mode.').at(-1)).toEqual(['', 'No solo mode']);
  });

  test('a part in front of a dash is a label; equal signs of sums are none', () => {
    expect(cut('Handles - birch wood')).toEqual([['Handles', 'birch wood']]);
    expect(cut('Graphite body - not metal')).toEqual([['', 'Graphite body', 'not metal']]);
    expect(cut('Rings = zinc alloy')).toEqual([['Rings', 'zinc alloy']]);
    expect(cut('5 balls = 250 g')).toEqual([['', '5 balls = 250 g']]);
  });

  test.each(['a | b\n', '? no ', 'x:\n ', '// ', 'a - '])(
    'twice as much of %j takes no more than twice as long',
    (piece) => {
      // Of the processor, not of the clock: other work on the machine does not count.
      const work = (length: number): unknown => cutSentences(repeated(piece, length * MANY));
      expect(growth(work, () => process.cpuUsage().user / 1000)).toBeLessThan(3.5);
    },
  );

  test('a label behind a semicolon begins a sentence', () => {
    const text = 'Removable foam insole; sole: rubber; upper: knit mesh';
    expect(cutSentences(text).map(({ label, clauses }) => [label, clauses.length])).toEqual([
      ['', 1],
      ['sole', 1],
      ['upper', 1],
    ]);
  });
});
