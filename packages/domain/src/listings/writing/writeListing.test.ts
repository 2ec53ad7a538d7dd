import { describe, expect, test } from '@jest/globals';
import { productClassFor, ruleSetFor } from '../../marketplaces/index.js';
import { createBrief } from '../createBrief.js';
import type { ListingCopy } from '../ListingCopy.js';
import { writeListing } from './writeListing.js';

const brief = (description: string, name: string, category: string, attributes: Record<string, string>) =>
  createBrief({
    productName: name,
    description,
    category,
    brand: 'Acme',
    attributes,
    keywords: [],
    marketplace: 'amazon',
    marketplaceId: '',
    tone: 'neutral',
    language: 'en',
  });

const write = (
  description: string,
  name = 'Desk Lamp',
  category = 'Lighting',
  attributes: Record<string, string> = {},
): ListingCopy =>
  writeListing(
    brief(description, name, category, attributes),
    ruleSetFor({ marketplace: 'amazon', productClass: productClassFor(category), on: '2026-11-22' }),
    0,
  );

const bodyOf = (copy: ListingCopy): string => [...copy.bulletPoints, copy.description].join('\n');
const body = (...given: Parameters<typeof write>): string => bodyOf(write(...given));

describe('passages of the seller', () => {
  test('clauses of one sentence stay together, in their order', () => {
    const text = body('Arm beech, stays cool. Weight 2 kg. Tare button, low battery warning, auto off after 60 sec.');
    expect(text).toContain('stays cool');
    expect(text).not.toMatch(/(?:It|lamp) stays cool/u);
    expect(text).toMatch(/tare button, low battery warning, auto off after 60 seconds/iu);
  });

  test('lines under a heading are one list', () => {
    const text = body('Fits:\n Alpha 2007-2010\n Beta 2011\n Gamma 2012\nWipe clean.');
    expect(text).toMatch(/Fits Alpha 2007-2010; Beta 2011; Gamma 2012/u);
  });

  test('a label of the seller heads its own clauses only', () => {
    const text = body('Shade: natural linen, drum\nPlug: UK 3 pin\nCable: 1.8 m, fabric covered\nBase: clay');
    expect(text).toMatch(/shade of natural linen, drum/u);
    expect(text).toMatch(/UK 3 pin plug/u);
    expect(text).not.toMatch(/Shade: .*(?:plug|cable)/iu);
  });

  test('what the bullets leave is in the description, and no sentence is in both', () => {
    const notes =
      'Steel arm. Clay base 16 cm. Cable 1.8 m. E27 max 40 W. Weight 2.3 kg. Not for bathrooms. Dust only. Inline switch. Made in Porto. Bulb not included.';
    const { bulletPoints, description } = write(notes);
    expect(bulletPoints.length).toBeGreaterThan(2);
    const sentences = description.split(/(?<=\.)\s+/u);
    expect(sentences.length).toBeGreaterThan(1);
    for (const bullet of bulletPoints) expect(description).not.toContain(bullet);
  });
});

describe('bullets', () => {
  const notes =
    'Suction 20 kPa. Runs 30 minutes in low mode, 8 minutes in high mode. Full charge takes 3 hours. Bin 0.5 L. Handle of aluminium. Weight 2 kg, height 110 cm. Brush and wall bracket included. Not for wet floors. Do not soak. Two-year warranty. Made in Poland. Washable filter.';
  const written = (): ListingCopy => write(notes, 'Cordless Vacuum Cleaner', 'Home');

  test('no heading comes twice, and none says only that there are features or details', () => {
    const headings = written().bulletPoints.flatMap((bullet) => /^(\p{Lu}[^:;]{2,40}): \S/u.exec(bullet)?.[1] ?? []);
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.join()).not.toMatch(/features|details/iu);
    expect(new Set(headings).size).toBe(headings.length);
  });

  test('what it does and how long are no neighbours of limits', () => {
    for (const bullet of written().bulletPoints) expect(bullet).not.toMatch(/minutes.*wet floors|wet floors.*minutes/u);
  });

  test('a heading asserts no protection, quality or fit', () => {
    const text = written().bulletPoints.join('\n');
    expect(text).not.toMatch(/^(?:Protection|Leakproof|Quality|Performance|Powerful)/mu);
  });

  test('facts of attributes that the notes give of a part are not those of the product', () => {
    const text = bodyOf(write('Bin 0.5 L. Weight 2 kg.', 'Vacuum Cleaner', 'Home', { capacity: '0.5 L' }));
    expect(text).not.toMatch(/capacity/iu);
  });
});

