import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTour } from './useTour';

let wantsLessMotion = false;

const start = () => renderHook(() => useTour(8));
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
  it('advances every four seconds, and starts over', () => {
    const { result } = start();
    expect([result.current.at, result.current.isPlaying]).toEqual([0, true]);
    pass(3999);
    expect(result.current.at).toBe(0);
    pass(1);
    expect(result.current.at).toBe(1);
    pass(7 * 4000);
    expect(result.current.at).toBe(0);
  });

  it.each<[string, (tour: ReturnType<typeof useTour>) => void, number]>([
    ['a slide', (tour) => tour.show(5), 5],
    ['Next', (tour) => tour.show(tour.at + 1), 1],
    ['Previous', (tour) => tour.show(tour.at - 1), 7],
  ])('stops when %s is chosen', (_name, choose, at) => {
    const { result } = start();
    act(() => choose(result.current));
    pass(20_000);
    expect([result.current.at, result.current.isPlaying]).toEqual([at, false]);
  });

  it('pauses and continues on request', () => {
    const { result } = start();
    act(() => result.current.toggle());
    pass(8000);
    expect(result.current.at).toBe(0);
    act(() => result.current.toggle());
    pass(4000);
    expect(result.current.at).toBe(1);
  });

  it('waits while its tab is hidden', () => {
    const { result } = start();
    hide(true);
    pass(12_000);
    expect(result.current.at).toBe(0);
  });

  it('starts paused with reduced motion', () => {
    wantsLessMotion = true;
    const { result } = start();
    pass(12_000);
    expect([result.current.at, result.current.isPlaying]).toEqual([0, false]);
  });
});
