import { expect, it } from '@jest/globals';
import type { LintFinding } from '../../../../ui/listing/LintFinding';
import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';
import { applyFix } from './applyFix';

const COPY = {
  generated_title: 'Bottle!',
  bullet_points: ['Keeps cold.', 'N/A'],
} as unknown as EditableCopy;
const finding = (patch: Partial<LintFinding>): LintFinding => ({
  rule: 'amazon.title.length',
  field: 'title',
  severity: 'error',
  message: '',
  source: '',
  ...patch,
});

it('edits a text', () => {
  const fix = { label: 'Remove !', start: 6, end: 7, insert: '' };
  expect(applyFix(COPY, finding({ fix })).generated_title).toBe('Bottle');
});

it('edits one entry of a list, and removes it when it is empty', () => {
  const end = { label: 'Remove the end mark', start: 10, end: 11, insert: '' };
  expect(applyFix(COPY, finding({ field: 'bullet_points', index: 0, fix: end })).bullet_points).toEqual([
    'Keeps cold',
    'N/A',
  ]);
  const all = { label: 'Remove it', start: 0, end: 3, insert: '' };
  expect(applyFix(COPY, finding({ field: 'bullet_points', index: 1, fix: all })).bullet_points).toEqual([
    'Keeps cold.',
  ]);
});
