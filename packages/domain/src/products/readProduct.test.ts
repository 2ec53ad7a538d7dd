import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readProduct, type Fact, type ProductBrief } from './index.js';
import { isSameAmount, tokenise, UNIT_TABLE } from './reading/index.js';

const brief = (given: Partial<ProductBrief>): ProductBrief => ({
  productName: '',
  description: '',
  category: '',
  brand: '',
  attributes: {},
  ...given,
});
const factsOf = (given: Partial<ProductBrief>): readonly Fact[] => readProduct(brief(given)).facts;
const fact = (facts: readonly Fact[], property: string, part = ''): Fact | undefined =>
  facts.find((one) => one.property === property && one.part === part);

describe('facts of a note', () => {
  const facts = factsOf({
    productName: 'Insulated Water Bottle 500 ml',
    description:
      'Keeps drinks cold 24 hrs, hot 12 hrs. NOT dishwasher safe - hand wash only. Lid is BPA free Tritan. Height 26 cm, dia 7 cm. Lining: copper. Weight 290 g each.',
  });

  test('each has its property, unit, part and polarity', () => {
    expect(fact(facts, 'height')).toMatchObject({ value: '26 cm', quantities: [{ low: 26, high: 26, unit: 'cm' }] });
    expect(fact(facts, 'diameter')).toMatchObject({ value: '7 cm' });
    expect(fact(facts, 'weight')).toMatchObject({ value: '290 g', qualifier: 'each' });
    expect(fact(facts, 'material', 'lid')).toMatchObject({ value: 'tritan' });
    expect(facts.filter(({ property, part }) => property === 'material' && part === '')).toEqual([]);
    expect(facts.find(({ property, polarity }) => property === 'care' && polarity === 'is_not')).toMatchObject({
      value: 'dishwasher safe',
    });
    expect(facts.filter(({ property }) => property === 'hold_time').map(({ value }) => value)).toEqual(
      expect.arrayContaining(['24 h', '12 h']),
    );
  });
});

test.each([
  ['waterproof', 'No', 'is_not'],
  ['waterproof', 'Yes', 'is'],
  ['rechargeable', 'false', 'is_not'],
])('the attribute %s: %s is a fact that %s', (name, value, polarity) => {
  expect(factsOf({ productName: 'Fan', attributes: { [name]: value } }).at(-1)).toMatchObject({
    polarity,
    value: expect.stringContaining(name),
  });
});

test('values that disagree are a contradiction that names both', () => {
  const { contradictions } = readProduct(
    brief({ productName: 'Waterproof rain jacket', description: 'Not waterproof. Weight 70 g. Weighs 5.576 kg.' }),
  );
  expect(contradictions.map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining('70 g'), expect.stringContaining('Not waterproof')]),
  );
});

test('prices, contacts and cures are listed with the reason and are no facts', () => {
  const { unused, facts } = readProduct(
    brief({ productName: 'Honey 1 kg', description: 'MRP Rs 1299 only. Call 9876543210. Cures ulcers. Glass jar.' }),
  );
  expect(unused.map(({ reason }) => reason)).toEqual(['price', 'contact', 'banned_claim']);
  expect(facts.map(({ text }) => text).join(' ')).not.toMatch(/1299|9876|ulcers/u);
});

test('the kind comes from the noun of the name, not from its last word', () => {
  const kinds = [
    'Expandable Garden Hose 50 ft Solid Brass Fittings 10-Function Nozzle',
    'Sofa cover 3 seater stretch',
    'replacement blades for Ninja BL770 6 fins',
  ].map((productName) => readProduct(brief({ productName })).name.kind.kind.name);
  expect(kinds).toEqual(['garden hose', 'sofa cover', 'replacement blade']);
});

test('missing facts are those that buyers of the kind ask and the input does not answer', () => {
  const bare = readProduct(brief({ productName: 'Kitchen scissors', brand: 'Sharpo', category: 'Home & Kitchen' }));
  expect(bare.missingFacts).toContain('material');
  const told = readProduct(brief({ productName: 'Kitchen scissors', attributes: { material: 'steel' } }));
  expect(told.missingFacts).not.toContain('material');
});

const words = fc.constantFrom(
  'steel',
  'lid',
  'not',
  'dishwasher',
  'safe',
  '500 ml',
  '24 hrs',
  'up to 12 h',
  'red',
  'BPA',
  'free',
  'with',
  'fits',
  'TN-760',
  '3 x 250 g',
  'no',
  'sugar',
  '(blue)',
  'ka',
  '½',
  '"',
  '°',
  '，',
  '🔥',
  'a:',
  'Size:',
);
const joint = fc.constantFrom(' ', ', ', '. ', '; ', '\n', ' - ', '! ', ': ', ' / ');

