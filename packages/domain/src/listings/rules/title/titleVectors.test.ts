import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../../../marketplaces/index.js';
import { lintListing } from '../../lintListing.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const lint = (title: string, brand = ''): readonly string[] =>
  lintListing({ title }, AMAZON, { brand }).map(({ rule }) => rule.replace('amazon.', ''));

/** Rule, title that breaks it, title that keeps it, brand. */
const VECTORS: readonly (readonly [rule: string, bad: string, good: string, brand?: string])[] = [
  ['title.missing', ' ', 'Water Bottle'],
  ['title.length', `Bottle ${'x'.repeat(69)}`, `Bottle ${'x'.repeat(68)}`],
  ['title.banned_characters', 'Water Bottle!', 'Water Bottle, 750 ml'],
  ['title.banned_characters', 'What? Bottle', 'Yes! Water Bottle', 'Yes!'],
  ['title.banned_characters', 'Men Jeans (EASKN_Blue_34)', 'Men Jeans (EASKN-Blue-34)'],
  ['title.context_characters', '***Water Bottle***', 'Style #4301 Water Bottle'],
  ['title.context_characters', 'Water ~ Bottle', 'Water Bottle <10 lb'],
  ['title.context_characters', 'Water <Bottle>', 'Yoga Mat 2 * 6 Feet'],
  ['title.non_language', 'Ubersweet® Bottle', 'Café Bottle für Zuhause'],
  ['title.non_language', 'Œuvre Bottle', 'Oeuvre Bottle'],
  ['title.emoji', 'Water Bottle ★★★', 'Water Bottle'],
  ['title.emoji', 'Water Bottle 🔥', 'Water Bottle, Red'],
  ['title.repeated_words', 'Cup Toy Cup Box Cup', 'Cup Toy Cup'],
  ['title.repeated_words', 'Acme Cup Acme Box Acme', 'Toy for Boys for Girls for Kids', 'Acme'],
  ['title.repeated_words', 'Navy Shirt Navy Blue Navy', "Old Navy Women's Navy Shirt, Navy Blue", 'Old Navy'],
  ['title.repeated_words', 'Baby Toys Kids Toys Dancing Toys', 'Shelf, 30 cm x 20 cm x 10 cm'],
  ['title.separators', 'Bottle | Blue', 'Bottle, Blue'],
  ['title.all_caps', 'CLASSIC TOY TRAIN SET', 'BLINKIN Gym Wear Leggings'],
  ['title.all_caps', 'KIDS BACKPACK Large BLUE', 'KATO Train'],
  ['title.all_lower', 'water bottle blue', 'Water Bottle Blue'],
  ['title.title_case', 'Water bottle for Kids', 'Alphabet Blocks for Kids in the Tub'],
  ['title.title_case', 'Water Bottle With Straw', 'iPhone Case with USB-C Cable'],
  ['title.numerals', 'Two Pack Socks', '2-Pack Socks'],
  ['title.measures', 'Bottle 24 Ounces', 'Bottle 24 oz'],
  ['title.brand_first', 'Water Bottle by Acme', 'Acme Water Bottle', 'Acme'],
  ['title.generic_brand', 'Generic Phone Case', 'Phone Case'],
];

describe('Amazon title rules', () => {
  test.each(VECTORS.map(([rule, bad, good, brand = '']) => ({ rule, bad, good, brand })))(
    '$rule: "$bad" breaks it, "$good" keeps it',
    ({ rule, bad, good, brand }) => {
      expect(lint(bad, brand)).toContain(rule);
      expect(lint(good, brand)).not.toContain(rule);
    },
  );

  test('counts code points, so an emoji is one character', () => {
    const [finding] = lintListing({ title: `${'ü'.repeat(40)} ${'𝒳'.repeat(35)}` }, AMAZON).filter(({ rule }) =>
      rule.endsWith('.length'),
    );
    expect(finding?.message).toBe(
      'Title has 76 characters; the limit is 75 characters. Move details to item highlights.',
    );
  });

  test('leaves the name of a book alone', () => {
    const media = ruleSetFor({ marketplace: 'amazon', productClass: 'media', on: '2026-11-20' });
    expect(lintListing({ title: 'Who Moved My Cheese? The Best Cure for Anxiety!' }, media)).toEqual([]);
  });

  test('judges an old title by the rules of its day', () => {
    const old = ruleSetFor({ marketplace: 'amazon', on: '2024-12-31' });
    expect(lintListing({ title: `Great Bottle! ${'Word '.repeat(30)}` }, old)).toEqual([]);
  });
});
