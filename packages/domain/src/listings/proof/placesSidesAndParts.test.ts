import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

const SHOES =
  'Each shoe is 25 inches long and the pair weighs 4.2 lb. They carry up to 200 lb. Do not walk on rock, because it blunts the teeth. Two aluminum rails run along the heel. Frame: 2-year warranty.';
const FLAP = 'outer frame 23 wide x 25 high cm. for -20 to +50 °C. frame ABS.';
const MACHINE =
  'Cutters: Two - tagliatelle 6.5 mm and tagliolini 2 mm\nIn the box: Machine, booklet in English and Italian\nOrigin: Made in Slovenia\nPower: 120 V adapter or 4 AA batteries\nBatteries: Not included\nCare: empty the drawer weekly';
const UKULELE = 'Fingerboard + bridge walnut. Age 8+. 560 g. Designed in Leeds, built in Indonesia.';
const BOARD =
  'It adjusts to seven heights. Takes loads up to 120 kg. Bowl dishwasher safe, brush is not. Warranty: 12 months on the stitching, chew damage excluded, not for rust. The iron is not included. Dog weight: 12–20 kg. Four plastic caps cover the feet. Each wing holds up to 5 kg of wet washing and the whole airer up to 15 kg.';
const BOX =
  'The flap on top is solid ash. Below the body there is an open newspaper holder of steel, and a small window of clear acrylic shows whether there is post. Size: 56 cm long x 42 cm wide x 40 cm high.';

describe('places, sides, counts and parts', () => {
  it.each([
    ['Snowshoes', SHOES, 'They carry up to roughly 90 kg.'],
    ['Snowshoes', SHOES, 'Stay off rock, since it blunts the teeth.'],
    ['Snowshoes', SHOES, 'Along the heel run two rails of aluminum.'],
    ['Snowshoes', SHOES, 'The frame is under warranty for two years.'],
    ['Cat flap', FLAP, 'The outer frame is 230 mm wide and 250 mm high.'],
    ['Cat flap', FLAP, 'For temperatures from -4 to 122 °F.'],
    ['Pasta machine', MACHINE, 'It has 2 cutters.'],
    ['Pasta machine', MACHINE, 'Empty the drawer once a week.'],
    ['Ukulele', UKULELE, 'Both the fingerboard and the bridge are walnut.'],
    ['Ukulele', UKULELE, 'For players aged 8 and over.'],
    ['Letterbox', BOX, 'The clear acrylic window lets you see whether there is post.'],
    ['Letterbox', BOX, 'It is 40 cm high.'],
    ['Bench', 'It has an iron frame. Colour: rust or teal.', 'The frame is iron.'],
    ['Bench', 'It has an iron frame. Colour: rust or teal.', 'It comes in rust or teal.'],
    ['Freezer bag', 'For -20 to +10 °C.', 'For temperatures from -4 to 50 °F.'],
    ['Ironing board', BOARD, 'There are 7 heights to choose from.'],
    ['Ironing board', BOARD, 'The maximum load is 120 kg.'],
    ['Ironing board', BOARD, 'The stitching is under warranty for a year.'],
    ['Ironing board', BOARD, 'On the feet there are four plastic caps.'],
    ['Ironing board', BOARD, 'For dogs weighing about 26.5 to 44 lb.'],
  ])('%s: "%s" carries "%s"', (name, notes, sentence) => {
    expect(isCarried(notes, sentence, name)).toBe(true);
  });

  it.each([
    ['Snowshoes', SHOES, 'Each shoe weighs 4.2 lb.'],
    ['Pasta machine', MACHINE, 'Made in Italy.'],
    ['Pasta machine', MACHINE, 'Four AA batteries are in the box.'],
    ['Ukulele', UKULELE, 'Built in Leeds.'],
    ['Letterbox', BOX, 'The newspaper holder is made of ash.'],
    ['Trimmer', 'Empty the drawer weekly. Oil the blades yearly.', 'Oil the blades once a week.'],
    ['Ironing board', BOARD, 'The brush may go in the dishwasher.'],
    ['Ironing board', BOARD, 'Chew damage is covered by the warranty.'],
    ['Ironing board', BOARD, 'Each wing holds up to 15 kg.'],
  ])('%s: "%s" does not carry "%s"', (name, notes, sentence) => {
    expect(isCarried(notes, sentence, name)).toBe(false);
  });
});
