import { describe, expect, it } from '@jest/globals';
import { freePlace, overlaps, type Edges } from './freePlace';

const WINDOW = { width: 360, height: 700 };
const WIDE = { width: 344, height: 60 };
const NARROW = { width: 200, height: 90 };

const row = (top: number, height: number, left = 0, right = 360): Edges => ({ left, top, right, bottom: top + height });
const place = (controls: readonly Edges[], texts: readonly Edges[] = [], sizes = [WIDE, NARROW]) =>
  freePlace(sizes, { window: WINDOW, controls, texts: () => texts });

describe('the free place of a toast', () => {
  it('is the bottom left of the window where nothing is', () => {
    expect(place([])).toEqual({ left: 8, top: 632, right: 352, bottom: 692 });
  });

  it('is right above what is in the way', () => {
    expect(place([row(640, 44)])?.bottom).toBe(636);
    expect(place([row(640, 44), row(560, 44)])?.bottom).toBe(556);
  });

  it('is next to it where that is nearer', () => {
    const menu = row(100, 600, 0, 120);
    expect(place([menu])).toEqual({ left: 124, top: 602, right: 324, bottom: 692 });
  });

  it('is one of a narrower box where the wide one has none', () => {
    const columns = [0, 1, 2, 3, 4, 5, 6].map((at) => row(at * 100, 100, 230, 360));
    expect(place(columns)).toMatchObject({ left: 8, right: 208 });
  });

  it('spares text that is near, and lies over it rather than go far', () => {
    const text = row(500, 192);
    expect(place([], [text])?.bottom).toBe(496);
    const page = row(100, 592);
    expect(place([], [page])?.bottom).toBe(692);
    expect(place([row(660, 40)], [page])?.bottom).toBe(656);
  });

  it('is none where controls leave no room', () => {
    expect(place(Array.from({ length: 14 }, (_, at) => row(at * 50, 40)))).toBeNull();
  });

  it('asks for no texts where controls leave no room', () => {
    const texts = () => {
      throw new Error('There are many of them.');
    };
    const controls = [row(0, 700)];
    expect(freePlace([WIDE], { window: WINDOW, controls, texts })).toBeNull();
  });

  it('lies over no control, and inside the window, whatever is there', () => {
    let seed = 7;
    const next = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 200; round += 1) {
      const controls = Array.from({ length: next(16) }, () => {
        const [left, top] = [next(360), next(700)];
        return { left, top, right: left + 1 + next(200), bottom: top + 1 + next(60) };
      });
      const found = place(
        controls,
        controls.map((one) => ({ ...one, bottom: one.bottom + 30 })),
      );
      if (found === null) continue;
      expect(controls.filter((control) => overlaps(found, control))).toEqual([]);
      expect([found.left >= 0, found.top >= 0, found.right <= 360, found.bottom <= 700]).not.toContain(false);
    }
  });
});
