import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

const COAT = 'Six horn-effect buttons made of resin. Comes up large, take one size down.';
const SCREEN =
  'In the box: stand, USB-C cable 1 m, HDMI cable 1 m. No touch. No built-in battery. Two speakers of 1 W.';
const DRILL = 'Accessories: PH2 screwdriver bit 1pc\nDrill bits: not incl.\nCase: blow-moulded plastic';
const HEADPHONES = 'Up to 45 hours with noise cancelling off, up to 30 hours with it on.';
const POT =
  'Cast iron. Hand wash only, because the dishwasher dulls the enamel. Gas, electric, ceramic and induction hobs.';
const MASK =
  'clay mask, not for broken or sunburnt skin, leave on for 10 minutes, use once or twice a week, keep below 25 °C';
const BED = 'DOG WEIGHT: up to 34 kg\nFoam not washable, cover machine wash cold\nINNER LINER: TPU film';
const BLENDER = 'Shaft and whisk can go in the dishwasher; the motor unit and the lid must not.';
const REEL = 'In the box: reel, bracket, drilling template\nNot in the box: drill, tap adapter';

describe('counts that a list allows, things that are imitated, and what a heading excludes', () => {
  it.each([
    ['Coat', COAT, 'The buttons are not real horn.'],
    ['Coat', COAT, 'The buttons look like horn.'],
    ['Coat', COAT, 'Order one size smaller.'],
    ['Monitor', SCREEN, 'Two cables are in the box.'],
    ['Monitor', SCREEN, 'Two speakers are built in.'],
    ['Drill', DRILL, 'The case is plastic.'],
    ['Drill', DRILL, 'Drill bits are not included.'],
    ['Drill', DRILL, 'A screwdriver bit is included.'],
    ['Headphones', HEADPHONES, 'It runs for up to 30 hours with noise cancelling on.'],
    ['Casserole', POT, 'It should not go in the dishwasher.'],
    ['Casserole', POT, 'It works on all four hobs.'],
    ['Face mask', MASK, 'It stays on for ten minutes.'],
    ['Face mask', MASK, 'Store it below 77 °F.'],
    ['Dog bed', BED, 'It suits dogs up to 34 kg.'],
    ['Dog bed', BED, 'The foam must not be washed.'],
    ['Blender', BLENDER, 'The motor unit is not dishwasher safe.'],
    ['Hose reel', REEL, 'A tap adapter is not included.'],
    ['Hose reel', 'Bracket swivels 180 degrees.', 'The bracket swivels a hundred and eighty degrees.'],
    ['Bottle', 'Pale pink bottle.', 'The bottle is light pink.'],
    ['Lamp', 'LED lamp with USB port. Works like a normal lamp.', 'The lamp has a USB port.'],
    ['Toy', 'Teaches cause and effect. Five buttons and five animals.', 'It has five buttons and five animals.'],
    ['Wax seal kit', 'Wax: 200 beads\nBeads per seal: 3', 'Use three beads for each seal.'],
    ['Hammock', 'Nylon hammock. max 200 kg. packs small.', 'It carries up to 441 lb.'],
    ['Cloths Pack of 10', 'Soft and absorbent cloths.', 'You get 10 cloths.'],
  ])('%s, "%s": "%s" is carried', (name, notes, sentence) => {
    expect(isCarried(notes, sentence, name)).toBe(true);
  });

  it.each([
    ['Coat', COAT, 'The buttons are horn.'],
    ['Coat', COAT, 'Order one size larger.'],
    ['Monitor', SCREEN, 'Three cables are in the box.'],
    ['Monitor', SCREEN, 'It has a built-in battery.'],
    ['Drill', DRILL, 'A set of drill bits is included.'],
    ['Headphones', HEADPHONES, 'Up to 45 hours with noise cancelling on.'],
    ['Headphones', HEADPHONES, 'You can expect a full 45 hours.'],
    ['Casserole', POT, 'It may go in the dishwasher.'],
    ['Dog bed', BED, 'The foam can go in the washing machine.'],
    ['Blender', BLENDER, 'The lid can go in the dishwasher.'],
    ['Hose reel', REEL, 'A tap adapter is included.'],
    ['Poncho', 'Not waterproof. No hood.', 'As it has a hood, the head is covered.'],
    ['Backpack', 'No side and back pockets.', 'It has two pockets.'],
    ['Earbuds', 'Works with iOS and Android phones.', 'It comes with two phones.'],
    ['Necklace', 'Real silver chain.', 'The silver is not real.'],
    ['Umbrella', 'No wind vents.', 'It is not windproof.'],
  ])('%s, "%s": "%s" is not', (name, notes, sentence) => {
    expect(isCarried(notes, sentence, name)).toBe(false);
  });
});
