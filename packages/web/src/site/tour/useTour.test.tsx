import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useTour } from './useTour';

let tour: ReturnType<typeof useTour>;
let wantsLessMotion = false;

function Probe() {
  tour = useTour(8);
  return null;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const hide = (hidden: boolean) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  wantsLessMotion = false;
  window.matchMedia = () => ({ matches: wantsLessMotion }) as MediaQueryList;
});
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

describe('the tour', () => {
  it('goes on every four seconds, and round', () => {
    render(<Probe />);
    expect([tour.at, tour.isPlaying]).toEqual([0, true]);
    pass(3999);
    expect(tour.at).toBe(0);
    pass(1);
    expect(tour.at).toBe(1);
    pass(7 * 4000);
    expect(tour.at).toBe(0);
  });

  it.each([
    ['a slide', () => tour.show(5), 5],
    ['Next', () => tour.show(tour.at + 1), 1],
    ['Previous', () => tour.show(tour.at - 1), 7],
  ])('stops when %s is chosen', (_name, choose, at) => {
    render(<Probe />);
    act(choose);
    pass(20_000);
    expect([tour.at, tour.isPlaying]).toEqual([at, false]);
  });

  it('pauses and goes on when told', () => {
    render(<Probe />);
    act(() => tour.toggle());
    pass(8000);
    expect(tour.at).toBe(0);
    act(() => tour.toggle());
    pass(4000);
    expect(tour.at).toBe(1);
  });

  it('waits while its tab is hidden, and starts paused where motion is unwanted', () => {
    const { unmount } = render(<Probe />);
    hide(true);
    pass(12_000);
    expect(tour.at).toBe(0);
    unmount();
    hide(false);
    wantsLessMotion = true;
    render(<Probe />);
    pass(12_000);
    expect([tour.at, tour.isPlaying]).toEqual([0, false]);
  });
});
