import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const all = ({ title, itemHighlights, bulletPoints, description }: ReturnType<typeof writeFromNotes>): string =>
  [title, itemHighlights, ...bulletPoints, description].join('\n');

describe('highlights of parts, and notes that deny or limit in unusual words', () => {
  it('names parts with their materials, whatever the parts are called', () => {
    expect(
      writeFromNotes(
        'Wheel Gauge 8 in',
        'Rod: stainless steel, 8 in long\nCutter: hardened\nHandle end: rosewood\nScale: none on the rod\nWeight: 9.5 oz\nBox contents: gauge, 2 spare cutters, 1 hex key\nUse: along the grain in wood; not for metal\nCaution: cutter is sharp, retract it after use\nWarranty: 5 years, cutters excluded',
      ).itemHighlights,
    ).toMatch(/stainless steel rod.*rosewood handle end/iu);
    expect(
      writeFromNotes(
        'Diamond Kite',
        'Single line kite for children from 5 years. Sail is ripstop polyester, spars are fibreglass. Width 70 cm, height 80 cm. Do not fly near power lines, roads, airports or in thunder. Pull gloves are not included and not required. If wet, dry it open, not in the bag. Weight is 95 g. Warranty 1 year on sail seams, broken spars not covered.',
      ).itemHighlights,
    ).toMatch(/ripstop polyester sail, fibreglass spars/iu);
  });

  it('names nothing that the buyer has to get, and no care', () => {
    const { itemHighlights, bulletPoints, description } = writeFromNotes(
      'Fermentation Crock 5 L',
      'Stoneware crock. Vegetables, salt and airlock valves you must get yourself. Rings to be checked monthly. Spare lids on request. 24 cm across.',
    );
    expect(itemHighlights).not.toMatch(/vegetables|checked|spare/iu);
    expect([...bulletPoints, description].join('\n')).toMatch(
      /vegetables, salt and airlock valves you must get yourself/iu,
    );
  });

  it('ends a sentence behind the short form of a diameter where a verb follows', () => {
    const text = all(
      writeFromNotes(
        'Pasta Rack',
        `solid beech, untreated. 17" tall open, base 7" dia. holds up to 4 lb fresh pasta. not for lasagna sheets. pasta machine not incl. wipe dry with brush, no water soaking, no dishwasher - wood swells. wood color varies. 1 yr warranty arms & post, brush excluded. made in Slovenia`,
      ),
    );
    expect(text).not.toMatch(/diameter holds/iu);
    expect(text).toMatch(/holds up to 4 lb/iu);
  });

  it('leaves out of a warranty what its line denies', () => {
    const text = all(
      writeFromNotes(
        'Pull Buoy',
        'EVA foam in three layers. Rinse it in the shade. 1 year warranty, cuts and bite marks no. Weight 4.2 oz.',
      ),
    );
    expect(text).toMatch(/cuts and bite marks not covered/iu);
    const denied = all(writeFromNotes('Lamp', 'Steel lamp. Warranty: no. 1 year warranty, timer no. Weight 2 kg.'));
    expect(denied).not.toMatch(/(?:timer|warranty) not covered/iu);
  });

  it('keeps a guarantee of a part with its term', () => {
    const text = all(writeFromNotes('Rain Gauge', 'Brass holder. I guarantee the brass for ten years. 820 g.'));
    expect(text).toMatch(/guarantee the brass for ten years/iu);
  });

  it('keeps the letters of a date and of a plug', () => {
    expect(writeFromNotes('Date Stamp 4 mm DD MMM YYYY Black', 'Black housing.').title).toContain('DD MMM YYYY');
    expect(all(writeFromNotes('Trailer Adapter', 'trailer has 7 pin (12N) plug. 12 V.'))).toContain('(12N)');
  });
});

describe('what sentences say beside other things', () => {
  it.each([
    ['The top is 21 x 9 in and carries up to 44 lb. It weighs 5.1 lb.', 'arries up to 44 lb'],
    ['There are two recline positions and four rubber feet. It folds flat.', 'wo recline positions'],
    ['The total load is 55 lb. It stands 26 in tall and weighs 9.8 lb.', 'otal load 55 lb'],
    ['It measures 15 x 5 x 3.5 in and weighs 1.6 lb. It has a dial.', '15 x 5 x 3.5 in'],
  ])('%s', (notes, wanted) => {
    const { itemHighlights } = writeFromNotes(
      'Desk Riser',
      `${notes} Wipe it dry. Do not stand it in the sun. It has no USB ports. One-year warranty, stains not covered. You put it together with a key.`,
    );
    expect(itemHighlights).toContain(wanted);
  });

  it.each([
    ['No battery needed\nEach one has 2 neodymium magnets', /2 neodymium magnets, no battery needed/iu],
    ['Time: 150 ml from the fridge in 4 minutes', /^(?!.*time 150)/iu],
    ['Everything is beech, only the piers are birch plywood', /^(?!.*beech everything)/iu],
    ['No battery\nIt has 3 modes', /^(?!.*no battery)/iu],
    ['No screws\nNo tools', /^(?!.*needed)/iu],
    ['No drilling', /no drilling needed/iu],
    ['Underside: dotted non-slip fabric', /^(?!.*non-slip fabric(?! underside))/iu],
    ['Grinder: ceramic in both\nCapacity: 55 g peppercorns', /^(?!.*(?:peppercorns|both grinder))/iu],
  ])('says of "%s" what is true of it alone', (notes, wanted) => {
    const rest =
      'Height: 21 cm\nBase diameter: 5.5 cm\nWeight: 240 g each\nSettings: 5\nNot suitable for: wet salt\nCare: wipe dry, no soaking\nGuarantee: 10 years\nMade in: Slovenia';
    expect(writeFromNotes('Mill Set', `${notes}\n${rest}`).itemHighlights).toMatch(wanted);
  });
});
