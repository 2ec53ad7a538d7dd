import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const FILLING =
  'The jaws open to 9 cm and close with a screw of steel. Pads are of rubber, 3 mm. Wipe with a dry cloth. Not for lifting. It holds 40 kg at most. Guarantee 2 years. Made in Italy.';
/** Notes of a few facts. */
const BRIEF = 'Wipe with a dry cloth. Not for lifting. Guarantee 2 years. Made in Italy. Two in the box.';
const write = (name: string, notes: string, filling = FILLING, marketplace: 'amazon' | 'shopify' = 'amazon') =>
  writeFromNotes(name, `${notes} ${filling}`, marketplace);
const textOf = (notes: string, name = 'Bar Clamp', filling = FILLING): string => {
  const { title, itemHighlights, bulletPoints, description } = write(name, notes, filling);
  return [title, itemHighlights, ...bulletPoints, description].join('\n');
};

describe('forms of words as English has them', () => {
  it.each([
    ['Not for boards more thick than 3 cm.', 'thicker than 3 cm'],
    ['The jaw can be adjust in 4 steps.', 'can be adjusted in 4 steps'],
    ['The pocket can be turned out for to clean.', 'turned out to clean'],
    ['The cord has length 2 m.', 'has a length of 2 m'],
    ['Please not let the child play with it.', 'lease do not let the child play with it'],
    ['Two grips, one red one blue.', 'one red, one blue'],
    ['The body is of plastic ABS.', 'ABS plastic'],
    ["It doesn't works on stone.", "oesn't work on stone"],
    ['It consists from 3 parts with one screw.', 'onsists of 3 parts'],
    ['The handle is made by solid wood.', 'made of solid wood'],
    ['Refill pads are sold separate.', 'efill pads are sold separately'],
  ])('%s → %s', (notes, wanted) => {
    expect(textOf(notes)).toContain(wanted);
  });
});

describe('letters that are a name', () => {
  it('keeps a class with its number in a calm text', () => {
    expect(textOf('Body of yellow ABS. CAT III 600 V. Auto off after 3 minutes.', 'Voltage Tester')).toContain(
      'CAT III 600 V',
    );
  });

  it('keeps letters of shouted notes that an attribute has too', () => {
    const { bulletPoints } = writeFromNotes(
      'LAWN SPRINKLER',
      'ARMS ALUMINUM. 3/4 IN GHT HOSE THREAD. COVERS 40 FT ACROSS. NOT FOR HOT WATER. DRAIN IN WINTER. HOSE NOT INCLUDED.',
      'amazon',
      { thread: '3/4 in GHT' },
    );
    expect(bulletPoints.join(' ')).toContain('3/4 in GHT hose thread');
  });
});

