import { describe, expect, it } from '@jest/globals';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import { CountBar } from './CountBar';
import { countText } from './countText';

browserStandIns();

const bar = (count: number, unit: 'characters' | 'bytes' = 'characters') =>
  renderScene(<CountBar label="Title" count={count} limit={{ max: 75, unit, soft: [60] }} />, new FakeServer())
    .container;

describe('CountBar', () => {
  it.each([
    ['Thermos', 'characters', 7],
    ['Grün', 'characters', 4],
    ['Grün', 'bytes', 5],
    ['水筒', 'bytes', 6],
    ['👍🏽', 'characters', 2],
    ['👍', 'bytes', 4],
  ] as const)('counts %s in %s as %i', (text, unit, count) => {
    expect(countText(text, unit)).toBe(count);
  });

  it.each([
    [56, 'fine', '56 / 75'],
    [67, 'fine', '67 / 75'],
    [68, 'near', '68 / 75'],
    [75, 'near', '75 / 75'],
    [76, 'over', '76 / 75 · 1 over'],
  ])('shows %i as %s', (count, level, text) => {
    const found = bar(count).querySelector('[data-level]');
    expect(found?.getAttribute('data-level')).toBe(level);
    expect(found?.querySelector('span:not([aria-live])')?.textContent).toBe(text);
  });

  it('shows the unit if it is not characters, and announces only when the limit is crossed', () => {
    expect(bar(10, 'bytes').textContent).toContain('10 / 75 bytes');
    expect(bar(10).querySelector('[aria-live]')?.textContent).toBe('');
    expect(bar(80).querySelector('[aria-live]')?.textContent).toBe('Title: over the limit of 75 characters');
  });

  it('has ticks where phones truncate', () => {
    expect(bar(10).querySelector('[data-level] i')?.getAttribute('style')).toContain('left: 80%');
  });
});
