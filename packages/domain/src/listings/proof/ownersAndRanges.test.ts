import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

const MAKER =
  'It is meant for household use in North America only. The base must never be put in water. It is made in Turkey.';
const KNEELER =
  'The frame is powder-coated steel tube in dark green, and the pad is EVA foam, 2 cm thick, in black. The legs fold flat.';
const VEST = 'Straps: polypropylene webbing, black, 38 mm wide, adjustable\nShell: ripstop nylon, orange';
const RACKETS = 'The racket heads are made of aluminium and the shafts of steel.';
const FEEDER = 'The tube is clear polycarbonate, and the lid and base are die-cast zinc in dark green.';
const FEET = 'Feet: 6, with rubber caps\nFrame: steel';
const BOARD =
  'Wire: galvanised steel\nSurround: EVA foam, black, 4 pieces\nNot suitable for: children under 16 without supervision';
const CHAIR = 'Age: 6 months to 3 years\nMax child weight: 15 kg\nWeight: 6.8 kg';
const SCALE = 'Max 400 lb, min 11 lb, steps of 0.2 lb. 0.9 in high, 3.5 lb.';
const HAMMOCK = 'Trees min 20 cm thick, 3.5 - 5 m apart. Hang max 45 cm above ground. Max 200 kg.';
const LAMINATOR = 'Do not laminate: thermal paper, wax crayon drawings\nWeight: 1.4 kg';
const TERMS = 'A three-year warranty on the frame and one year on the pad and the pouches.';
const SHEET = 'Warranty: 24 months, rollers 12 months';
const DARTS = 'Darts: brass barrels\nWarranty: 18 months on the board, none on the darts';
const CRACKS = 'The tube carries a five-year guarantee against cracking and all other parts two years.';
const PUMP = 'Barrel aluminium, orange. Base steel, black. Pump 66 cm high.';
const FROST = 'Store it indoors in winter, because the foam must not be left out in frost.';
const BODY = 'The treadle is unpainted aluminium. The tray holds 9 kg.';

