import { describe, expect, it } from '@jest/globals';
import { sortByFixOrder } from './sortByFixOrder';
import type { LintFinding } from './LintFinding';

const finding = (rule: string, changes: Partial<LintFinding>): LintFinding => ({
  rule,
  field: 'title',
  severity: 'error',
  message: '',
  source: '',
  ...changes,
});

describe('sortByFixOrder', () => {
  it('sorts by severity, field, entry, and from the end of a text to its start', () => {
    const shuffled = [
      finding('advice', { severity: 'info' }),
      finding('bullet 2', { field: 'bullet_points', index: 1 }),
      finding('warning', { severity: 'warning' }),
      finding('title early', { span: { start: 2, end: 3 } }),
      finding('bullets whole', { field: 'bullet_points' }),
      finding('title late', { span: { start: 40, end: 45 } }),
      finding('bullet 1', { field: 'bullet_points', index: 0 }),
    ];
    const wanted = ['title late', 'title early', 'bullets whole', 'bullet 1', 'bullet 2', 'warning', 'advice'];
    expect(sortByFixOrder(shuffled).map(({ rule }) => rule)).toEqual(wanted);
    expect(sortByFixOrder([...shuffled].reverse()).map(({ rule }) => rule)).toEqual(wanted);
  });

  it('does not change its input', () => {
    const findings = [finding('b', { severity: 'info' }), finding('a', {})];
    sortByFixOrder(findings);
    expect(findings[0]?.rule).toBe('b');
  });
});
