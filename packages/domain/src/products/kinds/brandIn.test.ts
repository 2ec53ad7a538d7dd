import { describe, expect, it } from '@jest/globals';
import { brandIn } from './brandIn.js';

const found = (name: string, brand: string, isAtStart = false) => {
  const range = brandIn(name, brand, isAtStart);
  return range && name.slice(range.start, range.end);
};

describe('brandIn', () => {
  it.each([
    ['BlueGeneration Shirt', 'Blue Generation', 'BlueGeneration'],
    ["Pre-owned J Crew Women's Sweater", 'J.Crew', 'J Crew'],
    ['The Black and Decker Drill', 'Black & Decker', 'Black and Decker'],
    ['Black&Decker Drill', 'Black and Decker', 'Black&Decker'],
    ['a sand - and clay mix', 'Sand', 'sand'],
    ['C++WARE Mug', 'C++Ware', 'C++WARE'],
    ['Märklin-Lok', 'märklin', 'Märklin'],
    ['Rain, Rainy, RAIN', 'Rain', 'Rain'],
    ['Rainy and Rain', 'Rain', 'Rain'],
    ['🎁Himal cup', 'Himal', 'Himal'],
  ])('finds in "%s" the brand %s as "%s"', (name, brand, spelled) => {
    expect(found(name, brand)).toBe(spelled);
  });

  it.each([
    ['Bluegrass Seeds', 'Blue'],
    ['Skyblue Seeds', 'Blue'],
    ['7Blue Seeds', 'Blue'],
    ["Rain's Cup", 'Rain'],
    ['R...ain Cup', 'Rain'],
    ['Rai', 'Rain'],
    ['HP Ink', 'HP'],
    ['A & B Cups', 'A & B'],
  ])('does not find in "%s" the brand %s', (name, brand) => {
    expect(found(name, brand)).toBeUndefined();
  });

  it('finds one behind other words only where that is asked for', () => {
    expect([found('Junior Pelagos KB-J', 'Pelagos', true), found('Junior Pelagos KB-J', 'Pelagos')]).toEqual([
      undefined,
      'Pelagos',
    ]);
    expect(found('Pelagos KB-J', 'Pelagos', true)).toBe('Pelagos');
  });

  it('ends soon on names of nothing but joints', () => {
    expect(brandIn('and'.repeat(60), `${'and'.repeat(30)}x`, false)).toBeUndefined();
  });
});