describe('sentences that stand by themselves', () => {
  it('makes a bullet of what both ends of a thing have', () => {
    const { bulletPoints } = write(
      'Griddle Plate',
      'Our griddle lies across two hob rings and has a smooth side and a ribbed side. It is cast iron, pre-seasoned with oil, 45 x 23 cm. Both short ends have a handle that gets hot. It is good for gas and induction, and in the oven up to 250 °C.',
      BRIEF,
    );
    expect(bulletPoints).toContain('Both short ends have a handle that gets hot');
    expect(bulletPoints.some((bullet) => bullet.startsWith('Cast iron, pre-seasoned with oil'))).toBe(true);
    expect(bulletPoints.some((bullet) => bullet.startsWith('Good for gas and induction'))).toBe(true);
  });

  it('keeps the subject of a verb that follows', () => {
    expect(
      textOf("It's untreated pine, with bars of 8 mm dowel, 25 cm wide, and weighs 420 g.", 'Hay Rack', BRIEF),
    ).toMatch(/It['’]s untreated pine/u);
  });

  it('answers a question without its no', () => {
    const text = textOf('The arena is PP, 14 in wide, folds? no it does NOT fold.', 'Battle Top Set');
    expect(text).toContain('t does not fold');
    expect(text).not.toMatch(/No it does/u);
  });

  it('ends a sentence behind a diameter and behind dots', () => {
    const text = textOf(
      'For round wheels 37-38 cm outside dia. not for D-shape. no gloves… no tools needed.',
      'Wheel Cover',
    );
    expect(text).toMatch(/[Nn]ot for D-shape/u);
    expect(text).not.toContain('diameter not for');
    expect(text).not.toContain('gloves: no tools');
  });

  it('keeps a label that denies something itself', () => {
    expect(textOf('Not insulated: do not use on live circuits.')).toContain(
      'Not insulated: do not use on live circuits',
    );
  });
});

describe('what a rule may not break', () => {
  it.each([
    ['It carries the bag only, IT IS NOT A CLIMBING HARNESS.', 'it is not a climbing harness'],
    ['Good from -40 F to 400 F.', '-40 °F to 400 °F'],
    ['The shell is EVA foam, the cover cotton with a polyester filling.', 'the cover cotton with a polyester filling'],
    ['Stands 40 cm high x 30 wide x 42 deep.', '40 cm high x 30 cm wide x 42 cm deep'],
    ["You don't write on them with ink.", "on't write on them with ink"],
    ['3 nose bridges S M L in bag.', 'S M L'],
    ['In the box: till, scanner and 4 feet fitted, 2 spare feet.', 'till, scanner and 4 feet fitted'],
    ['Seams guaranteed for a year.', 'guaranteed for a year'],
    ['May be disinfected with alcohol.', 'ay be disinfected with alcohol'],
    ['The mouse in the pictures is not part of the sale.', 'not part of the sale'],
    ['It has 3 MODES of work.', '3 modes of work'],
  ])('%s → %s', (notes, wanted) => {
    expect(textOf(notes)).toContain(wanted);
  });

  it('keeps a material that it is not used on, and the one that it is of', () => {
    const text = textOf(
      'Bowl: stainless steel, polished.\nMagnet: ferrite, 70 mm.\nSticks to: flat steel only, not aluminium, not stainless steel.\n',
      'Magnetic Parts Bowl',
    );
    expect(text).toMatch(/not stainless steel/u);
    expect(text).toMatch(/stainless steel, polished|stainless steel bowl/iu);
  });

  it('leaves out a greeting, and a condition whose promise it may not state', () => {
    const text = textOf('Hi gardeners! Copper labels, 9 x 2 cm. If any come bent, write to us and we send new ones.');
    expect(text).not.toMatch(/[Hh]i gardeners|come bent/u);
  });

  it('states a weight that the name seems to contradict by what it holds', () => {
    const { bulletPoints, description } = writeFromNotes(
      'manual sausage stuffer 3 lb',
      `Horizontal stuffer, 3 lb capacity. 14 x 5 x 6 in, 7.2 lb. ${FILLING}`,
      'amazon',
      { capacity: '3 lb' },
    );
    expect(`${bulletPoints.join(' ')} ${description}`).toContain('7.2 lb');
  });
});

describe('highlights and titles of names', () => {
  it('counts what a label names, and names what comes with it', () => {
    const { itemHighlights } = write(
      'Ring Toss Game',
      'Base: pine cross, 50 x 50 cm.\nPegs: 5, beech, 15 cm.\nIn the box: game and a cotton carry bag.\n',
    );
    expect(itemHighlights).toMatch(/5 beech pegs/u);
    expect(itemHighlights).toMatch(/cotton carry bag included/u);
  });

  it('names nothing that belongs to something else', () => {
    const { itemHighlights } = write(
      'Griddle Plate',
      'Our griddle lies across two hob rings. Angle in 6 steps. Guarantee 36 months, magnet included.',
    );
    expect(itemHighlights).not.toMatch(/hob rings|steps|magnet included/u);
  });

  it.each([
    ['Perfume Atomiser 8 ml refillable x 2', 'Aluminium shell.', 'Pack of 2'],
    ['cabinet scraper set, 4 pc', 'High carbon steel, hardness about 50 HRC.', 'Scraper Set, 4 Pieces'],
    ['Foam Roller 33 cm', 'Colour slate with white end caps.', ', Slate with White End Caps'],
    ['License plate frame, stainless, 2 pack', '304 stainless steel, 1.2 mm.', 'Frame, 304 Stainless Steel, 2 Pack'],
  ])('%s', (name, notes, wanted) => {
    expect(write(name, notes).title).toContain(wanted);
  });
});
