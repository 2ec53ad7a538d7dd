import { describe, expect, it } from '@jest/globals';
import { readProduct } from '../../products/index.js';
import { createBrief } from '../createBrief.js';
import { EMPTY_COPY } from '../ListingCopy.js';
import { proveCopy } from './proveCopy.js';

const readingOf = (productName: string, description: string) =>
  readProduct(
    createBrief({
      productName,
      description,
      category: '',
      brand: '',
      attributes: {},
      keywords: [],
      tone: 'neutral',
      language: 'en',
      marketplace: 'amazon',
      marketplaceId: '',
    }),
  );
const isCarried = (reading: ReturnType<typeof readingOf>, description: string): boolean =>
  proveCopy({ ...EMPTY_COPY, description }, reading).claims.every(({ support }) =>
    ['given', 'entailed', 'computed'].includes(support),
  );

const drill = readingOf(
  'Cordless Drill 18 V',
  'Keyless chuck. 2.1 kg. LED work light. Battery included, charges in 60 min. Case and bits NOT included. Drills up to 13 mm in steel. Not dishwasher safe.',
);
const bed = readingOf('Dog Bed', 'For dogs up to 30 kg. Foam 8 cm. 90 x 65 cm. Single use cover. Contains almonds.');
const shirt = readingOf(
  'Shirt',
  '55% linen, 45% cotton. White stitching. Sizes S to XXL. Runs on one AA battery (not included).',
);

const tank = readingOf(
  'Fish Tank 30 L',
  'Heater, gravel and fish NOT included. Not for marine fish. Min fill 0.5 L. Wash at 60 °C. Two filters of 400 g each. Black plastic lid. No outside pockets. Indoor use only. Remote needs 2 AAA, not included.',
);

describe('paraphrases that the facts carry', () => {
  it.each([
    ['related words', drill, 'A lamp lights up the work.'],
    ['a denial inside a word', drill, 'The chuck tightens without a key.'],
    ['a figure just over another', drill, 'It weighs just over 2 kg.'],
    ['a thing that is used with it', drill, 'Charge the battery, put in a bit and start.'],
    ['what the buyer has to get', drill, "You'll need your own bits."],
    ['a denying verb', drill, 'Skip the dishwasher.'],
    ['a limit', bed, 'It is for dogs weighing no more than 30 kg.'],
    ['what is beyond a limit', bed, 'Dogs over 30 kg are too heavy for it.'],
    ['the longest side', bed, 'It is 90 cm long.'],
    ['opposites', bed, 'The cover is not reusable.'],
    ['allergens', bed, 'Not for anyone with an almond allergy.'],
    ['a comparison of shares', shirt, 'It has more linen than cotton.'],
    ['a share in words', shirt, 'More than half of it is linen.'],
    ['sizes of a range', shirt, 'It comes in five sizes.'],
    ['a passive denial', tank, 'Marine fish should not be kept in it.'],
    ['a further purchase', tank, 'You will need to buy a heater and gravel yourself.'],
    ['a minimum', tank, 'Fill it with at least half a litre.'],
    ['degrees without a scale', tank, 'Wash it at 60 degrees.'],
    ['a sum', tank, 'In total the filters weigh 800 g.'],
    ['a denial turned round', tank, 'There are no pockets on the outside.'],
    ['a kind of what is denied', tank, 'It is not for the garden.'],
    ['another form of the word', shirt, 'The seams are stitched in white.'],
  ])('%s', (_, reading, sentence) => {
    expect(isCarried(reading, sentence)).toBe(true);
  });
});

describe('sentences that the facts do not carry', () => {
  it.each([
    ['a figure over the given one', drill, 'It weighs less than 2 kg.'],
    ['a thing that is not included', drill, 'Bits are included.'],
    ['a thing in brackets that is not included', shirt, 'The battery is included.'],
    ['a limit turned round', bed, 'It suits dogs over 30 kg.'],
    ['a side that may be the other', bed, 'It is 65 cm long.'],
    ['a comparison turned round', shirt, 'It has more cotton than linen.'],
    ['another number of sizes', shirt, 'It comes in seven sizes.'],
    ['the first of a denied list', tank, 'It comes with a heater.'],
    ['a battery that is not included', tank, 'It includes batteries for the remote.'],
    ['a product of two counts of one kind', readingOf('Socks', '2 pairs. 2 colours.'), 'Four pairs in a pack.'],
    ['the assembly that is left to the buyer', readingOf('Shelf', 'Self assembly.'), 'It arrives assembled.'],
    ['a benefit', drill, 'You drill all day on one charge.'],
    ['another angle', readingOf('Fan', '4 speeds. Oscillates 90°.'), 'It turns 360 degrees.'],
  ])('%s', (_, reading, sentence) => {
    expect(isCarried(reading, sentence)).toBe(false);
  });
});
