import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const RUN =
  '120 pieces: 90 plastic track parts, 30 glass marbles. Transparent ABS in six colors. Instruction booklet with 12 layouts. Up to 95 cm tall when built. For ages 5 and up. Warning: choking hazard, small balls, not for children under 3. Does not need batteries. Storage bag included, base plate not included. Not compatible with other marble runs. Wash in warm soapy water, not in the dishwasher. Box 40 x 30 x 8 cm, 1.9 kg.';
const HAMMOCK =
  'cat window bed w/ 4 suction cups (6 cm) + steel cables. holds upto 18 kg. bed 55x35 cm. frame is PVC tube, cover polyester mesh, fleece mat on top. NOT for frosted / textured / double curved glass!! clean glass with alcohol first, wait 24h b4 cat goes on. check cups every week. no drilling, no tools. folds up flat against window. alcohol wipes not incl. 6 mths warranty';

describe('what a buyer must know', () => {
  it('is a bullet: a danger before what is in the box', () => {
    const { bulletPoints } = writeFromNotes('Glow Marble Run 120 Pieces', RUN);
    expect(bulletPoints.join('\n')).toContain('choking hazard');
    expect(bulletPoints.join('\n')).not.toContain('base plate not included');
  });

  it('is denied as one list where signs part its entries', () => {
    const { bulletPoints, description } = writeFromNotes('cat window hammock', HAMMOCK);
    expect([...bulletPoints, description].join('\n')).toContain('ot for frosted / textured / double curved glass');
  });
});

describe('a title', () => {
  it('takes no order and no thing that could come with it from the notes', () => {
    expect(writeFromNotes('cat window hammock', HAMMOCK).title).not.toMatch(/clean|glass|alcohol/iu);
    expect(
      writeFromNotes('Projection Alarm Clock', '- shows the time on the wall\n- black ABS case\n- two alarms').title,
    ).not.toMatch(/case/iu);
  });

  it('keeps what the seller joined in the name', () => {
    expect(writeFromNotes('Wiper Blades 26 in + 18 in, Set of 2', 'Two blades. Natural rubber.').title).toContain(
      '26 in + 18 in',
    );
    expect(writeFromNotes('Oscilloscope Probe 100 MHz, 1X/10X, Pair', 'Two probes. Cable 1.2 m.').title).toContain(
      '1X/10X',
    );
    expect(writeFromNotes('Remote Control Off-Road Car 1:16', 'Scale 1:16. Rubber tyres.').title).toContain(
      'Remote Control Off-Road Car',
    );
    expect(writeFromNotes('Compression Packing Cubes, 6 Piece Set', 'Six cubes. Nylon.').title).toContain(
      '6 Piece Set',
    );
    expect(
      writeFromNotes(
        'Dog Bed with Removable Cover, Size L',
        'Foam bed.\nGuarantee: 2 years on the foam, not on the cover',
      ).title,
    ).toContain('Removable Cover');
  });

  it('names the thing before "with", not what it has', () => {
    const { description } = writeFromNotes(
      'Diabolo with Triple Bearing',
      'Cups of rubber.\nAxle: steel\nWeight: 265 g',
      'shopify',
    );
    expect(description).not.toMatch(/The Acme triple bearing|<p>Triple bearing/u);
  });
});

describe('pieces of a size', () => {
  it('are not counted', () => {
    const { bulletPoints, description } = writeFromNotes(
      'Document Shredder 8 Sheet',
      'Up to 8 sheets at once. Cross cut, 4 x 35 mm pieces, security level P-4. Shreds staples, does not shred CDs. Runs 5 minutes, then rests 30 minutes. It has a 15 litre bin with a window. Keep away from children. Oil sheets are not supplied.',
    );
    expect([...bulletPoints, description].join('\n')).toContain('4 x 35 mm pieces');
  });
});

describe('inches before a noun', () => {
  it('are written out', () => {
    const { itemHighlights, bulletPoints, description } = writeFromNotes(
      'Projection Alarm Clock',
      '- projects the time on wall or ceiling, up to 3 m away\n- 7 inch LED display, white digits\n- two alarms, snooze 9 minutes\n- shows room temperature\n- USB-A port charges a phone\n- runs on the 5 V adapter supplied\n- no radio, no Bluetooth\n- size 7 x 3 x 2 in',
    );
    const all = [itemHighlights, ...bulletPoints, description].join('\n');
    expect(all).toContain('7 inch LED display');
    expect(all).toContain('7 x 3 x 2 in');
  });
});

describe('"in" behind a number that measures nothing', () => {
  it.each([
    'Sewn since 1985 in Portugal by one family.',
    'Shoes come in size 12 in green and navy.',
    'It works with 4 in parallel.',
  ])('stays: %s', (sentence) => {
    const notes = `${sentence} The body is made of steel. It has two handles. It stands on four feet. Wipe it with a dry cloth. The lid is not included. It weighs 2 kg.`;
    const { bulletPoints, description } = writeFromNotes('Garden Thing', notes);
    expect([...bulletPoints, description].join('\n')).not.toContain('inch');
  });
});

describe('facts that look like terms of sale', () => {
  it.each([
    ['Exchange the filter every 90 days.', 'xchange the filter every 90 days'],
    ['Delivery: 1800 l/h', '1800'],
    ['Invoice number printed on each sheet.', 'nvoice number'],
  ])('are kept: %s', (fact, said) => {
    const { bulletPoints, description } = writeFromNotes(
      'Garden Thing',
      `The body is made of steel. ${fact}\nIt has two handles. It stands on four feet. Wipe it with a dry cloth.`,
    );
    expect([...bulletPoints, description].join('\n')).toContain(said);
  });
});

describe('search terms of a kind', () => {
  it('name no other thing of the kind', () => {
    const { searchTerms } = writeFromNotes(
      'Kaolin Clay Face Mask, 100 g',
      'Rinse-off clay mask. 100 g glass jar. Kaolin 30%, bentonite, glycerin. For oily skin. Leave on for 10 minutes, rinse with water. No fragrance. Vegan.',
    );
    expect(searchTerms).not.toMatch(/peel|sheet|sleeping/u);
  });
});
