import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const visible = ({ title, itemHighlights, bulletPoints, description }: ReturnType<typeof writeFromNotes>): string =>
  [title, itemHighlights, ...bulletPoints, description].join('\n');

describe('highlights', () => {
  it('name parts with their materials from inside a sentence, and none that is cut or held', () => {
    const { itemHighlights } = writeFromNotes(
      'Stovetop Popcorn Popper 6 Quart',
      'Our 6 quart popcorn popper has an aluminum pot, a stainless steel stirring rod and a wooden crank handle made of acacia. It cuts copper pipe. Pops half a cup of kernels at a time; please do not overfill. The popper weighs 2.9 lb. Hand wash only. Kernels and oil are not included. One-year warranty on the gear. Made in India.',
    );
    expect(itemHighlights).toMatch(/aluminum pot, stainless steel stirring rod, wooden crank handle/iu);
    expect(itemHighlights).not.toMatch(/copper|2\.9/u);
  });

  it('put what the whole does before its parts', () => {
    expect(
      writeFromNotes(
        'Rotary Tool Stand',
        'STAND FOR HANGING A ROTARY TOOL. STEEL POLE, ADJUSTS 13 TO 40 INCHES. TABLE CLAMP OPENS TO 2 INCHES, CAST ALUMINUM. HOLDS TOOLS UP TO 3 LB. HOOK TURNS 360 DEGREES. TOOL AND FLEX SHAFT NOT INCLUDED!! RACK FOR 24 BITS WITH 1/8 IN SHANK, BITS NOT INCLUDED. WEIGHT 2.4 LB. SHIPS FROM OHIO. WIPE WITH DRY CLOTH. WARRANTY 2 YEARS.',
      ).itemHighlights,
    ).toMatch(/^Adjusts 13 to 40 in, holds tools up to 3 lb, /u);
  });

  it('keep the label of an angle, and name no number of layers as a part', () => {
    const plane = writeFromNotes(
      'Block Plane No. 9',
      'Body: ductile iron, sole ground flat\nLever cap: brass\nBlade: A2 steel, 35 mm wide\nBed angle: 12 degrees\nMouth: adjustable\nLength: 162 mm\nWeight: 720 g\nFor: end grain and chamfers in wood; not for plastics\nWarranty: 10 years on the body, none on the blade',
    ).itemHighlights;
    expect(plane).toMatch(/bed angle 12 degrees/iu);
    expect(
      writeFromNotes(
        'Frost Cover',
        'Cover for windscreen against frost. Four layer: PEVA aluminium film, cotton felt, sponge. Put only on dry glass. Folded in pouch 30 x 22 cm. Wash by hand. Warranty is 1 year.',
      ).itemHighlights,
    ).not.toMatch(/layer/iu);
  });

  it('say what only an over-long name says; no stump of it ends the text', () => {
    const copy = writeFromNotes(
      'Hedge Shears Wavy Blade | Telescopic Handles 69-86 cm | Manual Garden Shears for Bushes, Box and Privet | SK5 Steel | Shock Stops | Acme Garden Tools',
      '- Blade: SK5 steel, wavy, 23 cm\n- Grips: TPR, orange\n- Two rubber bumpers between the handles\n- Cuts green shoots up to 10 mm; NOT for dead wood\n- Weight 1.15 kg\n- Box: shears, plastic blade cover. No sharpener\n- Wipe the blade dry and oil it after use\n- Guarantee 5 years for manufacturing faults\n- Made in Taiwan',
    );
    expect(copy.itemHighlights).toMatch(/shock stops/iu);
    expect(copy.description).not.toMatch(/garden tools|shock stops/iu);
    expect(copy.title).not.toMatch(/blade, 69/iu);
  });
});

describe('titles', () => {
  it.each([
    ['Konjac Sponge 3 Pack Face', 'Half-ball shape, 8 cm across when wet.', /Konjac Sponge, 3 Pack/u],
    ['Wax Warmer Pot 17 oz Digital for Hair Removal', 'Melts hard beads in 15 minutes.', /17 oz, Digital/u],
    ['Coffee Grinder 8 oz Hopper', 'Grinds in 10 seconds.', /8 oz Hopper/u],
    ['Tape Measure 25 ft | Magnetic Hook | 1-1/4 in Wide Blade', 'Hook has two magnets.', /1-1\/4 in Wide Blade/u],
    ['Fishing Rod Rest Tripod', 'Legs are aluminium.', /Fishing Rod Rest, Tripod/u],
    ['Baby Bowl with Lid', 'Bowl is steel. You can put it in the microwave without lid.', /Baby Bowl with Lid/u],
    ['Pickup Tool | Retriever | Gift for Dad', 'Tube is steel.', /^(?!.*Dad)/u],
  ])('%s', (name, notes, title) => {
    expect(writeFromNotes(name, notes).title).toMatch(title);
  });
});

