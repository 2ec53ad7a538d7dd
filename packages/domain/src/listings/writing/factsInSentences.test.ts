import { expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

it('what needs no heading has none', () => {
  const { bulletPoints } = writeFromNotes(
    'Cordless Drill',
    'Keyless chuck 13 mm with metal jaws. Two speed gears for drilling and screwdriving. LED light at the foot of the handle. In the box: drill, charger, 2 batteries, case. Do not use in the rain.',
  );
  expect(bulletPoints.join('\n')).not.toMatch(/^(?:More )?(?:Features|Details):/mu);
  expect(bulletPoints.length).toBeGreaterThanOrEqual(3);
});

it('what the bullets list, the description says in sentences', () => {
  const { description } = writeFromNotes(
    'Running Earbuds',
    '13 mm drivers, 30 hours playtime with case. Bluetooth 5.3, touch controls, voice assistant. IPX5 sweat resistant. Ear hooks in silicone.',
  );
  expect(description).toMatch(/13 mm drivers/u);
  expect(description).toMatch(/touch controls/u);
  expect(description.split('. ').length).toBeGreaterThan(1);
});

it.each([
  ['Stick Vacuum', '0.6 L bin, HEPA filter washable. Two speeds. Wall mount in the box.', /is HEPA filter washable/u],
  ['Stacking Ring', 'Sterling silver band, 1.5 mm. Moonstone 4 mm, bezel set.', /ring (?:measures|is) 1\.5 mm/u],
  ['Turmeric Powder', 'Haldi from Jaintia Hills, Meghalaya. No added colour. 250 g pouch.', /a haldi/iu],
])('%s: a fact of a part is none of the whole', (name, notes, wrong) => {
  expect(writeFromNotes(name, notes).description).not.toMatch(wrong);
});

it('shares of one thing are one fact', () => {
  const { description, bulletPoints } = writeFromNotes(
    'Vitamin C Face Serum',
    '15% L-ascorbic acid, 0.5% ferulic acid, hyaluronic acid. Fragrance free. Apply in the morning. 30 ml.',
  );
  expect(`${description} ${bulletPoints.join(' ')}`).toContain('ferulic acid');
  expect(description.match(/\bcontains\b/gu)?.length ?? 0).toBeLessThanOrEqual(1);
});

it.each([
  [
    'Cast Iron Skillet',
    'Cast iron skillet. Works on gas, electric, ceramic, induction and oven. 2.4 kg.',
    /works on gas(?:[.]| and)/u,
  ],
  [
    'Bike Light Set',
    'Five modes front, four modes rear. USB-C charging. Silicone straps.',
    /five modes front(?:[.]| and)/iu,
  ],
  ['Drying Towel', '70% polyester, 30% polyamide. Wash at 40 degrees. 1200 gsm.', /of 70% polyester[.]/u],
  ['Desk Mat', 'Non-slip base on wood, tile and vinyl. Black. 76 x 51 cm.', /base on wood(?:[.]|$|, \p{Lu})/mu],
])('%s: half of a pair or of a list is not said', (name, notes, half) => {
  const { description, itemHighlights } = writeFromNotes(name, notes);
  expect([description, itemHighlights].join('\n')).not.toMatch(half);
});

it('what an edge prevents is a merit, what it lacks is noted', () => {
  const { bulletPoints } = writeFromNotes(
    'Standing Desk Mat',
    'Bevelled edges so chairs and feet do not catch. 19 mm thick foam. Wipe clean with a damp cloth. Strap not included. Two year warranty.',
  );
  expect(bulletPoints.join('\n')).not.toMatch(/Please note: bevelled/iu);
});

it('no list of things denied loses its denial under a heading', () => {
  const { bulletPoints } = writeFromNotes(
    'Shampoo Bar Rosemary',
    'Solid shampoo bar with rosemary oil, 80 g. No sulphates, silicones or parabens. Vegan, not tested on animals. Contains nut oil.',
  );
  expect(bulletPoints.join('\n')).toMatch(/no sulphates, silicones or parabens/iu);
});

it('what was aged is for no age, and the cost of sending is no fact', () => {
  const { description, itemHighlights, bulletPoints } = writeFromNotes(
    'Olive Oil Soap Bar',
    'Three bars, 180 g each. 80% olive oil, 20% laurel oil. Aged 9 months. Handmade in Gaziantep. Wrapped in paper. Versand 3,90. Shipping 4.99',
  );
  const all = [itemHighlights, description, ...bulletPoints].join('\n');
  expect(all).not.toMatch(/\bages (?:aged )?9|for ages/iu);
  expect(all).not.toMatch(/3,90|4\.99/u);
});
