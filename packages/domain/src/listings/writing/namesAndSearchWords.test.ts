import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const NOTES =
  'Frame: powder-coated steel, 36 cm diameter\nTwo side handles with PVC grips\nWeight 1.7 kg\nNot for wet clay\nIn the box: frame, 4 clips, canvas pouch\nBrush after use\n3 years warranty on frame';

describe('names with bars, series and sentences', () => {
  it('keeps a list behind "for" and the sizes of a series whole', () => {
    const { title, description } = writeFromNotes(
      'Compost Sieve Riddle | Soil Sifter 3 mm 6 mm 12 mm | For Potting, Bonsai, Worm Castings, Stones | Green',
      NOTES,
    );
    expect(title).toMatch(/for Potting, Bonsai/u);
    expect(title).not.toMatch(/(?:3 mm, 6|6 mm, 12|, Worm Castings$)/u);
    expect(description).not.toMatch(/(?:^|\. )Worm Castings\./u);
  });

  it('parts "washable" from what a cover is for', () => {
    expect(writeFromNotes('Sofa Cover for Recliner, Washable and Stretchy, Grey', 'Polyester. 2 kg.').title).toMatch(
      /for Recliner, /u,
    );
  });

  it('says no string of search words in the text, but is found by it', () => {
    const { description, bulletPoints, itemHighlights, searchTerms } = writeFromNotes(
      'Digital Kitchen Timer | Cooking Baking Study Classroom | Magnetic',
      'ABS housing. 2 magnets on the back. Size 90 x 75 x 18 mm. 95 g. Counts down and up. No backlight. Wipe with a damp cloth. Warranty 1 year.',
    );
    expect([itemHighlights, ...bulletPoints, description].join('\n')).not.toMatch(/study classroom/iu);
    expect(searchTerms).toMatch(/classroom/u);
  });

  it.each([
    ['Guinea Pig Hay Rack', "It's birch plywood, 6 mm. Weighs 480 g.", /it['’]?s/iu],
    ['FOLDING KNEELER 2 IN 1 GREEN', 'Steel frame. 3 kg.', /\bIN\b/u],
  ])('puts no sentence and no shouted small word into the title of %s', (name, notes, refused) => {
    expect(writeFromNotes(name, notes).title).not.toMatch(refused);
  });
});

describe('names that only look like these', () => {
  it.each([
    [
      'Jigsaw Puzzle | Neuschwanstein Castle Autumn | 1000 Pieces',
      '1000 pieces. 70 x 50 cm.',
      /Neuschwanstein Castle Autumn/u,
    ],
    ['Ceramic Mug, You Are My Sunshine, 330 ml', 'Ceramic. 330 ml.', /You Are My Sunshine/u],
    ['Water Bottle, Hiking, 750 ml', 'Steel. 750 ml.', /Hiking, 750 ml/u],
    ['Dog Mat for Crate, Sofa, Car Seat and Bed, Blue', 'Fleece. 2 kg.', /for Crate, Sofa, Car Seat and Bed/u],
  ])('keeps what %s says', (name, notes, kept) => {
    expect(writeFromNotes(name, notes).title).toMatch(kept);
  });
});

describe('search words', () => {
  it('names no other thing where a noun narrows the kind', () => {
    const { searchTerms, keywords } = writeFromNotes(
      'Bulb Planter, Long Handle',
      'Boron steel cutting tube, 6 cm. Ash wood shaft. For daffodil and tulip bulbs. Weight 1.4 kg.',
    );
    expect([searchTerms, ...keywords].join(' ')).not.toMatch(/\bpots?\b|container/iu);
  });

  it('leaves out papers, units and words that only describe', () => {
    const { searchTerms } = writeFromNotes(
      'Laser Distance Meter',
      'Measures up to 40 m. Housing ABS. In the box: meter, wrist band, manual in 5 languages, care card. Weight 120 g.',
    );
    expect(searchTerms).not.toMatch(/\b(?:manual|languages|card|metre|gsm)\b/u);
  });
});

describe('highlights', () => {
  it('say what comes with it, and nothing that is the product itself', () => {
    const { itemHighlights } = writeFromNotes('Compost Riddle', NOTES);
    expect(itemHighlights).toMatch(/canvas pouch included/u);
    expect(itemHighlights).not.toMatch(/frame and|frame included/u);
  });

  it.each([
    [
      'Label under which things come',
      'Box: crimper, silicone mat, manual\nPlates: ceramic\nWeight: 310 g',
      /crimper box/iu,
    ],
    ['Half of a limit', 'Paper and card, not glossy paper. Housing ABS. Base 42 x 24 mm. 96 g.', /paper and card/iu],
    ['Order for the buyer', 'Write us in 60 days. Beech wood. 68 pieces.', /write us/iu],
    ['Sides of a counted thing', '2 cup holders, 3.3 in wide, 6 in deep. Shell: canvas. Holds 5 lb.', /6 in deep/iu],
  ])('%s: leave it out', (_, notes, refused) => {
    const more = 'Not for children. Wipe clean. Made in Spain. Black.';
    expect(writeFromNotes('Stroller Organizer', `${notes}\n${more}`).itemHighlights).not.toMatch(refused);
  });
});

describe('statements that were lost', () => {
  it.each([
    ['Hair Crimper', 'No comb incl. box: crimper, mat, manual. 310 g.', /box: crimper, mat, manual/iu],
    ['Hair Crimper', 'Plates 25 mm. Guarantee 2 yrs, salon use excluded.', /guarantee 2 years, salon use excluded/iu],
    [
      'Marble Run',
      "48 pieces. Doesn't connect to other brands' tracks.",
      /doesn['’]t connect to other brands['’] tracks/iu,
    ],
    [
      'Tape Dispenser',
      'Not included: packing tape\nNot for: packing tape, foil\nColor: red',
      /not for packing tape or foil/iu,
    ],
    [
      'Solid Shampoo',
      'Our rosemary bar is a solid shampoo for normal to oily hair. It weighs 75 g.',
      /normal to oily hair/iu,
    ],
    [
      'Ring Planner',
      'Rings and snap are guaranteed 2 years, scratches are not.',
      /are under guarantee for 2 years, scratches are not/iu,
    ],
    ['Dog Saddlebag', 'Fits chest 24-30 in. Measure before you order.', /measure before you order/iu],
    ['Stair Gate', 'For children up to 2 years\nWarranty: 2 years\nMade in Spain', /warranty: 2 years/iu],
    ['Roof Bars', 'Contents: 2 bars, 4 feet, 4 locks', /2 bars, 4 feet, 4 locks/iu],
    [
      'Kite',
      'In the pack: kite. Spare spar incl. repair tape not incl.',
      /spare spar is included[^]*repair tape is not included/iu,
    ],
    ['Sun Shade', 'Good for small cars, please measure your glass before.', /please measure your glass before/iu],
    ['Heater', 'Guarantee 2 years, broken glass is not in guarantee.', /broken glass is not in guarantee/iu],
    ['Lamp', 'Weight incl. battery: 310 g. ABS.', /weight including battery 310 g/iu],
    ['Lamp', 'No charger incl. 2 m cable. ABS.', /no charger (?:is )?included[^]*2 m cable/iu],
    ['Bar Clamps', 'Set of 4. Guarantee is 3 years but not for pads.', /guarantee is 3 years but not for pads/iu],
    [
      'Stroller Caddy',
      '2 cup holders, 3.3 in wide, 6 in deep\n13.5 in long, 5 in deep',
      /6 in deep[\s\S]*5 in deep|5 in deep[\s\S]*6 in deep/iu,
    ],
  ])('%s: "%s"', (name, notes, kept) => {
    const { bulletPoints, description, itemHighlights } = writeFromNotes(name, notes);
    expect([itemHighlights, ...bulletPoints, description].join('\n')).toMatch(kept);
  });

  it('keeps a label that names a material for its part', () => {
    const { bulletPoints, description } = writeFromNotes(
      'Guillotine Paper Cutter',
      'Model: PG-320\nCapacity: 12 sheets of paper\nBase: steel, 38 x 25 cm\nHandle: ABS, black\nPaper clamp: manual\nBlade guard: clear acrylic\nFeet: 4, rubber\nWeight: 2.9 kg\nGuarantee: 2 years',
    );
    expect([...bulletPoints, description].join('\n')).toMatch(/paper clamp: manual/iu);
  });
});

describe('attributes in a title', () => {
  const titleOf = (
    name: string,
    attributes: Record<string, string>,
    notes = 'Comes in one piece. Hang it up dry.',
  ): string => writeFromNotes(name, notes, 'amazon', attributes).title;

  it.each([
    ['Leaf Rake', { tines: '15', color: 'Green' }, 'Acme Leaf Rake, Green, 15 Tines'],
    [
      'Vanity Mirror',
      { finish: 'Brushed brass', diameter: '17 cm' },
      'Acme Vanity Mirror, 17 cm Diameter, Brushed Brass',
    ],
    ['Shaving Brush', { handle_color: 'Brown' }, 'Acme Shaving Brush, Brown Handle'],
    ['Bike Helmet', { color: 'YELLOW/BLACK', size: 'M' }, 'Acme Bike Helmet, Yellow/Black, Size M'],
    ['Bar Clamps, Set of 4', { pieces: '4', color: 'Blue' }, 'Acme Bar Clamps, Set of 4, Blue'],
    ['Water Bottle, Twin Pack', { pack: '2' }, 'Acme Water Bottle, Twin Pack'],
    ['Wax Bath', { max_weight: '8 kg', batteries: '2 x AAA, not included', warranty: '2 years' }, 'Acme Wax Bath'],
  ])('of %s %j: %s', (name, attributes, title) => {
    expect(titleOf(name, attributes)).toBe(title);
  });

  it.each([
    ['Desk Pad 80 x 40 cm Felt and Cork', 'Acme Desk Pad, 80 x 40 cm, Felt and Cork'],
    ['Sleep Sack 6-18 Months Foxes', 'Acme Sleep Sack, 6-18 Months, Foxes'],
    ['Roof Box Liner Bags set of 4', 'Acme Roof Box Liner Bags, Set of 4'],
  ])('parts the phrases of "%s"', (name, title) => {
    expect(titleOf(name, {})).toBe(title);
  });

  it('splits no colour, and cuts no thing out of a string of them', () => {
    expect(titleOf('Whiteboard 90 x 60 cm Frosted White', { color: 'frosted white' })).toContain('Frosted White');
    const name = 'Potato Ricer for Mash Gnocchi Spaetzle Baby Food and Puree Stainless Steel Press';
    expect(titleOf(name, {})).not.toMatch(/Baby(?! Food)/u);
  });

  it.each([['Kills bacteria'], ['Eco-friendly'], ['Best seller']])(
    'never says "%s", which the store refuses',
    (pattern) => {
      expect(titleOf('Leaf Rake', { pattern, color: 'Green' })).toBe('Acme Leaf Rake, Green');
    },
  );

  it('leaves out what the notes contradict, and what they deny', () => {
    expect(titleOf('Kettle', { capacity: '1.7 L' }, 'Capacity: 1.5 L. Steel lid.')).not.toMatch(/1\.[57] L/u);
    expect(titleOf('Desk Drawer', {}, 'It needs a smooth underside. Raw wood, paint and stone will not hold.')).toBe(
      'Acme Desk Drawer',
    );
  });
});

describe('search words', () => {
  const wordsOf = (name: string, notes: string): string => writeFromNotes(name, notes).searchTerms;

  it('name what the whole product is and is for, and nothing mentioned in passing', () => {
    const words = wordsOf(
      'Pet Playpen',
      'Hello, this is the pen my gran honestly used to sell on the market. For guinea pigs and hedgehogs; not for dogs. Connectors are transparent plastic. In the carton: panels, a hammer. Foldable. Made of black steel.',
    );
    expect(words).toMatch(/guinea pigs hedgehogs/u);
    expect(words).toMatch(/\bfoldable\b/u);
    expect(words).not.toMatch(/gran|market|honestly|hammer|dogs|transparent|hello/u);
  });
});
