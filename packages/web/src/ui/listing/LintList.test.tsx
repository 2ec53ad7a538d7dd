import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import type { LintFinding } from './LintFinding';
import { LintList } from './LintList';

browserStandIns();

const findings: readonly LintFinding[] = [
  { rule: 'r.info', field: 'search_terms', severity: 'info', message: 'Use more bytes.', source: 'Help, 2026-08' },
  {
    rule: 'r.bullet',
    field: 'bullet_points',
    index: 2,
    severity: 'error',
    message: 'Promotion is not allowed.',
    fix: { label: 'Remove "sale"', start: 0, end: 4, insert: '' },
    source: 'Seller Central, 2026-08',
  },
  {
    rule: 'r.title',
    field: 'title',
    severity: 'error',
    message: 'Too long.',
    fix: { label: 'Shorten', start: 0, end: 9, insert: 'x' },
    source: 'Policy, 2026-07',
  },
];

function show(list: readonly LintFinding[], most?: number) {
  const fixed: string[] = [];
  let all = 0;
  renderScene(
    <LintList
      findings={list}
      fieldLabel={(field, index) => `${field} ${index ?? ''}`}
      onFix={({ rule }) => fixed.push(rule)}
      onFixAll={() => (all += 1)}
      {...(most === undefined ? {} : { most })}
    />,
    new FakeServer(),
  );
  return { fixed, fixedAll: () => all };
}

describe('LintList', () => {
  it('lists errors before advice, title before bullets, each with rule and source', () => {
    show(findings);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[0]).toContain('Too long.');
    expect(items[1]).toContain('Promotion is not allowed.');
    expect(items[2]).toContain('Use more bytes.');
    expect(items[1]).toContain('Seller Central, 2026-08');
    expect(screen.getByRole('heading', { name: '2 errors' })).toBeTruthy();
  });

  it('fixes one finding or all of them', () => {
    const { fixed, fixedAll } = show(findings);
    const errors = screen.getByRole('region', { name: 'errors' });
    fireEvent.click(within(errors).getByRole('button', { name: 'Remove "sale"' }));
    fireEvent.click(screen.getByRole('button', { name: 'Fix all' }));
    expect(fixed).toEqual(['r.bullet']);
    expect(fixedAll()).toBe(1);
  });

  it('lists the gravest alone where there is little room, and counts all of a kind', () => {
    show(findings, 1);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Too long.'),
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['2 errors']);
    expect(screen.getByText(/2 findings can be fixed/u)).toBeTruthy();
  });

  it('says if there are no problems', () => {
    show([]);
    expect(screen.getByText('No problems found.')).toBeTruthy();
  });
});
