import { describe, expect, test } from '@jest/globals';
import { applyFix, applyFixes } from '../../../applyFix.js';
import { editBetween } from './editBetween.js';
import { removalOf } from './removalOf.js';
import { removePhrase } from './removePhrase.js';
import { removeStatement } from './removeStatement.js';

test.each([
  ['Bottle!', 'Bottle'],
  ['a 😀 b', 'a 😁 b'],
  ['aaa', 'aa'],
  ['', 'x'],
  ['abc', ''],
])('the edit from %j to %j', (before, after) => {
  const edit = editBetween('Do it', before, after);
  expect(edit && applyFix(before, edit)).toBe(after);
});

test('no edit where nothing changes', () => {
  expect(editBetween('Do it', 'same', 'same')).toBeUndefined();
});

test('a removal far inside a long text touches its surroundings only', () => {
  const text = `${'Good words here. '.repeat(200)}Buy now. ${'More good words. '.repeat(200)}`;
  const start = text.indexOf('Buy now');
  const fix = removalOf('Remove', text, start, start + 7, removeStatement);
  expect(fix?.insert.length).toBeLessThan(10);
  expect(fix && applyFix(text, fix)).toBe(text.replace('Buy now. ', ''));
});

test('an article is never doubled, and a list in HTML loses no other entry', () => {
  expect(removePhrase('With a free the lid', 7, 11)).toBe('With the lid');
  const html = '<p>Oak shelf.</p><ul><li>Free shipping</li><li>Holds 20 kg</li></ul>';
  const start = html.indexOf('Free');
  expect(removeStatement(html, start, start + 13)).toBe('<p>Oak shelf.</p><ul><li>Holds 20 kg</li></ul>');
});

describe('several fixes of one text', () => {
  const edit = (start: number, end: number, insert = '') => ({ start, end, insert });

  test('are applied together where they are apart', () => {
    expect(applyFixes('one two three', [edit(8, 13, '3'), edit(0, 3, '1')]).text).toBe('1 two 3');
  });

  test('give way to the one named first where they overlap', () => {
    const { text, applied } = applyFixes('one two three', [edit(4, 7, '2'), edit(0, 5), edit(6, 13)]);
    expect(text).toBe('one 2 three');
    expect(applied).toHaveLength(1);
  });
});