describe('questions and answers of the seller', () => {
  it('say what was asked where it is denied', () => {
    const text = visible(
      writeFromNotes(
        'Bamboo Steamer',
        'two tiers + one lid, bamboo, 25 cm dia, each tier 6 cm high inside. joints stitched w/ bamboo strips, no glue no nails. steel rim? no - there is a separate model with rim. fits pots 24-26 cm or a wok from 30 cm. comes w/ 20 paper liners + 1 cotton cloth. soak 10 min before first use. for pressure cookers: no. hand wash w/o soap. made in Anji, China. no warranty on mould',
      ),
    );
    expect(text).toMatch(/No steel rim\. There is a separate model with rim/u);
    expect(text).toMatch(/not for pressure cookers/iu);
    expect(visible(writeFromNotes('Jump Rope', 'Counter: none\nWeighted: no\nCable: steel'))).toMatch(/not weighted/iu);
  });

  it('leave out a question to the buyer, and keep one that its answer needs', () => {
    const text = visible(
      writeFromNotes(
        'Chipping Net',
        'So you want to work on your short game in the yard? This is a target net with three pockets. Frame is steel wire. Lost a ball? We send single ones for a fee. Folds to a 9 inch disc.',
      ),
    );
    expect(text).not.toMatch(/short game/u);
    expect(text).toMatch(/This is a target net with three pockets/u);
    expect(text).toMatch(/Lost a ball\? We send single ones/u);
  });
});

describe('short forms, makers and words that are written on it', () => {
  it.each([
    ['base has 3M adhesive pad. 12 V only.', '3M adhesive pad'],
    ['text plate RECEIVED under date. pad 2 colour.', 'plate RECEIVED under'],
    ['made in shropshire.', 'Made in Shropshire'],
  ])('%s', (notes, said) => {
    expect(
      visible(writeFromNotes('Sample Thing', `${notes} steel frame. rinse with water. 2 yr guarantee on welds.`)),
    ).toContain(said);
  });
});

it('a diameter that was given ends its sentence where none has a capital', () => {
  const text = visible(
    writeFromNotes(
      'Sample Brackets',
      'pair of wall brackets. for baskets to 40 cm dia. weight 0.6 kg each. steel frame.',
    ),
  );
  expect(text).toMatch(/40 cm diameter/u);
  expect(text).not.toMatch(/diameter weight/iu);
});

describe('what no bullet opens with', () => {
  it('how the seller came to make it stands in the description', () => {
    const { bulletPoints, description } = writeFromNotes(
      'Folding Dog Ramp 62 inch',
      "My old Lab couldn't jump into the truck anymore, so I built this. It's 62 inches long and 16 inches wide when open. The frame is aluminum and the deck is polypropylene. It holds dogs up to 165 lb and weighs 12.5 lb. It's not a bridge for people. There's a nylon strap to keep it closed. No carry bag. Hose it off and let it dry. 2-year warranty. Made in Canada.",
    );
    expect(bulletPoints.join(' ')).not.toMatch(/old Lab/u);
    expect(description).toMatch(/old Lab/u);
  });

  it('what the title names as a type', () => {
    const { bulletPoints } = writeFromNotes(
      'Compost Sieve 37 cm',
      'Type: garden sieve\nHeight of rim: 9 cm\nRim: galvanised steel, rolled edge\nMesh sizes: 6 mm, 9 mm, 12 mm\nWeight: 1.4 kg\nMax load: 8 kg\nUse: compost, soil, dry leaf mould\nNot for: gravel over 30 mm\nCare: brush clean, store dry\nWarranty: 18 months',
    );
    expect(bulletPoints.some((bullet) => bullet.startsWith('Type:'))).toBe(false);
  });
});

describe('English of those who speak another language first', () => {
  it.each([
    ['Stand have two metal feet.', 'Stand has two metal feet'],
    ['Wood is not varnished, so please not wash with water.', 'please do not wash with water'],
    ['Not to drive with it.', 'Do not drive with it'],
    ['Small wheel is sold separate.', 'sold separately'],
    ['Pen is not with it.', 'Pen is not included'],
    ['Mat is 0,8 cm thick.', '0.8 cm'],
    ['Clipper foot opens till 4 mm.', 'opens up to 4 mm'],
    ['The file can break, please no to drop it.', 'please do not drop it'],
    ['Hook has load 11 lb MAX.', '11 lb max'],
    ['To connect to YOUR compressor.', 'your compressor'],
    ['Guaranteed for two years, punctures excepted.', 'Two-year guarantee'],
    ['We give guarantee 12 month, holes from teeth is not guarantee.', 'holes from teeth is not in the guarantee'],
    ['Hangs on hooks. No guarantee as it is meant to be chewed.', 'no guarantee as it is meant to be chewed'],
  ])('%s', (notes, said) => {
    expect(visible(writeFromNotes('Sample Thing', `${notes} Made of steel.`)).toLowerCase()).toContain(
      said.toLowerCase(),
    );
  });
});