describe('what the seller leaves out', () => {
  const description = 'Weight: 2 kg\nWeight: 3 kg\nMax load: 3 kg\nWaterproof: No';
  const left = (leftOut: readonly string[]): readonly string[] =>
    readProduct(brief({ productName: 'Waterproof Speaker', description, leftOut }))
      .statements.filter(({ unused }) => unused?.reason === 'left_out')
      .map(({ statement }) => `${statement.label}: ${statement.text}`);

  test('is one line where its label is named', () => {
    expect(left(['Weight: 3 kg'])).toEqual(['Weight: 3 kg']);
  });

  test('is found by the words as they were written', () => {
    expect(left(['Waterproof: No'])).toHaveLength(1);
  });
});

test('a heading over lines with labels of their own is not lost', () => {
  const { statements } = readProduct(brief({ productName: 'Thing', description: 'steel a:\n500 ml: lid' }));
  expect(statements.map(({ statement }) => statement.text).join(' ')).toContain('steel a');
});

test('every word of the input is in a clause that is a fact or is listed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(words, joint), { maxLength: 30 }), (parts) => {
      const description = parts.map(([word, sign]) => word + sign).join('');
      const reading = readProduct(brief({ productName: 'Thing', description }));
      const covered = new Uint8Array(description.length);
      for (const { statement, field } of reading.statements)
        if (field === 'description') covered.fill(1, statement.start, statement.end);
      for (const { statement, field } of reading.statements) {
        if (field !== 'description' || statement.label === '') continue;
        for (
          let at = description.indexOf(statement.label);
          at !== -1;
          at = description.indexOf(statement.label, at + 1)
        )
          covered.fill(1, at, at + statement.label.length);
      }
      const read = reading.statements.map(({ statement }) => statement.text).join(' ');
      const left = tokenise(description).filter(
        (token) =>
          token.kind !== 'sign' &&
          covered[token.start] === 0 &&
          !read.includes(token.text) &&
          !isLabelAlone(description, token.end) &&
          !isAnswered(description, token.end),
      );
      expect(left.map(({ text }) => text)).toEqual([]);
      for (const { factIds, unused } of reading.statements)
        expect(factIds.length > 0 || unused !== undefined).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

/** What "yes" or "no" answers is in the statement that it makes: "steel: no" and "steel - no" are read as "no steel". */
const isAnswered = (text: string, end: number): boolean =>
  /^[^:.;,!\n]*(?::|\s-)\s+(?:yes|no)\b/u.test(text.slice(end));

/** "Size:" with nothing behind it says nothing. */
const isLabelAlone = (text: string, end: number): boolean => /^\s*:/u.test(text.slice(end));

test('a fact that is shown reads as the same fact', () => {
  const units = UNIT_TABLE.filter(
    ({ symbol, dimension }) =>
      ['length', 'mass', 'volume', 'time', 'power', 'voltage', 'loudness'].includes(dimension) &&
      !/^(?:micron|t|cc|pt|HP)$/u.test(symbol),
  );
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.integer({ min: 2, max: 900 }), ({ symbol }, value) => {
      const [first] = factsOf({ productName: 'Thing', description: `${value} ${symbol}` }).filter(
        ({ quantities }) => quantities.length > 0,
      );
      const [again] = factsOf({ productName: 'Thing', description: first?.value ?? '' }).filter(
        ({ quantities }) => quantities.length > 0,
      );
      expect(again?.quantities).toEqual(first?.quantities);
      expect(first?.quantities).toEqual([{ low: value, high: value, unit: symbol }]);
    }),
  );
});

test('a conversion never changes a comparison', () => {
  const pairs = UNIT_TABLE.flatMap((one) =>
    UNIT_TABLE.filter(
      (other) => other.dimension === one.dimension && other.factor > 0 && one.factor > 0 && one !== other,
    ).map((other) => [one, other] as const),
  );
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.double({ min: 1, max: 1000, noNaN: true }), ([one, other], value) => {
      const converted = (value * one.factor) / other.factor;
      expect(isSameAmount(value, one.symbol, converted, other.symbol)).toBe(true);
      expect(isSameAmount(value, one.symbol, converted * 1.1, other.symbol)).toBe(false);
    }),
  );
});

test('the harness of "no-pull harness" is there, and what is denied behind it is not', () => {
  const { statements } = readProduct({
    productName: 'Dog harness',
    description: 'No-pull harness without bells.',
    brand: '',
    category: '',
    attributes: {},
  });
  const denied = statements.flatMap(({ statement: { tokens, negated } }) =>
    tokens.filter((_, at) => negated[at]).map(({ lower }) => lower),
  );
  expect(denied).toContain('bells');
  expect(denied).not.toContain('harness');
});
