import { describe, expect, it } from '@jest/globals';
import { readProduct } from '../../products/index.js';
import { EMPTY_COPY } from '../ListingCopy.js';
import { proveCopy } from './proveCopy.js';

const brief = (productName: string, description: string) => ({
  productName,
  description,
  brand: '',
  category: '',
  attributes: {},
});

/** What a sentence claims, by the facts of a note. */
const supportsOf = (productName: string, description: string, sentence: string): readonly string[] =>
  proveCopy({ ...EMPTY_COPY, description: sentence }, readProduct(brief(productName, description))).claims.map(
    ({ support }) => support,
  );

const isKept = (supports: readonly string[]): boolean =>
  !supports.some((support) => /^(?:contradicted|unsupported|unverified)$/u.test(support));

/** Whether the facts of a note carry a sentence. */
function isCarried(productName: string, description: string, sentence: string): boolean {
  const supports = supportsOf(productName, description, sentence);
  return supports.length > 0 && isKept(supports);
}

const LUNCH_BOX = 'Freezer safe: Yes. Dishwasher safe: No. Microwave safe: Yes.';
const CASE = 'Does not fit iPhone 13, 13 Pro or 13 Pro Max.';
const TOWELS =
  '2 bath towels, 2 hand towels. Bath towel 70 x 140 cm, hand towel 40 x 70 cm. One bath towel weighs 540 g.';

