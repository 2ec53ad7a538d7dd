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

  const numbersFrom = (seed: number) => {
    let now = seed;
    return (most: number): number => {
      now = (now * 48_271) % 2_147_483_647;
      return now % most;
    };
  };

  it.each([320, 360, 768, 1280])('of several at %i px is over no control and no other toast', (width) => {
    const next = numbersFrom(width);
    const window = { width, height: 700 };
    let several = 0;
    for (let round = 0; round < 200; round += 1) {
      const controls = Array.from({ length: next(24) }, () => {
        // Also above the window and below it, as a scrolled page has them.
        const [left, top] = [next(width), next(1400) - 350];
        return { left, top, right: left + 1 + next(200), bottom: top + 1 + next(60) };
      });
      const taken: Edges[] = [];
      for (let toast = 0; toast < 4; toast += 1) {
        const sizes = [352, 240].map((most) => ({ width: Math.min(most, width - 16), height: 48 + next(60) }));
        const found = freePlace(sizes, { window, controls: [...controls, ...taken], texts: () => controls });
        if (found === null) continue;
        expect([...controls, ...taken].filter((one) => overlaps(found, one))).toEqual([]);
        expect([found.left >= 0, found.top >= 0, found.right <= width, found.bottom <= 700]).not.toContain(false);
        taken.push(found);
      }
      if (taken.length > 1) several += 1;
    }
    expect(several).toBeGreaterThan(20);
  });

  it('lies over no control, and inside the window, whatever is there', () => {
    const next = numbersFrom(7);
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
