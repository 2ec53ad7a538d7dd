import type { ListingBrief } from '../../ListingBrief.js';
import { EMPTY_COPY, type ListingCopy } from '../../ListingCopy.js';

/** Two texts about one product, of which the first must score more. */
export interface ScorePair {
  readonly why: string;
  readonly brief: ListingBrief;
  readonly good: ListingCopy;
  readonly poor: ListingCopy;
}

const brief = (given: Partial<ListingBrief> & { readonly productName: string }): ListingBrief => ({
  description: '',
  category: '',
  brand: '',
  attributes: {},
  keywords: [],
  marketplace: 'amazon',
  marketplaceId: 'ATVPDKIKX0DER',
  tone: 'neutral',
  language: 'en',
  ...given,
});

export const BACKPACK = brief({
  productName: 'Tarnwell Roll-Top Backpack 24 L',
  brand: 'Tarnwell',
  category: 'Luggage',
  description:
    'Recycled polyester, 900 denier. 24 litres. Weighs 840 g. Padded sleeve for laptops up to 15 inches. Two side pockets. Not waterproof. Chest strap is removable. Wipe clean with a damp cloth.',
  attributes: { colour: 'forest green', dimensions: '46 x 29 x 16 cm' },
  keywords: ['roll top backpack', 'laptop backpack'],
});
export const KETTLE = brief({
  productName: 'Brevon Electric Kettle 1.7 L',
  brand: 'Brevon',
  category: 'Home & Kitchen',
  description:
    'Stainless steel body, 2200 W, 1.7 L. Boils 1 litre in 4 minutes. Automatic shut-off and boil-dry protection. 360 degree base. Cord 75 cm. Not for milk.',
  attributes: { colour: 'matte black', weight: '1.1 kg', warranty: '2 years' },
  keywords: ['electric kettle'],
});
export const EARBUDS = brief({
  productName: 'Ovanti Beam 3 Wireless Earbuds',
  brand: 'Ovanti',
  category: 'Electronics',
  description:
    'Bluetooth 5.3. 7 hours of playtime, 28 hours with the case. 10 mm drivers. IPX4. USB-C charging. Weighs 4.5 g each. Includes three pairs of ear tips and a charging case. No noise cancelling.',
  attributes: { colour: 'white' },
  keywords: ['wireless earbuds'],
});
export const SOAP = brief({
  productName: 'Olive & Bay Laurel Soap Bar',
  brand: 'Marrow Lane',
  category: 'Beauty',
  marketplace: 'shopify',
  marketplaceId: '',
  description:
    'Cold processed in Bristol. 70% olive oil, 20% coconut oil, bay laurel oil. 110 g. No palm oil, no dyes. Cured for 6 weeks. Wrapped in paper. Keep dry between uses.',
  keywords: ['olive oil soap'],
});

const copy = (given: Partial<ListingCopy>): ListingCopy => ({ ...EMPTY_COPY, ...given });

