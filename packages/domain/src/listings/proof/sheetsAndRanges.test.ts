import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

const SHEET = 'Sliders: double-cast POM\nPanel: aluminium\nDials: knurled brass';
const LINED = 'outer: 420D ripstop polyester, lining: soft fleece';

describe('what a sheet says of one thing, and how far it goes', () => {
  it.each([
    [SHEET, 'The sliders are POM.'],
    [SHEET, 'Knurled dials.'],
    [LINED, 'Its lining is soft fleece.'],
    ['No-pull harness for medium dogs.', 'For medium dogs.'],
    ['No pull harness for medium dogs.', 'A harness for medium dogs.'],
    ['Hex key required (not incl.).', 'You need your own hex key.'],
    ['Comes w/ two clips.', 'Two clips come with it.'],
    ['Runs on macOS and Linux.', 'For Macs and Linux machines.'],
    ['Woven in Lancashire.', 'Woven in Lancashire, England.'],
    ['Not suitable for velvet.', 'Not recommended for velvet.'],
    ['Comes in a cardboard box.', 'It is packed in a cardboard box.'],
    ['Not for children under 3.', 'Not for children under three years.'],
    ['The shade varies from piece to piece.', 'Shades differ from piece to piece.'],
    ['Fits all brands of rails.', 'It fits all brands of rails.'],
  ])('%s "%s" is carried', (note, sentence) => {
    expect(isCarried(note, sentence, 'Dog harness')).toBe(true);
  });

  it.each([
    [SHEET, 'The panel is POM.'],
    [SHEET, 'A POM panel holds the dials.'],
    [SHEET, 'Knurled sliders.'],
    [LINED, 'The lining is ripstop.'],
    ['Hex key required (not incl.).', 'A hex key comes in the box.'],
    ['Bead 14 mm across.', 'Each bead is a full inch across.'],
    ['For dry and normal hair.', 'For every hair type.'],
    ['Takes balls of 20 mm.', 'It takes balls of any size.'],
    ['Woven in Lancashire.', 'Woven in Scotland.'],
    ['Comes in a cardboard box.', 'It is packed in Lancashire.'],
  ])('%s "%s" is not', (note, sentence) => {
    expect(isCarried(note, sentence, 'Dog harness')).toBe(false);
  });
});