describe('sentences of the description', () => {
  const described = (notes: string, name = 'Desk Lamp', category = 'Lighting'): string =>
    write(notes, name, category).description;

  test('a pronoun is of the product, not of a part named before it', () => {
    const text = described('Base of clay. Shade of linen. Made in Porto. Weight 2 kg. Two-year warranty.');
    expect(text).not.toMatch(/(?:base|shade) is made of [^.]*\. It /u);
  });

  test('what the grammar is not sure of is quoted, in one sentence', () => {
    const text = described(
      'Units g, oz, lb:oz (water and milk). Auto off after 60 sec, low battery plus overload. Max 5 kg, min 2 g, steps 1 g. Weight 2 kg. Steel arm. Clay base 16 cm. Inline switch. E27 max 40 W, bulb no. Cord 2 m. Grip cork, stays cool. Dial plus keys. Steps 3 of 5.',
      'Kitchen Scale',
      'Home',
    );
    expect(text.match(/Details: /gu)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(text).not.toMatch(/It (?:units|auto|max)/iu);
  });
});

describe('words and figures of the seller', () => {
  test.each([
    ['Seat of HR foam', /HR foam/u],
    ['Magnet wall plate with 3M tape', /3M tape/u],
    ['For riders up to 5\'5" tall', /5'5"/u],
    ['Length 43"-51"', /43-51 in/u],
    ['Accuracy: ±0.03 mm', /\+\/-0\.03 mm/u],
    ['Cable incl., adapter not', /cable included/iu],
    ['Tested to IS 2347. BIS ISI IS 1293', /IS 1293/u],
    ['TUV GS, tested in the city', /TUV GS/u],
    ['UK 3 to 8 incl. half sizes', /UK 3 to 8 including half sizes/u],
    ['Works with Windows, Mac, Android; not for iPhone', /Windows, Mac, Android; not for iPhone/u],
    ['Filter: coconut carbon + resin + cotton', /coconut carbon, resin and cotton/u],
    ['Over 18s only', /over 18s/iu],
    ['600D oxford bag', /600D oxford/u],
  ])('%s', (notes, shown) => {
    expect(body(`${notes}. Steel arm. Weight 2 kg.`)).toMatch(shown);
  });

  test('a part and its material are in the order of English', () => {
    expect(body('Handle bakelite, stays cool. Weight 2 kg. Cord 2 m.')).toMatch(/bakelite handle, stays cool/iu);
  });

  test('a guarantee with its term stays', () => {
    expect(body('2 year guarantee. Steel arm. Weight 2 kg.')).toMatch(/2-year guarantee/u);
    expect(body('100% satisfaction guarantee. Steel arm. Weight 2 kg.')).not.toMatch(/guarantee|warranty/iu);
  });
});

describe('titles', () => {
  test.each([
    [
      'Submersible Aquarium Heater 100W with Controller',
      'Pets',
      'Acme Submersible Aquarium Heater, 100 W, with Controller',
    ],
    ['Spinning Reel 5.2:1', 'Sports', 'Acme Spinning Reel, 5.2:1'],
    ['Swim Goggles, -2.0 to -8.0', 'Sports', 'Acme Swim Goggles, -2.0 to -8.0'],
    ["Yarn 5 x 50g 'Heather Moor' hand dyed", 'Crafts', 'Acme Yarn, 5 x 50 g, Heather Moor Hand Dyed'],
  ])('%s', (name, category, title) => {
    expect(write('Weight 2 kg. Made in Porto.', name, category).title).toMatch(new RegExp(`^${title}(?:,|$)`, 'u'));
  });

  test('a code behind the noun is the model, a colour of two words one phrase', () => {
    const text = 'Suction 20 kPa. Weight 2 kg.';
    const { title } = write(text, 'Acme Cordless Vacuum Cleaner V30 Graphite Grey', 'Home', { color: 'Graphite Grey' });
    expect(title).toMatch(/^Acme V30 Cordless Vacuum Cleaner, Graphite Grey/u);
    expect(write(text, 'Acme Digital Caliper IP54', 'Tools').title).toMatch(/^Acme Digital Caliper, IP54/u);
  });

  test('a series and its number stay with the brand', () => {
    const { title, searchTerms } = write(
      'Weight 4 g each. USB-C cable.',
      'Acme Pulse 3 Bluetooth Earbuds White',
      'Electronics',
    );
    expect(title).toMatch(/^Acme Pulse 3 Bluetooth Earbuds, White/u);
    expect(searchTerms).not.toMatch(/grocery|dal\b/u);
  });

  test('a count of things in one is whole', () => {
    expect(write('Weight 2 kg.', 'Dry Fruit Gift Box 4 in 1', 'Grocery').title).toContain('4 in 1');
  });
});