const GOOD_BACKPACK = copy({
  title: 'Tarnwell Roll-Top Backpack, 24 L, Forest Green',
  itemHighlights:
    'Recycled 900 denier polyester, laptop sleeve up to 15 inches, two side pockets, removable chest strap',
  bulletPoints: [
    '24 litres in 840 g: the pack measures 46 x 29 x 16 cm and is made of recycled polyester of 900 denier',
    'A padded sleeve for the laptop: it takes computers of up to 15 inches',
    'Not waterproof: wipe the fabric clean with a damp cloth',
    'Two side pockets, and a chest strap that is removable',
  ],
  description:
    'The Tarnwell backpack closes with a roll top and holds 24 litres. Its recycled polyester weighs 840 g in all. A laptop of up to 15 inches goes into the padded sleeve.\n\nThe pack has two side pockets. The chest strap is removable. The backpack is not waterproof.',
  searchTerms:
    'rucksack daypack commuter school college bag rolltop cycling travel hiking bookbag unisex men women computer bag',
  keywords: ['roll top backpack'],
});
const GOOD_KETTLE = copy({
  title: 'Brevon Electric Kettle, 1.7 L, 2200 W, Matte Black',
  itemHighlights: 'Stainless steel body, boils 1 litre in 4 minutes, automatic shut-off, 360 degree base',
  bulletPoints: [
    '1 litre in 4 minutes: the kettle has 2200 W and holds 1.7 L',
    'Automatic shut-off: boil-dry protection is built in',
    'A body of stainless steel in matte black, 1.1 kg',
    'The base turns through 360 degrees and has a cord of 75 cm',
    'Made for water: the kettle is not for milk',
  ],
  description:
    'The Brevon kettle boils 1 litre in 4 minutes. It holds 1.7 L in a stainless steel body and draws 2200 W. When the water boils, it shuts off automatically.\n\nThe cord is 75 cm long. The kettle weighs 1.1 kg and has a warranty of 2 years. Do not use it for milk.',
  searchTerms:
    'water boiler hot tea coffee cordless jug fast boil kitchen appliance teapot heater steel kettles office dorm',
  keywords: ['electric kettle'],
});
const GOOD_EARBUDS = copy({
  title: 'Ovanti Beam 3 Wireless Earbuds, Bluetooth 5.3, White',
  itemHighlights: '7 hours of playtime, 28 hours with the case, 10 mm drivers, IPX4, USB-C charging',
  bulletPoints: [
    '28 hours with the case: the earbuds alone play for 7 hours',
    '10 mm drivers: each earbud weighs 4.5 g',
    'Bluetooth 5.3, with charging by USB-C',
    'Splashes are fine: the earbuds are rated IPX4',
    'Included: a charging case and three pairs of ear tips',
  ],
  description:
    'Ovanti Beam 3 are wireless earbuds in white with Bluetooth 5.3. They play for 7 hours, and the case brings that to 28 hours. The case charges by USB-C.\n\nEach earbud weighs 4.5 g. Three pairs of ear tips are included. The earbuds have no noise cancelling.',
  searchTerms: 'headphones in ear buds tws earphones headset sport running gym music calls bt true cordless pods',
  keywords: ['wireless earbuds'],
});
const GOOD_SOAP = copy({
  title: 'Olive & Bay Laurel Soap Bar by Marrow Lane',
  description:
    '<p>Marrow Lane makes this 110 g bar in Bristol by the cold process and cures it for 6 weeks. It is 70% olive oil and 20% coconut oil, with bay laurel oil.</p><ul><li>No palm oil and no dyes</li><li>Wrapped in paper</li><li>Keep the bar dry between uses</li></ul>',
  seoTitle: 'Olive & Bay Laurel Soap Bar, 110 g | Marrow Lane',
  metaDescription:
    'Cold processed soap bar with 70% olive oil, coconut oil and bay laurel oil. 110 g, without palm oil, by Marrow Lane.',
  tags: ['Soap', 'Olive oil', 'Bay laurel'],
  handle: 'olive-bay-laurel-soap',
});

const pair = (why: string, given: ListingBrief, good: ListingCopy, poor: Partial<ListingCopy>): ScorePair => ({
  why,
  brief: given,
  good,
  poor: { ...good, ...poor },
});

