import { describe, expect, test } from '@jest/globals';
import { readProductName } from './readProductName.js';

const read = (name: string, category = '') => {
  const { kind, phrases } = readProductName(name, '', category, 'Sage Green');
  return {
    id: kind.kind.id,
    name: kind.name,
    certainty: kind.certainty,
    phrases: phrases.map(({ start, end }) => name.slice(start, end)),
  };
};

describe('the kind of a name', () => {
  test.each([
    ['Pulse 3 Bluetooth Earbuds', 'Electronics', 'earbuds'],
    ['Pulse 3 Bluetooth Earbuds', '', 'earbuds'],
    ['6 Quart Pot Slow Cooker', 'Kitchen', 'electric-slow-cooker'],
    ['Trainer 2 Dumbbell Set', 'Sports', 'dumbbell'],
    ['Dog Food Storage Container 10 L', 'Pets', 'food-container'],
    ['Coffee Table Walnut', 'Furniture', 'coffee-table'],
    ['Tea Light Holder Brass', 'Home', 'candle-holder'],
    ['Galvanised Raised Garden Bed', 'Garden', 'raised-garden-bed'],
    ['5 Tier Bookshelf Industrial Rustic Brown Metal Frame', 'Furniture', 'bookshelf'],
  ])('%s in %s', (name, category, id) => {
    expect(read(name, category)).toMatchObject({ id, certainty: 'known' });
  });

  test.each([
    ['Pulse', 'Electronics'],
    ['Baby Bottle Brush', 'Baby'],
    ['Yoga Mat Bag', 'Sports'],
    // Their last word names a thing of another department.
    ['Garage Sorting Tray', 'Tools'],
    ['Massage Steamers Pack of 8', 'Beauty'],
    ['Rainbow Sorting Cups', 'Toys'],
    // What is worn, behind two words of its own.
    ['Swim Parachute Resistance Belt Adult', 'Sports'],
  ])('%s in %s is not sure', (name, category) => {
    expect(read(name, category).certainty).not.toBe('known');
  });

  test('a toy that is denied is none', () => {
    expect(read('Chef knife, not a toy', 'Home').id).not.toBe('toy');
  });
});

describe('the phrases of a name', () => {
  test.each([
    ['Pillow Cover Set of 2 Sage Green', 'Sage Green'],
    ['Rain Boots Matte Olive', 'Matte Olive'],
    ['Desk Organizer Stainless Steel Black', 'Black'],
    ['Kitchen Scale 11 lb / 5 kg', '11 lb / 5 kg'],
  ])('%s', (name, phrase) => {
    expect(read(name).phrases).toContain(phrase);
  });
});

describe('what comes with a thing or is for another one', () => {
  test.each([
    ['20V cordless drill driver kit 2 batteries charger 25 pc bit set tool bag', 'Tools', 'drill'],
    ['Double bedsheet cotton 2 pillow cover floral grey king size', 'Home', 'bed-sheet'],
    ['Tulsi Ginger Green Tea 100 Tea Bags', 'Grocery', 'tea'],
  ])('%s', (name, category, id) => {
    expect(read(name, category)).toMatchObject({ id, certainty: 'known' });
  });

  test.each([
    ['LED Grow Light 100W full spectrum for indoor plants', 'live-plant'],
    ['Air Bed Pump 12 V', 'pumps'],
  ])('%s is no %s', (name, id) => {
    expect(read(name).id).not.toBe(id);
  });

  test.each([
    ['Rabbit hay feeder wooden w bowl', 'Rabbit hay feeder'],
    ['Play tunnel foldable with bag', 'Play tunnel'],
  ])('%s is a thing with another', (name, kind) => {
    expect(read(name).name).toBe(kind);
  });
});

describe('metals', () => {
  test('keep their fineness and colour', () => {
    expect(read('Halo Ring 18K Rose Gold').phrases).toEqual(['18K Rose Gold']);
    expect(read('Chain Necklace 14K Yellow Gold 18 in').phrases).toEqual(['14K Yellow Gold', '18 in']);
  });
});

describe('a known word before the noun that buyers search', () => {
  const nounOf = (name: string, searched: readonly string[] = []) => {
    const { kind, noun } = readProductName(name, '', 'Beauty', '', new Set(searched));
    return [kind.certainty, name.slice(noun.start, noun.end)];
  };
  test('goes with the noun', () => {
    expect(nounOf('Heated Eyelash Curler Rechargeable 2 Temp', ['curler'])).toEqual([
      'category',
      'Heated Eyelash Curler',
    ]);
    expect(nounOf('Pull Buoy Swim Training Adult M', ['buoy'])[1]).toBe('Pull Buoy');
  });
  test('reaches over the words between, and leaves a known word that is searched for', () => {
    expect(nounOf('Table Tennis Net Retractable', ['net'])[1]).toBe('Table Tennis Net');
    const line = readProductName('Retractable Clothesline Twin Line 12 m', '', 'Laundry', '', new Set(['line']));
    expect(line.kind.kind.id).toBe('clothesline');
  });
  test('is no place that the name opens with', () => {
    expect(read('Under Desk Footrest Rocking', 'Office')).toMatchObject({
      certainty: 'category',
      name: 'Under Desk Footrest',
    });
  });
  test('is no lamp where it says how deep', () => {
    expect(nounOf('Pie Dish 10 Inch Deep Stoneware')[1]).toBe('Pie Dish');
  });
  test('is no oven where it is safe for one', () => {
    expect(nounOf('Oven Safe Pie Dish Stoneware')[1]).not.toBe('Oven');
    expect(nounOf('Pillow Shaped Like a Cloud')).toEqual(['known', 'Pillow']);
  });
});
