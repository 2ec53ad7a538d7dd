import { describe, expect, it } from '@jest/globals';
import { isKept } from '../../testing/isKept.js';

const SACK = [
  '- two-way zip on the left, 190 cm, with an anti-snag strip',
  '- 215 cm long, 80 cm wide at the shoulders, 52 cm at the feet',
  '- comfort 3 C, limit -2 C',
  '- outer: 20D ripstop nylon',
].join('\n');
const LAMP =
  'Base: ABS plastic with a steel weight inside, 18 cm across\nHeight: up to 48 cm\nCharging stand with USB cable, 1 m';
const MILL =
  'Coffee grinder. Conical burrs in 420 steel, 38 mm across. 18 cm high without the handle, 5.2 cm in diameter.';

describe('figures of parts', () => {
  it.each([
    [SACK, 'The zip is 1.9 m long.'],
    [SACK, 'Its limit temperature is minus two degrees Celsius.'],
    [SACK, 'It narrows from 80 cm at the shoulders to 52 cm at the feet.'],
    [LAMP, 'The base is about 7 inches across.'],
    [LAMP, 'The USB cable is 100 cm long.'],
    ['Cupboard. 2 doors on the left and 3 on the right', 'It has five doors.'],
    ['Tent. Moss green with orange zips', 'The zippers are orange.'],
    ['Headphones. Water resistance: none', 'They are not water resistant.'],
    [MILL, 'It is 52 mm in diameter.'],
    [MILL, 'The burrs measure 38 mm across.'],
    [MILL, 'Cone-shaped burrs of 420 steel.'],
  ])('are kept: "%s" → "%s"', (note, sentence) => {
    expect(isKept(note, sentence)).toBe(true);
  });

  it.each([
    [SACK, 'The zip is 215 cm long.'],
    [SACK, 'Its limit temperature is two degrees Celsius.'],
    [LAMP, 'The base is 48 cm across.'],
    ['Lamp. Base: ABS plastic, 18 cm across, 40 cm high', 'The base is 40 cm high.'],
    ['Nylon rucksack with rain cover, 46 cm tall', 'The rain cover is 46 cm tall.'],
    ['LED lamp with 12 LEDs and 6 on in eco mode', 'It has 18 LEDs.'],
    ['Chest with 8 drawers and 3 in total can be locked', 'It has 11 drawers.'],
    ['Fan with over-temperature protection', 'It gets too hot.'],
    [MILL, 'The burrs are 5.2 cm across.'],
    [MILL, 'The diameter is 38 mm.'],
  ])('of something else are removed: "%s" → "%s"', (note, sentence) => {
    expect(isKept(note, sentence)).toBe(false);
  });
});

describe('a list that is denied as one', () => {
  it('is denied up to its last entry', () => {
    const note = 'Pouches: 75 to 125 micron\nNot for: photos on thermal paper, pouches above 125 micron, A3';
    expect(isKept(note, 'Not for photos on thermal paper, pouches above 125 micron or A3.')).toBe(true);
  });
});
