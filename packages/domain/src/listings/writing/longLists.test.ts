import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const PRESS =
  'Spaetzle press, also works as a potato ricer, 18/10 stainless steel, 2 interchangeable discs (3 mm and 6 mm holes), chamber holds 250 ml, long handles with soft-touch grips in black, 29 cm long, pot hook on the underside, 720 g, dishwasher safe, no electric parts, not for raw hard vegetables, 5 year guarantee';

describe('notes in one breath', () => {
  it('are cut into bullets of a few facts, and nothing is lost', () => {
    const { bulletPoints, description } = writeFromNotes('Spaetzle Press with Two Discs', PRESS);
    for (const bullet of bulletPoints) expect(bullet.length).toBeLessThan(110);
    const all = [description, ...bulletPoints].join('\n');
    for (const fact of [
      'potato ricer',
      '250 ml',
      'soft-touch',
      '29 cm',
      'pot hook',
      '720 g',
      'dishwasher safe',
      '5-year',
    ])
      expect(all.toLowerCase()).toContain(fact);
  });

  it('keep the limits apart from what the product is', () => {
    const { bulletPoints, description } = writeFromNotes('Spaetzle Press with Two Discs', PRESS);
    expect([...bulletPoints, description].join('. ')).toContain('. No electric parts, not for raw hard vegetables.');
  });
});

describe('highlights of notes that are kept in their words', () => {
  it('name the parts with what they are made of, not a whole sentence', () => {
    const { itemHighlights } = writeFromNotes(
      'Stovetop Espresso Maker 6 Cup',
      'A classic moka pot for six cups. The body is cast aluminium and the handle is heat-resistant nylon. It works on gas and electric hobs but not on induction. The safety valve is brass. Rinse it by hand. It stands 21 cm tall and weighs 640 g. Coffee is not included.',
    );
    expect(itemHighlights).toMatch(/^Cast aluminium body, heat-resistant nylon handle, brass safety valve/u);
  });
});

describe('values of one property', () => {
  const SHEET = [
    'Baskets: 2',
    'Round: 9 in across, 3.3 in deep',
    'Oval: 10 x 6 in, 3.2 in deep',
    'Finish: uncoated',
    'Care: brush out after use',
    'Liners: hand wash cold',
    'Not for oven use',
    'three colour temperatures: 2700, 4000 and 5000 K',
  ].join('\n');

  it.each(['3.3 in deep', '3.2 in deep', '2700, 4000 and 5000 K'])(
    'of two things, or listed, do not contradict each other: %s',
    (value) => {
      const { bulletPoints, description } = writeFromNotes('Proofing Basket Set', SHEET);
      expect([description, ...bulletPoints].join('\n')).toContain(value);
    },
  );
});

describe('search terms', () => {
  it('are words that buyers of the store type', () => {
    const notes = 'Board of 12 mm birch, 30 in long, four wheels. Not for toddlers.';
    expect(writeFromNotes('Cat Scratching Post', notes).searchTerms).not.toMatch(
      /haustier|animalerie|mascotas|khilona/u,
    );
  });
});