/** Faults of every kind that buyers or a marketplace would see, one a pair; the poor text is no shorter than the good one. */
export const SCORE_PAIRS: readonly ScorePair[] = [
  pair('figures and materials changed', BACKPACK, GOOD_BACKPACK, {
    bulletPoints: [
      '42 litres in 480 g: the pack measures 64 x 29 x 61 cm and is made of leather of 900 denier',
      'A padded sleeve for the laptop: it takes computers of up to 18 inches',
      'Waterproof: put it into the washing machine',
      'Six side pockets, and a chest strap of steel',
    ],
  }),
  pair('bullets of another product', BACKPACK, GOOD_BACKPACK, {
    bulletPoints: [
      'Tempered glass: the jug holds two litres of lemonade and has a lid with a strainer',
      'Dishwasher safe: the lid and the jug both go into the top rack',
      'Slow pour: the spout does not drip on a tablecloth',
      'For the fridge door: the jug is 11 cm wide at its base',
    ],
  }),
  pair('words in a wrong order', BACKPACK, GOOD_BACKPACK, {
    bulletPoints: [
      'Litres 24 of in 840 g: pack the measures and is of made recycled polyester the',
      'Padded a for sleeve laptop the: it take computers to up of 15 inches',
      'Waterproof not is: wipe the with fabric clean damp a cloth and',
      'Side two pockets and a or chest strap is that are removable the',
    ],
    description:
      'Backpack the Tarnwell with closes a roll top and holds 24 of litres. Its polyester recycled the weigh in all of 840 g and. A laptop the of up to 15 inches go padded sleeve into the.',
  }),
  pair('keywords instead of sentences', BACKPACK, GOOD_BACKPACK, {
    bulletPoints: [
      'Backpack men backpack women backpack boys backpack girls backpack school backpack college backpack',
      'Laptop backpack travel backpack roll top backpack rolltop backpack work backpack office backpack',
      'School bag college bag travel bag laptop bag gym bag work bag office bag hiking bag',
      'Rucksack daypack bookbag rucksack for men rucksack for women daypack for men daypack for women',
    ],
    description:
      'roll top backpack laptop backpack school backpack travel backpack work backpack hiking backpack college backpack '.repeat(
        4,
      ),
  }),
  pair('says nothing, in many words', KETTLE, GOOD_KETTLE, {
    itemHighlights: 'a nice kettle, a good product for every home, something you will really like to have and to use',
    bulletPoints: [
      'A great choice: this is a good product that you will like and want to use every day',
      'Made for people: everyone who wants a nice thing can have it and enjoy it',
      'Useful in many ways: you can use it when you want to use something of this kind',
      'A lovely idea: people like to have good things at home and this is one of them',
      'For every day: it is there when you need it and it does what you want it to do',
    ],
    description:
      'This is a product that you will like. It is good to have something like it at home. People who have it use it when they want to. You will see how nice it is when you have it. It does what you need it to do when you need it. There is a place for it in every home.',
  }),
  pair('the same sentence again and again', KETTLE, GOOD_KETTLE, {
    bulletPoints: [
      '1 litre in 4 minutes: the kettle has 2200 W and holds 1.7 L',
      'Fast: the kettle has 2200 W and holds 1.7 L',
      'Large: the kettle has 2200 W and holds 1.7 L',
      'Strong: the kettle has 2200 W and holds 1.7 L',
      'Simple: the kettle has 2200 W and holds 1.7 L',
    ],
    description: 'The kettle has 2200 W and holds 1.7 L. '.repeat(8),
  }),
  pair('capitals', KETTLE, GOOD_KETTLE, {
    bulletPoints: GOOD_KETTLE.bulletPoints.map((bullet) => bullet.toUpperCase()),
  }),
  pair('praise without facts', KETTLE, GOOD_KETTLE, {
    bulletPoints: [
      'The fastest kettle you can buy, loved by thousands of families',
      'Award-winning design from the most trusted brand in the world',
      'Premium quality that lasts a lifetime, guaranteed by our experts',
      'Saves more energy than any other kettle, as studies have shown',
      'Recommended by chefs and doctors for a healthier morning',
    ],
  }),
  pair('text of a template', EARBUDS, GOOD_EARBUDS, {
    bulletPoints: [
      'Lorem ipsum: dolor sit amet with 7 hours',
      '[Feature]: insert benefit here',
      'Your text here: consectetur adipiscing',
      'TBD: 10 mm drivers',
      'Lorem ipsum dolor: sit amet',
    ],
  }),
  pair('denials turned round', EARBUDS, GOOD_EARBUDS, {
    itemHighlights: '17 hours of playtime, 82 hours with the case, 40 mm drivers, IPX8, wireless charging',
    description:
      'Ovanti Beam 3 are wireless earbuds in black with Bluetooth 4.2. They play for 17 hours, and the case brings that to 82 hours. The case charges by Lightning.\n\nEach earbud weighs 45 g. Nine pairs of ear tips are included. The earbuds have noise cancelling.',
  }),
  pair('none of the facts', EARBUDS, GOOD_EARBUDS, {
    title: 'Ovanti Wireless Earbuds for Music and Calls',
    itemHighlights: 'For music, for calls, for the commute, for the gym, for the desk, for home',
    bulletPoints: [
      'Put them in and press play: the day has a tune',
      'From the train to the desk: one pair goes along',
      'Take a call while both hands hold the shopping',
      'A run in the park goes by with a favourite album',
      'At night they wait in their box for the morning',
    ],
    description:
      'Music goes along to the train, to the desk and through the park. Put the earbuds in and the street is far away. In the evening they go back into their box until the morning.',
  }),
  pair('repetition in HTML', SOAP, GOOD_SOAP, {
    description: `<p>${'Soap bar soap for hands soap for face soap for home. '.repeat(10)}</p><ul><li>Soap</li></ul>`,
  }),
  pair('false facts in HTML', SOAP, GOOD_SOAP, {
    description: GOOD_SOAP.description
      .replace('110 g', '310 g')
      .replace('70% olive', '30% olive')
      .replace('No palm oil and no dyes', 'With palm oil and bright dyes')
      .replace('6 weeks', '6 months'),
  }),
  pair('an empty description', SOAP, GOOD_SOAP, { description: '<p> </p>' }),
];
