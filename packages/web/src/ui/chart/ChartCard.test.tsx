import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import { ChartCard } from './ChartCard';
import type { ChartFigure } from './ChartData';
import { chartFile } from './chartFile';
import { dayPoints } from './dayPoints';
import { monthPoints } from './monthPoints';

browserStandIns();

const figure = (values: readonly (number | null)[]): ChartFigure => ({
  points: values.map((value, at) => ({
    at: `2026-11-0${at + 1}`,
    short: `${at + 1} Nov`,
    long: `${at + 1} November`,
    value,
  })),
  unit: 'Listings',
  show: String,
});
const draw = (shown: ChartFigure | null, onRetry?: () => void) =>
  renderScene(<ChartCard title="Use" summary="Six in all." figure={shown} onRetry={onRetry} />, new FakeServer());

describe('ChartCard', () => {
  it('draws nothing before the data has come', () => {
    draw(null);
    expect(screen.getByRole('status', { name: 'Loading Use' })).toBeTruthy();
    expect(screen.queryByText('Six in all.')).toBeNull();
  });

  it('asks again where the data failed to come', () => {
    let asked = 0;
    draw(null, () => (asked += 1));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked).toBe(1);
    expect(screen.queryByRole('status', { name: 'Loading Use' })).toBeNull();
  });

  it('shows a single value as a figure, and zeros as the sentence alone', () => {
    draw(figure([null, 4, null]));
    expect(screen.getByText('4')).toBeTruthy();
    expect(screen.getByText(/2 November/u)).toBeTruthy();
    draw(figure([0, 0, 0]));
    expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
  });

  it('draws once its place is seen', async () => {
    let see = (): void => undefined;
    class Observer {
      constructor(report: (entries: readonly object[]) => void) {
        see = () => report([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    draw(figure([1, 2, 5]));
    const plot = () => document.querySelector('.recharts-responsive-container');
    await act(() => import('./ChartPlot'));
    expect(plot()).toBeNull();
    act(see);
    await waitFor(() => expect(plot()).not.toBeNull());
    browserStandIns();
  });

  it('shows the same figures as a table', () => {
    draw(figure([1, null, 5]));
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['DateListings', '1 November1', '2 November—', '3 November5']);
  });
});

describe('the figures of a chart', () => {
  it('are a file with the period before and the bounds of an estimate', () => {
    const points = [{ at: '2026-11', short: 'Nov', long: 'November', value: 5, before: 2, band: [4, 6] as const }];
    const { bytes } = chartFile('Use', { points, unit: 'Listings', before: 'Last year', show: String });
    expect(new TextDecoder().decode(bytes)).toBe('date,Listings,Last year,low,high\r\n2026-11,5,2,4,6\r\n');
  });

  it('name the year at the first month and in January', () => {
    const points = monthPoints([
      { month: '2026-12', value: 1 },
      { month: '2027-01', value: 2 },
      { month: '2027-02', value: 3 },
    ]);
    expect(points.map(({ short }) => short)).toEqual(['Dec 26', 'Jan 27', 'Feb']);
  });

  it('set each day next to the same day of the period before', () => {
    const used: Record<string, number> = { '2026-11-20': 7, '2026-11-18': 3 };
    const points = dayPoints((day) => used[day] ?? 0, 2, new Date('2026-11-20T10:00:00Z'));
    expect(points.map(({ at, value, before }) => [at, value, before])).toEqual([
      ['2026-11-19', 0, 0],
      ['2026-11-20', 7, 3],
    ]);
  });
});
