import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

const RACKETS = 'Two rackets. One year warranty, but the strings are not covered. Does not shred: CDs, paper clips';
const SHREDDER = 'Does not shred: CDs, paper clips, laminated sheets\nWeight: 4 kg';
const HARNESS = 'Supplied: harness, spare buckle, fitting guide\nNot in the kit: whistle';
const PARTS =
  'Perch: steel rod, black\nHandle: zinc-plated steel\nSwivel: 270 degrees, two lock-downs\nLegs: powder-coated steel, white\nFeet: rubber\nPower: 3.5 W, UK 3-pin plug\nCapacity: 9 L\nCare: clean grille 1x month';

const POT =
  'Never put it in the dishwasher. The gasket is a wearing part and is not covered, and one spare gasket is in the box. Two-year warranty. Do not put metal in the microwave.';
const GATE = 'Steel gate, opens both ways. Weight: 4 kg. It switches off by itself after 30 minutes.';

describe('what is left out, surfaces and plugs', () => {
  it.each([
    [RACKETS, 'The strings are excluded from the warranty.'],
    [RACKETS, 'The warranty leaves out the strings.'],
    [SHREDDER, 'Keep CDs and paper clips out of it.'],
    [HARNESS, 'A spare buckle and a fitting guide come with the harness.'],
    [PARTS, 'The rod of the perch is steel.'],
    [PARTS, 'White legs of powder-coated steel stand on rubber feet.'],
    [PARTS, 'It has a UK plug with three pins.'],
    [PARTS, 'It holds about 15.8 UK pints.'],
    [PARTS, 'Clean the grille once a month.'],
    [POT, 'Keep it out of the dishwasher.'],
    ['Corner and side loops: 8', 'There are eight loops.'],
    ['Certification: ASTM F963. Origin: made in Taiwan', 'Meets the US toy safety standard.'],
    ['Made in the USA.', 'It is made in the US.'],
    ['US women sizes 5-10. Tell us.', 'It comes in US sizes 5-10.'],
    ['US size 8, which is EU 39. Made in Portugal.', 'In EU sizing, they are a 39.'],
    [POT, 'It comes with a two-year warranty.'],
    [GATE, 'It switches off by itself after 30 minutes.'],
    [GATE, 'The gate weighs 4 kg by itself.'],
  ])('%j carries “%s”', (notes, sentence) => {
    expect(isCarried(notes, sentence, 'Tool')).toBe(true);
  });

  it.each([
    [RACKETS, 'The strings are covered by the warranty.'],
    [POT, 'After breakfast it simply goes in the dishwasher.'],
    [POT, 'Wash it in the dishwasher.'],
    ['Corner and side loops: 8', 'There are six loops.'],
    ['Max rider weight: 65 lb', 'It weighs 65 lb.'],
    ['For indoor use only and not for bathrooms.', 'Suitable for bathrooms.'],
    ['It is not meant for peanuts or suet.', 'Fill it with peanuts in winter.'],
    ['Certification: ASTM F963. Origin: made in Taiwan', 'Made in the USA.'],
    ['Made in Taiwan.', 'It is made in the US.'],
    [POT, 'The warranty covers the gasket as well.'],
    ['Steel gate, opens both ways.', 'The gate closes by itself behind you.'],
    ['Steel gate. It does not close by itself.', 'It closes by itself.'],
    [SHREDDER, 'It shreds CDs.'],
    [HARNESS, 'A whistle comes with the harness.'],
    [PARTS, 'The perch is white.'],
    [PARTS, 'It is made in the UK.'],
    [PARTS, 'It holds about 19 UK pints.'],
    [PARTS, 'Clean the grille once a year.'],
    [PARTS, 'The handle has a chrome plating.'],
  ])('%j does not carry “%s”', (notes, sentence) => {
    expect(isCarried(notes, sentence, 'Tool')).toBe(false);
  });
});
