import { phrases } from '../words/phrases.js';
import { plainTerms, type Allowance, type ClaimVocabulary } from './ClaimTerm.js';

const NUMBERED_THING: Allowance = {
  before:
    phrases(`candle, candles, balloon, balloons, birthday, cake, topper, sticker, stickers, foil, sign, patch, key, button,
      iron, wood, driver, shape`),
  reason: 'a thing in the form of the figure',
};

/** Claims of rank that cannot be proven on a product page. */
export const SUPERLATIVE_TERMS: ClaimVocabulary = {
  pairs: [
    {
      verbs: ["world's", 'worlds', "india's", "america's", "europe's"],
      objects:
        phrases(`smallest, largest, biggest, fastest, lightest, thinnest, strongest, toughest, smartest, slimmest, tiniest,
      softest, safest, longest, quietest, brightest, loudest, easiest, coolest, cutest, warmest, hardest, most advanced`),
      reach: 0,
      severity: 'warning',
      allow: [
        {
          anywhere: ['book', 'books', 'atlas', 'encyclopedia', 'facts', 'paperback', 'hardcover'],
          reason: 'a subject',
        },
      ],
    },
  ],
  terms: [
    ...plainTerms(
      ...phrases(`best seller, best sellers, bestseller, bestsellers, best selling, bestselling, top seller, top selling, top
      rated, highest rated, best rated, best on amazon, best in class, best quality, best price, best value, best
      choice, best in the world, best in the market, best of the best`),
    ),
    ...plainTerms("world's best", 'worlds best', 'no 1 brand', 'hot item', 'hot items', 'hot sale'),
    ...plainTerms(
      ...phrases(`hot selling, hottest, most popular, at unbeatable price, at unbeatable prices, unbeatable price, unbeatable
      prices, unbeatable, second to none, award winning, #1, no 1 rated, no 1 choice, no 1 selling, no 1 in, no 1
      product, no 1 quality, number 1 brand, number 1 choice, number 1 rated, number 1 selling, number one brand,
      number one choice, number one selling, number one rated, world no 1, ranked first, voted best, best ever, finest
      quality, world's finest, worlds finest, greatest, highest quality, top quality, top notch, top choice, top pick,
      most trusted, most loved, most advanced, most wanted, most comfortable, most powerful, unmatched, unrivalled,
      unrivaled, unparalleled, unsurpassed, market leader, market leading, industry leading, world leading, world
      class, marktführer, marktführend, weltbeste, weltbester, nummer 1, nummer eins, nr 1, platz 1, meistverkauft,
      meistverkaufte, meistverkaufter, meistverkauftes, das beste, der beste, die beste, beste qualität, bester
      qualität, höchste qualität, unschlagbar, unschlagbare, unübertroffen, einzigartige qualität, sabse accha, sabse
      achha, sabse acha, sabse badhiya, sabse tez, sabse mazboot, sabse behtareen, sabse badiya, duniya ka sabse,
      india ka sabse, desh ka sabse, india ka no 1, india's best, america's best, britain's best, germany's best,
      india's no 1, india's favourite, nation's favourite, tiktok viral, viral product, trending now, must have
      product, hottest, selling fast, fast selling, sold out fast, highest rated, fastest selling, best brand, best
      product, best performance, the very best, simply the best`),
    ),
    ...plainTerms('the perfect gift', 'award winning'),
    {
      phrase: 'no 1',
      severity: 'warning',
      allow: [
        {
          after:
            phrases(`size, pencil, type, model, chapter, item, part, bit, nozzle, book, grade, symphony, volume, op, sonata,
      concerto, figure, step, drill, blade, clipper, comb`),
          reason: 'a number of a size or a part',
        },
        {
          goesOn: ['to', 'and', 'or', 'through', 'till', 'bis', 'se'].flatMap((word) => [
            `${word} <number>`,
            `${word} no <number>`,
          ]),
          reason: 'a range of numbers: "from No. 1 to No. 12"',
        },
        { goesOn: ['<number>', 'no <number>'], reason: 'a list of numbers: "No. 1, No. 2 and No. 3"' },
      ],
    },
    { phrase: 'number one', severity: 'warning', allow: [NUMBERED_THING] },
    { phrase: 'number 1', severity: 'warning', allow: [NUMBERED_THING] },
    {
      phrase: 'best',
      severity: 'warning',
      allow: [
        {
          before: [
            ...['friend', 'friends', 'man', 'before', 'buds', 'wishes', 'bud', 'western'],
            ...['within', 'by', 'if', 'served', 'kept', 'stored', 'eaten', 'used', 'enjoyed', 'worn'],
          ],
          reason: 'a fixed expression',
        },
        {
          after: ['my', 'your', 'his', 'her', 'their', 'our', 'buy', 'works', 'at'],
          reason: 'compares nothing with others',
        },
      ],
    },
    {
      phrase: "world's first",
      severity: 'warning',
    },
    { phrase: 'cheapest', severity: 'warning' },
    { phrase: 'amazing', severity: 'warning' },
    { phrase: 'perfect gift', severity: 'warning' },
  ],
};
