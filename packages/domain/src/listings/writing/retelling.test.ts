import { expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const descriptionOf = (name: string, notes: string): string => writeFromNotes(name, notes).description;

it.each([
  // What a product has: parts, counted things, devices.
  ['Phone Case', 'Clear back. Raised 1.5 mm edge around the camera, built-in magnet ring.', 'a built-in magnet ring'],
  ['Air Bed Pump', 'Rated 120 W. 3 nozzle adaptors for boats. Carry handle.', '3 nozzle adaptors for boats'],
  ['Wireless Mouse', 'nano USB receiver, silent click buttons, range 10 m. Weight 72 g.', 'a nano USB receiver'],
  [
    'Gooseneck Kettle',
    '- 0.9 L, steel inside\n- gooseneck spout for pour over coffee\n- built-in stopwatch on the base\n- cord 75 cm\n- 1200 W',
    'a built-in stopwatch on the base',
  ],
  ['Table Radio', 'Colour walnut. FM and AM. 2.4 in display.', 'comes in walnut'],
  // What it does and for how long.
  ['Steel Bottle', 'Keeps drinks cold 24 hours, hot 12 hours. Steel body.', 'cold for 24 hours and hot for 12 hours'],
  // What it is not and has not.
  [
    'Steel Wok',
    'Material: carbon steel\nDepth: 9 cm\nCapacity: 4 litres\nHobs: gas, electric\nPre-seasoned: no, season before first use\nLid: not included\nWeight: 1.7 kg',
    'is not pre-seasoned',
  ],
  ['Kids Watch', 'Silicone strap. Not waterproof. No GPS, no camera.', 'no GPS'],
  ['Pasta Roller', 'Steel rollers. A motor is not included. Weight 3 kg.', 'The motor is not included'],
  // Shapes with words of their own.
  ['LED Bulb', '2700 K warm white, B22 cap. 60 W equivalent. Glass body.', 'warm white light of 2700 K'],
  ['Mixer Grinder', 'In the box: grinder, steel jar, manual. 500 W motor. Steel blades.', 'the box holds a grinder'],
  ['Ankle Boots', 'Lining textile. Rubber sole. Block heel.', 'the lining is textile'],
])('%s: the description says in sentences what bullets list', (name, notes, said) => {
  expect(descriptionOf(name, notes).toLowerCase()).toContain(said.toLowerCase());
});

it.each([
  [
    'Toy Kitchen',
    'Oven door opens, knobs click, sink bowl removable. MDF and pine. Assembly needed.',
    /has (?:an )?oven door opens/u,
  ],
  [
    'Drill Bits',
    'Metal index case. Use cutting oil, low speed. For steel, cast iron, titanium.',
    /has .*(?:use cutting|cast iron)/u,
  ],
  ['Dash Cam', 'Built-in GPS logs speed and route. 3 in screen. Loop recording.', /(?:is|has an?) built-in GPS logs/u],
  ['Shaving Kit', 'Brass razor 98 g. Shave soap 75 g sandalwood, vegan. Beech handle.', /\bis vegan/u],
  [
    'Rack Wheels',
    '8 wheels for GE, Kenmore, Hotpoint dishwashers. Nylon. Snap in, no tools.',
    /has? hotpoint|no tools/iu,
  ],
  [
    'HDMI Cable',
    'Works with PS4, Sky Q, TVs, projectors. Nylon braid. 2 m long.',
    /works with PS4[^.]*(?<!projectors)\./u,
  ],
  ['Dryer Belt', 'Rubber with polyester cord. Unplug the dryer before installing. 4 ribs.', /has unplug/u],
  ['Nail Grinder', 'Diamond grinder. Bit replaceable, 1 spare bit included. 2 speeds.', /is bit replaceable/u],
  ['Capsules', '120 vegetable capsules. GMP facility in USA. Take 2 daily.', /has? a GMP facility/u],
])('%s: what is of another thing, an order or the rest of a list is not said of the product', (name, notes, wrong) => {
  expect(descriptionOf(name, notes)).not.toMatch(wrong);
});

it('a second material is none of the product', () => {
  const text = descriptionOf('Planner', '100 gsm ivory paper. Linen hardcover forest green. 136 pages. Pen loop.');
  expect(text.match(/made of/gu)?.length ?? 0).toBeLessThanOrEqual(1);
});

it('no bullet is repeated word for word', () => {
  const { bulletPoints, description } = writeFromNotes(
    'Trail Running Vest',
    'Two 500 ml soft flasks. Whistle on the chest strap. 8 L of storage. Reflective trim. Weight 210 g. Machine wash cold. Not waterproof.',
  );
  for (const bullet of bulletPoints)
    expect(description.toLowerCase()).not.toContain(bullet.toLowerCase().replace(/^[^:]*:\s+/u, ''));
});

it('a promise with a time goes with the promises of its sentence', () => {
  const copy = writeFromNotes(
    'Face Gel',
    'Removes tan in 3 days, cures pigmentation and makes skin fair permanently. 50 g tube. With aloe vera.',
  );
  expect(JSON.stringify(copy)).not.toMatch(/tan in 3 days/iu);
});

it('a reason is no sentence, and the first of a list is not all of it', () => {
  const { description } = writeFromNotes(
    'Cologne Balm',
    'Keep below 30 °C, as it softens in a hot car. For estate cars, SUVs and vans with sill up to 75 cm. Tin with screw lid. Weight 60 g.',
  );
  expect(description).not.toMatch(/(?:^|\. )As it softens/mu);
  expect(description).not.toMatch(/for estate cars\./u);
});

it('a guaranteed time is a guarantee with its term, which marketplaces allow', () => {
  const copy = writeFromNotes(
    'Chore Vest',
    'Cotton shell. Brass snaps. Stitching guaranteed for 5 years. Weight 900 g.',
  );
  expect(JSON.stringify(copy)).toMatch(/5-year guarantee on the stitching/iu);
  expect(copy.description).not.toMatch(/(?:It|vest) is stitching/u);
});

it('what it may carry is not what it weighs', () => {
  const copy = writeFromNotes(
    'Dog Ramp',
    'Max dog weight: 90 kg\nOwn weight: 7.4 kg\nFrame: aluminium\nSide rails 3 cm high',
  );
  expect(JSON.stringify(copy)).toMatch(/90 kg/u);
  expect(JSON.stringify(copy)).toMatch(/7\.4 kg/u);
});
