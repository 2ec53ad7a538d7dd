import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

const WARRANTY = 'Warranty: 2 years, hoses excluded';
const PUMP = 'Motor unit 2 kg. 3-year warranty on the motor; seals are not covered.';
const CARE = 'Whisk, bowl and ring can go in the dishwasher; the motor and the splash guard cannot.';
const SERUM = 'Vitamin C: 15%\nFerulic acid: 0.5%\npH: 3.2 to 3.6\nShelf life: 18 months, 3 months after opening';

describe('what a warranty leaves out, what excludes each other, and what lists share', () => {
  it.each([
    [WARRANTY, 'The warranty does not extend to the hoses.'],
    [WARRANTY, 'It has a two-year warranty that leaves out the hoses.'],
    [WARRANTY, 'Hoses are not covered.'],
    [PUMP, 'Seals fall outside the warranty.'],
    [PUMP, 'The motor is under warranty for three years.'],
    [CARE, 'The ring, the bowl and the whisk are dishwasher safe.'],
    [CARE, 'The splash guard is not dishwasher safe.'],
    ['Do not use on stools, benches or swivel chairs.', 'Stools, benches and swivel chairs are not suitable.'],
    ['Contains latex.', 'It is not latex free.'],
    ['Keep out of direct sun.', 'Keep it out of the sun.'],
    ['Whole sizes only, EU 36 to 42.', 'Half sizes do not exist.'],
    [SERUM, 'It contains 15% vitamin C.'],
    [SERUM, 'The pH lies between 3.2 and 3.6.'],
    ['Max torque: 40 N.m', 'The torque is 40 newton metres.'],
    ['Max torque: 40 N.m', 'The torque is 29.5 ft-lb.'],
    ['Use two or three drops.', 'Use 2 to 3 drops.'],
    ['Rolls up to 11 cm across.', 'Rolled up, it measures 110 mm across.'],
    ['Rinse the sponge every 2 weeks.', 'Rinse the sponge once a fortnight.'],
    ['Entrances: top and side', 'It has two entrances.'],
    ['Codecs SBC and AAC.', 'AAC and SBC are the two codecs.'],
    ['Certificates: CE and RoHS', 'It has CE certification.'],
    ['Do not use it in rain.', 'When it rains, do not use it.'],
    ['Adapter: 30 W needed, not included', 'You have to provide the 30 W adapter yourself.'],
    ['The 30 W adapter is not included.', 'You have to provide the 30 W adapter yourself.'],
    ['The 30 W adapter is not included.', 'The 30 W adapter must be bought separately.'],
    ['Colour: sage', 'In sage green.'],
  ])('%s "%s" is carried', (notes, sentence) => {
    expect(isCarried(notes, sentence, 'Garden pump')).toBe(true);
  });

  it.each([
    [WARRANTY, 'The warranty covers the hoses too.'],
    [PUMP, 'Seals are repaired free for three years.'],
    [CARE, 'Just put the splash guard into the dishwasher.'],
    [CARE, 'The motor can go in the dishwasher.'],
    ['Stools, benches and swivel chairs are not suitable.', 'It is for stools.'],
    ['Contains latex.', 'It is free of latex.'],
    ['Keep out of direct sun.', 'Leave it in the sun to dry.'],
    ['Keep dry.', 'Use it out in the rain.'],
    ['Whole sizes only, EU 36 to 42.', 'Half sizes are available.'],
    [SERUM, 'It contains 15% ferulic acid.'],
    [SERUM, 'Vitamin C makes up 0.5%.'],
    [SERUM, 'Use it up within 18 months of opening.'],
    ['Adapter bits not incl. In the box: 1 x PH2 bit.', 'A set of adapter bits is included.'],
    ['Gift box not included.', 'It comes in a gift box.'],
    ['The bottle can be recycled, the dropper cannot.', 'You can recycle the dropper.'],
    ['Electronics: none, acoustic only', 'It has electronics.'],
    ['Conforms to EN 16120.', 'It complies with EN 71.'],
    ['Entrances: top and side', 'It has three entrances.'],
  ])('%s "%s" is not carried', (notes, sentence) => {
    expect(isCarried(notes, sentence, 'Garden pump')).toBe(false);
  });
});