describe('what a material, a colour and a figure are of', () => {
  it.each([
    [MAKER, 'For use in North America.'],
    [KNEELER, 'The pad is EVA foam.'],
    [VEST, 'Black polypropylene webbing, 38 mm wide, is used for the adjustable straps.'],
    [RACKETS, 'Steel shafts and aluminium heads make up the rackets.'],
    [FEEDER, 'The lid and base are zinc.'],
    [FEET, 'Six rubber-capped feet.'],
    [BOARD, 'The wire is made of zinc-coated steel.'],
    ['Windows: mesh on three sides\nFrame: steel', 'There is mesh on three sides.'],
    [CHAIR, 'Suitable from half a year of age.'],
    [CHAIR, '6 months to 3 years, up to 15 kg'],
    [SCALE, 'Up to 400 lb in steps of 0.2 lb.'],
    [SCALE, 'The lowest weight it takes is about 5 kg.'],
    [HAMMOCK, 'The trees should stand 3.5 to 5 m apart and be at least 20 cm thick.'],
    [
      'For rims up to 15 mm thick. Two ABS hooks, black.',
      'The two ABS hooks are black and take rims up to 15 mm thick.',
    ],
    ['Lengths: 20 settings, 0.5-10 mm\nBlade length: 40 mm', 'Lengths from 0.5 to 10 mm.'],
    [TERMS, 'The pad is covered for one year.'],
    [TERMS, 'A three-year warranty on the frame.'],
    [SHEET, 'The rollers are covered for 12 months.'],
    [SHEET, 'It has a 24-month warranty.'],
    [CRACKS, 'The tube is guaranteed for 5 years against cracking.'],
    [PUMP, 'The barrel is orange.'],
    ['Cable 1.2 m with UK plug. 3 L tank.', 'It comes with a plug for the UK.'],
    ['Cable 1.2 m with UK plug. 3 L tank.', 'The cable has a British plug.'],
    [
      'Two-year warranty on the burrs, one year on all other parts.',
      'All parts other than the burrs are covered for twelve months.',
    ],
    ['Ironing surface 120 x 38 cm. The iron rest is steel. An iron is not included.', 'No iron is included.'],
    ['Ironing surface 120 x 38 cm. The iron rest is steel. An iron is not included.', 'It has a steel iron rest.'],
    ['The cable stays flexible to -25 °C.', 'At -25 °C the cable stays flexible.'],
    ['Do not bleach: wash at 30 °C. Never tumble: dry flat.', 'Wash at 30 °C.'],
    ['Do not wash: wipe clean with a damp cloth.', 'Wipe clean with a damp cloth.'],
    ['Made in the USA. EU plug.', 'Made in the USA with an EU plug.'],
    ['EU plug. Includes UK adapter.', 'It has an EU plug and a UK adapter.'],
    ['Iron stand 30 cm high for plants.', 'The stand is made of iron.'],
    ['Warranty: frame 5 years, motor 2 years.', 'Warranty of 5 years on the frame and 2 years on the motor.'],
    [LAMINATOR, 'Keep thermal paper and wax crayon drawings out of it.'],
  ])('%j carries “%s”', (notes, sentence) => {
    expect(isCarried(notes, sentence, 'Tool')).toBe(true);
  });

  it.each([
    [MAKER, 'Made in the USA.'],
    [MAKER, 'Made in North America.'],
    [KNEELER, 'The legs are EVA foam.'],
    [VEST, 'The straps are orange.'],
    [RACKETS, 'Steel heads and aluminium shafts make up the rackets.'],
    [FEEDER, 'The tube is zinc.'],
    [FEET, 'The frame is rubber.'],
    [BOARD, 'The surround is red.'],
    [BOARD, 'Suitable for children under 16 without supervision.'],
    [CHAIR, 'Suitable from 3 months of age.'],
    [CHAIR, 'It carries up to 6.8 kg.'],
    [SCALE, 'It measures in steps of 11 lb.'],
    [SCALE, 'The lowest weight it takes is 9 kg.'],
    [HAMMOCK, 'The trees should stand at least 20 cm apart.'],
    [TERMS, 'The pouches are covered for three years.'],
    [TERMS, 'Three years of cover on the frame and the pad.'],
    [SHEET, 'The rollers are covered for 24 months.'],
    [DARTS, 'The darts carry an 18-month warranty.'],
    [PUMP, 'The base is orange.'],
    [FROST, 'You can leave it outside in frost.'],
    ['Cable 1.2 m with UK plug. 3 L tank.', 'The tank is made in Britain.'],
    ['Cable 1.2 m with UK plug. 3 L tank.', 'It comes with a plug for the US.'],
    ['Cable 1.2 m with UK plug. 3 L tank.', 'It has a US plug.'],
    ['The cable stays flexible to -25 °C.', 'At -40 °C the cable stays flexible.'],
    ['Paint and brushes not included.', 'Comes with paint.'],
    ['Tripod and mounts are not included.', 'Tripod included.'],
    ['Cable and lights and plugs are not included.', 'Cable included.'],
    ['Comes with a USB cable.', 'It recharges.'],
    ['Comes with UK plug.', 'Comes with wall plugs.'],
    ['Coffee machine with pressure 15 bar.', 'Comes with a pressure gauge.'],
    ['UK plug. Made in Germany.', 'A plug made in the UK.'],
    ['Plug: UK', 'Comes with a US plug.'],
    ['The freezer cools to -18 °C.', 'Works outside at -18 °C.'],
    [LAMINATOR, 'It laminates thermal paper.'],
    [BODY, 'The treadle is painted.'],
  ])('%j does not carry “%s”', (notes, sentence) => {
    expect(isCarried(notes, sentence, 'Tool')).toBe(false);
  });
});
