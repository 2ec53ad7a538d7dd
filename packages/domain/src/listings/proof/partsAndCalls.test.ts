import { describe, expect, it } from '@jest/globals';
import { readProduct } from '../../products/index.js';
import { EMPTY_COPY } from '../ListingCopy.js';
import { proveCopy } from './proveCopy.js';

const BROKEN = /^(?:contradicted|unsupported|unverified)$/u;

function isCarried(productName: string, description: string, sentence: string): boolean {
  const brief = { productName, description, brand: '', category: '', attributes: {} };
  const { claims } = proveCopy({ ...EMPTY_COPY, description: sentence }, readProduct(brief));
  return !claims.some(({ support }) => BROKEN.test(support));
}

const PASTA =
  'Body of steel, rollers of anodised aluminium, steel crank with a red plastic knob. Cutter for tagliatelle of 6.5 mm and spaghetti of 2 mm. 20 cm wide.';
const FOUNTAIN =
  'Tray is dishwasher safe, tank and pump are not. 2 filters, replace every 2 to 4 weeks. Stops when the water is low. The LED cannot be switched off.';
const TUBE = 'Absorbs in about 2 minutes. Unscented. Speaker does not float. 19 oz.';
const CHAIR = 'Max load 60 kg, weight 7.2 kg. Max load 15 kg on top, 4 kg per drawer.';
const FILTERS = '6 filters: 2 HEPA, 2 foam, 2 felt. 4 mats: 2 front, 2 rear.';

describe('parts, calls and figures as a copywriter says them', () => {
  it.each([
    ['Pasta Machine', PASTA, 'The knob is plastic, not steel.'],
    ['Pasta Machine', PASTA, 'The body is not aluminium.'],
    ['Pasta Machine', PASTA, 'The tagliatelle are 6.5 mm wide.'],
    ['Cat Fountain', FOUNTAIN, 'Neither the tank nor the pump may go in the dishwasher.'],
    ['Cat Fountain', FOUNTAIN, 'Change the filters after two to four weeks.'],
    ['Cat Fountain', FOUNTAIN, 'It switches itself off when the water is low.'],
    ['Hand Cream', TUBE, 'It sinks in after about two minutes.'],
    ['Speaker', TUBE, 'It sinks.'],
    ['Speaker', TUBE, 'It weighs 1 lb 3 oz.'],
    ['High Chair', CHAIR, 'It bears 60 kg at most.'],
    ['Bedside Table', CHAIR, 'The load is 4 kg per drawer.'],
    ['Filter Kit', FILTERS, 'It has 2 felt filters.'],
    ['Mats', FILTERS, 'Two mats for the front.'],
    ['Pushchair', 'Five-point harness.', 'Harness with five points.'],
    ['Dye Powder', 'Store dry.', 'Do not store it wet.'],
    ['Raised Bed', 'Open bottom.', 'It has no bottom.'],
    ['Skillet', 'Hand wash only, dry right away and oil lightly.', 'Dry it at once and rub in a little oil.'],
    ['Train Set', 'Ages 3 and up, not for children under 3 because of small parts.', 'It has small parts.'],
    ['Air Pump', 'Power cord 3 m, air hose 60 cm.', 'Cord: 3 m with a 60 cm air hose.'],
    [
      'Grow Bag',
      'Two sewn handles of nylon webbing on every bag.',
      'The handles, two on each bag, are sewn from nylon webbing.',
    ],
    ['Laser Level', 'Accuracy +/- 3 mm at 10 m.', 'Accurate to 3 mm at 10 m.'],
    ['Shampoo Bar', 'No sulphates, no silicones.', 'Left out: sulphates and silicones.'],
    ['Watch', 'Strap of brown calf leather. One strap of grey nylon.', 'Choose between brown leather and grey nylon.'],
    ['Watch', 'Strap of brown calf leather.', 'The strap is calfskin.'],
  ])('%s, "%s" carries "%s"', (name, note, sentence) => {
    expect(isCarried(name, note, sentence)).toBe(true);
  });

  it.each([
    ['Pasta Machine', PASTA, 'The body is aluminium.'],
    ['Pasta Machine', PASTA, 'The rollers are steel.'],
    ['Pasta Machine', PASTA, 'The knob is not plastic.'],
    ['Pasta Machine', PASTA, 'The spaghetti are 6.5 mm wide.'],
    ['Speaker', TUBE, 'It floats.'],
    ['Speaker', TUBE, 'It weighs 2 lb 3 oz.'],
    ['High Chair', CHAIR, 'It bears 70 kg at most.'],
    ['Filter Kit', FILTERS, 'It has 4 felt filters.'],
    ['Mats', FILTERS, 'Three mats for the front.'],
    ['Pushchair', 'Three-point harness. Not a five-point harness.', 'Harness with five points.'],
    ['Garden Chair', 'For outdoor use.', 'Do not use it outdoors.'],
    ['Garden Chair', 'Machine washable at 30 °C.', 'Do not wash it in the machine.'],
  ])('%s, "%s" does not carry "%s"', (name, note, sentence) => {
    expect(isCarried(name, note, sentence)).toBe(false);
  });
});