describe('what is said and what is denied', () => {
  it.each([
    ['Lunch Box', LUNCH_BOX, 'Microwave safe.'],
    ['Lunch Box', LUNCH_BOX, 'Not dishwasher safe.'],
    ['Protein Bar', 'Contains milk? No. May contain traces of nuts.', 'May contain traces of nuts.'],
    ['Speaker', 'Waterproof: No. Splash resistant IPX5.', 'IPX5 splash resistant.'],
    ['Phone Case', CASE, 'Does not fit iPhone 13 Pro Max.'],
    ['Dog Crate', '45 x 45 x 55 cm (WxDxH).', 'It stands 55 cm high.'],
    ['Bag', '48x32x18 cm.', 'It is 48 x 32 x 18 cm.'],
    ['Earbuds', '7 hours playtime per charge, 28 hours with case.', 'With the case, playtime comes to 28 hours.'],
    ['Puzzle', 'For ages 18 months and up.', 'Not for children under 18 months.'],
    ['Hook', 'Holds 10 kg.', 'Carries up to 10 kg.'],
    [
      'Fountain Pen',
      'Two blue ink cartridges in the box. Bottled ink not included.',
      'Two blue ink cartridges are included.',
    ],
    ['Vacuum Cleaner', 'Crevice tool and dusting brush included.', 'It comes with two attachments.'],
    ['Scarf', '80% lambswool, 20% polyamide.', 'Mostly lambswool.'],
    ['Blanket', '200 x 150 cm.', 'Three square metres.'],
    ['Tea', 'Grown in Japan, packed in Spain.', 'Packed in Spain.'],
    ['Salad Spinner', 'Bowl goes in the dishwasher, wash the lid by hand.', 'Keep the lid out of the dishwasher.'],
    ['Salad Spinner', 'Bowl is dishwasher safe, wash the lid by hand.', 'The lid is not dishwasher safe.'],
    ['Baby Plate', 'Plate with a suction base, diameter 20 cm. Spoon 14 cm.', 'The plate is 20 cm in diameter.'],
    ['Baby Plate', 'For -20 to 120 °C.', 'For use between -20 and 120 °C.'],
    ['Torque Wrench', '40 to 210 Nm.', 'The top setting is 210 newton metres.'],
    ['Building Blocks', 'Do not put in water.', 'Do not put the building blocks in water.'],
    ['Jumper Cables', 'For petrol engines.', 'For gasoline engines.'],
    ['Cooker', 'Inner pot of aluminium, lid of glass.', 'The inner pot is aluminium.'],
    ['Kiln', '310 L x 210 W x 130 H cm.', 'It is 130 cm high.'],
    ['Bar', 'Contains caffeine, 30 mg per bar.', '30 mg of caffeine per bar.'],
    [
      'Label Printer',
      'USB-C charging, cable incl., no adapter. The included labels are of paper.',
      'The cable is included.',
    ],
    [
      'Soldering Iron',
      'Built-in battery, charged in 2 hours, runs up to 45 minutes.',
      'Up to 45 minutes on one charge.',
    ],
    ['Soldering Iron', 'ABS body, silicone cap.', 'The housing is ABS.'],
    ['Soldering Iron', 'Wall plug not included. USB-C cable included.', 'Plug in the USB-C cable.'],
    ['Soldering Iron', 'Switches itself off after 10 minutes.', 'It switches off automatically after 10 minutes.'],
    ['Muesli', 'Per 100 g: 370 kcal, fibre 14 g, protein 11 g.', 'Fibre makes up 14 % of it.'],
    ['Muesli', '12 bars of 30 g.', 'Twelve bars are in the pack.'],
    ['Satchel', 'Straps of brown full-grain leather, canvas in green.', 'A green satchel with brown leather.'],
    ['Satchel', 'Padded sleeve for laptops up to 13 inches.', 'Your 13-inch laptop goes into the padded sleeve.'],
    ['Fountain', 'One filter included, change every 4 weeks.', 'Every four weeks it takes a new filter.'],
    ['Phone Holder', 'Steel hook clips onto vent blades.', 'The hook is steel.'],
    ['Phone Holder', 'Withstands -20 to 70 °C.', 'It withstands temperatures from -20 up to 70 °C.'],
    ['Kettle', 'Five presets: 50, 65, 80, 90 and 100 °C.', 'The presets run from 50 to 100 °C.'],
    ['Kettle', 'Five presets: 50, 65, 80, 90 and 100 °C.', 'It can be set to 65 °C.'],
    ['Kettle', 'Five presets: 50, 65, 80, 90 and 100 °C.', 'The highest preset is 100 °C.'],
    ['Brake Pads', 'Not for 160 or 203 mm rotors.', 'They do not fit 160 mm rotors.'],
    ['Teapot', 'Inside and spout 316 stainless steel.', 'The inside is 316 stainless steel.'],
    ['Teapot', 'Coffee filter not included.', 'A teapot for the coffee table.'],
    ['Shirt', 'Fabric 140 gsm.', 'The fabric weighs 140 g per square metre.'],
    ['Soap', 'One bar lasts 40 washes.', 'One bar lasts about 40 washes.'],
    ['Puzzle', 'For ages 5 to 9.', 'For children from five to nine years.'],
    ['Shelf', 'Board: chipboard with walnut-effect foil, 2 cm.', 'The board has the look of walnut.'],
    ['Shelf', 'Board: chipboard with walnut-effect foil, 2 cm.', 'It is not solid walnut.'],
    ['Shelf', 'Top: chipboard, 2 cm. Folded 9 cm thick.', 'The top is 20 mm thick.'],
    ['Trousers', 'Linen from Belgium, sewn in Spain.', 'Sewn in Spain from Belgian linen.'],
  ])('%s, "%s": "%s" is carried', (name, note, sentence) => {
    expect(isCarried(name, note, sentence)).toBe(true);
  });

  it.each([
    ['Lunch Box', LUNCH_BOX, 'Dishwasher safe.'],
    ['Tea', 'Grown in Japan, packed in Spain.', 'Packed in Japan.'],
    ['Running Shoes', 'Mesh upper.', 'Your feet stay dry in the rain.'],
    ['Running Shoes', 'Mesh upper.', 'Pour water straight over them.'],
    ['Torque Wrench', '40 to 210 Nm.', 'The top setting is 200 newton metres.'],
    ['Bottle', 'Holds drinks below 60 °C.', 'It holds drinks hotter than 60 °C.'],
    ['Shirt', 'Belt and trousers are not included.', 'It is wrinkle-free.'],
    ['Salad Spinner', 'Bowl is dishwasher safe, wash the lid by hand.', 'The bowl is not dishwasher safe.'],
    ['Salad Spinner', 'Bowl is dishwasher safe, wash the lid by hand.', 'Keep the bowl out of the dishwasher.'],
    ['Chair', 'Designed in Sweden, made in China.', 'Made in Sweden.'],
    ['Chair', 'Designed in Sweden.', 'Made in Sweden.'],
    ['Car', 'Body of steel. Engine of brass.', 'The engine is made of steel.'],
    ['Kiln', '310 L x 210 W x 130 H cm.', 'It holds 310 L.'],
    ['Bar', 'Bar. 20 g protein per bar.', 'It weighs 20 g.'],
    ['Lamp', 'Cable included, plug not included.', 'The cable is not included.'],
    ['Protein Bar', 'Contains milk? No. May contain traces of nuts.', 'Nut free.'],
    ['Speaker', 'Waterproof: No. Splash resistant IPX5.', 'It is waterproof.'],
    ['Phone Case', CASE, 'Made for 13 Pro and 13 Pro Max.'],
    ['Dog Crate', '45 x 45 x 55 cm (WxDxH).', 'It is 55 cm wide.'],
    ['Bottle', 'Keeps cold 24 h, hot 12 h.', 'Stays cold for 12 hours or hot for 24.'],
    ['Hook', 'Holds 10 kg.', 'It weighs 10 kg.'],
    ['Towel Set', TOWELS, 'The bath towels are 40 cm wide.'],
    ['Towel Set', TOWELS, 'Four bath towels are included.'],
    ['Jacket', 'Shell polyamide, lining polyester. Hood adjustable, not detachable.', 'The lining is polyamide.'],
    ['Watch', 'Water resistant to 30 m, not for swimming or diving.', 'You can swim with it.'],
    ['Soldering Iron', 'Takes 7 mm tips.', 'It takes half-inch tips.'],
    ['Muesli', 'Keeps 9 months unopened; eat within 4 weeks after opening.', 'After opening it keeps for 9 months.'],
    ['Satchel', '38 x 28 x 12 cm. Shoulder strap adjustable 80 to 140 cm.', 'The strap is 38 cm long.'],
    ['Phone Holder', 'In the box: holder with hook, one cable clip, manual.', 'A charging cable is included.'],
    ['Trousers', 'Linen from Belgium, sewn in Spain.', 'They are sewn in Belgium.'],
    ['Trousers', 'Two side pockets, no back pockets.', 'They have two back pockets.'],
    ['Brake Pads', 'Rotor 180 mm, bolt circle 44 mm.', 'The bolt circle is 180 mm wide.'],
    ['Shelf', 'Board: chipboard with walnut-effect foil, 2 cm.', 'The board is walnut.'],
    ['Desk', 'Arrives assembled.', 'You have to assemble it yourself.'],
    ['Desk', 'Indoor use only.', 'It is suitable for the balcony.'],
    ['Shampoo', 'Not for children under 3.', 'It is suitable for toddlers under three.'],
    ['Brake Rotor', 'For resin and sintered pads.', 'The set includes two pairs of brake pads.'],
  ])('%s, "%s": "%s" is not', (name, note, sentence) => {
    expect(isCarried(name, note, sentence)).toBe(false);
  });

  it('facts that only look like prices, contacts and offers are kept', () => {
    const note =
      'Refresh rate 165 Hz. 4K@60Hz. OEM 7700274177. Key fob with 3 buttons. Cod liver oil 1000 mg. Flat 24 cm base. Ships in 2 pieces.';
    expect(readProduct(brief('Thing', note)).unused).toEqual([]);
  });

  it('a note that repeats itself names few facts for each statement', () => {
    const note = '3; '.repeat(1_000);
    const { claims } = proveCopy({ ...EMPTY_COPY, description: note }, readProduct(brief('Steel bottle', note)));
    expect(Math.max(...claims.map(({ factIds }) => factIds.length))).toBeLessThan(20);
  });

  it.each([
    ['Running Shoes', 'Mesh upper.', 'Lace up your shoelaces and find your rhythm.'],
    ['Nightstand', 'Hex key included, screwdriver not included.', 'Have a screwdriver ready.'],
    ['Jump Rope', 'No counter.', 'It does not count your jumps.'],
    ['Linen Trousers', 'Wide leg.', 'Pair them with a white shirt.'],
    ['Brake Rotor', 'Not for Center Lock hubs.', 'Look at your hub first: six bolts or Center Lock?'],
  ])('%s, "%s": "%s" states nothing that a fact must carry', (name, note, sentence) => {
    expect(isKept(supportsOf(name, note, sentence))).toBe(true);
  });
});
