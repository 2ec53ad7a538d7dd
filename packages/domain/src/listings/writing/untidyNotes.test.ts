import { describe, expect, test } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const all = (name: string, notes: string, marketplace: 'amazon' | 'shopify' = 'amazon'): string => {
  const { title, itemHighlights, bulletPoints, description } = writeFromNotes(name, notes, marketplace);
  return [title, itemHighlights, ...bulletPoints, description].join('\n');
};

describe('what a product is called', () => {
  test.each([
    ['Universal Roof Rack Kayak J-Bar Pair', 'Load 34 kg. Weight 5.2 kg.', /roof rack kayak J-bar pair/iu],
    ['Wall-Mounted Drop-Leaf Desk', 'Load 15 kg. Weight 9 kg.', /wall-mounted drop-leaf desk/iu],
    ['Tabletop Oat and Grain Flaker', 'Size: 31 x 14 x 12 cm. Weight: 1.9 kg.', /oat and grain flaker measures/iu],
    ['Dog Car Ramp', 'Weight 7.4 kg. Side rails 3 cm high.', /The Acme Dog Car Ramp/u],
  ])('%s', (name, notes, said) => {
    expect(writeFromNotes(name, notes).description).toMatch(said);
  });

  test('a set of five keeps its count', () => {
    expect(writeFromNotes('Silicone Steam Lid Set of 5', 'Food grade. Seals by suction.').title).toMatch(/Set of 5/u);
  });

  test('a thread size is one word', () => {
    expect(writeFromNotes('Magnetic Drain Plug M14x1.5', 'Head: 17 mm hex').title).toContain('M14x1.5');
  });
});

describe('what the notes open with', () => {
  test('is what the product is', () => {
    expect(
      writeFromNotes('Worm Tower', 'A four-tray worm composter for kitchen scraps. Weighs 4 kg. Green.').description,
    ).toMatch(/^The Acme worm tower is a four-tray worm composter for kitchen scraps/iu);
  });

  test('also where a verb says what it turns into', () => {
    expect(
      writeFromNotes('Shadow Theatre', 'A wooden lantern box that turns into a theatre. Suitable from 4 years.')
        .description,
    ).toMatch(/is a wooden lantern box that turns into a theatre/u);
  });
});

describe('what is not of the product', () => {
  test.each([
    ['a ban', 'Fountain Pump', 'No salt water. 4 rods. Weight 200 g.', /has no salt water/iu],
    ['a place', 'Steam Lid', 'Not under the grill. Food grade.', /is not under the grill/iu],
    ['a guarantee', 'Bike Pannier', 'Max load 9 kg. 5 years, hooks 2.', /ages 5/iu],
    ['a carton', 'Floor Cushion', 'COVER: cotton // CARTON: 6 sets, 74x74x60cm, G.W. 24kg', /24 kg|6 sets/iu],
    ['a term of payment', 'Roof Blind', 'T/T 30% // MOQ 400 // foldable // Color: grey', /T\/T|400/u],
    [
      'a note to the writer',
      'Sun Visor',
      '(from our old shop, please rewrite) Hello lovelies! Brim 11 cm.',
      /rewrite|lovelies/iu,
    ],
    ['a return rule', 'Clog Slippers', 'Returns for size within 30 days. Sole of rubber.', /return/iu],
  ])('%s', (_, name, notes, refused) => {
    expect(all(name, notes)).not.toMatch(refused);
  });
});

describe('what belongs together', () => {
  test('a condition and what follows from it', () => {
    expect(
      all('Lap Blanket', 'If a seam opens in the first 24 months, we replace the blanket. Weight 2.5 kg.'),
    ).toContain('If a seam opens in the first 24 months, we replace the blanket');
  });

  test('an order and its reason', () => {
    expect(all('Roof Blind', 'Remove when outside temperature is over 40 °C, cups may loosen. Foldable.')).not.toMatch(
      /The cups may loosen/u,
    );
  });

  test('the members of a list', () => {
    expect(
      all(
        'Lacing Board Book',
        'Book with 14 fastenings: buckles, zip, laces, snaps and a bow. The lacing cord is 28 cm long.',
      ),
    ).toMatch(/zip, laces, snaps/u);
  });

  test('each label with its own value', () => {
    const { bulletPoints } = writeFromNotes(
      'Fold-Down Desk',
      'Load: 15 kg spread over the leaf; do not lean on it\nHinges: two steel brackets, matt black\nInside: three cubbies',
    );
    expect(bulletPoints.join(' ')).not.toMatch(/; hinges: |; inside: /u);
  });
});

describe('notes typed in a hurry', () => {
  test.each([
    ['Gua Sha', 'wash soap n water, dont leave it wet. u can boil it.', /soap and water/iu],
    ['Fruit Picker', 'head w 9 prongs. alum pole 3 m. prongs sold sep.', /with 9 prongs/iu],
    ['Label Printer', 'battry 1200 mAh. 1yr waranty.', /battery/iu],
    // Short words that are words of their own stay.
    ['Soy Sauce', 'No MSG. 500 ml. Brewed for 6 months.', /no MSG/u],
    ['Lettuce Seeds', 'Cos lettuce, 300 seeds. Sow from March.', /cos lettuce/iu],
    ['Shaving Stone', 'Natural alum block. 100 g. For after shaving.', /alum block/iu],
    ['Pipe Hanger', 'u shape, steel. Fits 20 mm pipes. Weight 30 g.', /u shape/iu],
    [
      'Safety Vest',
      'Hi-vis yellow. Hello Kitty badge. Port: USB-C. Weight 200 g.',
      /hi-vis[^]*hello kitty|hello kitty[^]*hi-vis/iu,
    ],
    ['Reading Lamp', 'Port: USB-C. Weight 200 g. Steel arm.', /USB-C/u],
  ])('%s', (name, notes, said) => {
    expect(all(name, notes)).toMatch(said);
  });
});
