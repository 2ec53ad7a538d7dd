import { SHOP_GOODS } from '../../words/shopGoods.js';
import { phrases } from '../../words/phrases.js';
import { plainTerms, type Allowance, type ClaimVocabulary } from '../ClaimTerm.js';

/** What a book or a law is about, in a text that promises its reader nothing. */
const SUBJECT: Allowance = {
  anywhere:
    phrases(`novel, novella, thriller, story, stories, tale, memoir, biography, chronicle, textbook, treatise, essays,
    constitution, treaty, pension, pensions, mortgage, loan, loans, lawsuit, jurisprudence`),
  nowhere:
    phrases(`we, we'll, our, us, you, your, you'll, 100, money, cash, refund, refunds, refunded, satisfaction, full, quality,
    lifetime, return, returns, replacement, free, results, delivery`),
  reason: 'a subject, and no promise',
};

const NOT_PROMISED: Allowance = {
  after: ['no', 'not', 'never', 'longer'],
  // "Holes from claws are not in the guarantee".
  afterAll: ['not in the', 'not covered by the', 'not part of the', 'excluded from the', 'outside the'],
  reason: 'what is not guaranteed',
};

/** "Seams guaranteed for a year" has its limit. */
const FOR_TERM: Allowance = {
  goesOn: ['<number>', 'one', 'two', 'three', 'four', 'five', 'six', 'ten', 'twelve', 'a'].flatMap((count) =>
    ['year', 'years', 'month', 'months'].map((unit) => `for ${count} ${unit}`),
  ),
  reason: 'a guarantee with a limit in time',
};

/** "A 10-year guarantee", "guarantee of two years": Amazon refuses only guarantees without a limit (`domain.md` B2). */
const WITH_TERM: Allowance = {
  after: phrases(
    "in, under, by, outside, year, years, yr, yrs, month, months, day, days, limited, manufacturer, manufacturer's, parts",
  ),
  // "Wear is out of guarantee".
  afterAll: ['out of'],
  goesOn: [
    ...['<number>', 'one', 'two', 'three', 'four', 'five', 'six', 'ten', 'twelve'].flatMap((count) => [
      `of ${count}`,
      `for ${count}`,
      // "I guarantee the brass for ten years".
      ...['year', 'years', 'month', 'months'].flatMap((unit) =>
        ['the <word>', 'them', 'it', 'this'].map((thing) => `${thing} for ${count} ${unit}`),
      ),
      // "Guarantee two years on glaze".
      ...['year', 'years', 'month', 'months'].map((unit) => `${count} ${unit}`),
      // "Guarantee is 3 years".
      ...['year', 'years', 'month', 'months'].map((unit) => `is ${count} ${unit}`),
    ]),
    ...['years', 'year', 'yrs', 'yr', 'months', 'month'].map((unit) => `<number> ${unit}`),
  ],
  reason: 'a warranty under its other name',
};

/** Promises of refund or satisfaction. A limited warranty with its term ("2-year warranty") is a fact and stays. */
export const GUARANTEE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      'full refund',
      'money back',
      'moneyback',
      'money back guarantee',
      'refund guarantee',
      'refund guaranteed',
    ),
    ...plainTerms(
      'if not satisfied',
      'if you are not satisfied',
      "if you're not satisfied",
      'not happy with your purchase',
    ),
    ...plainTerms('send it back', 'unconditional guarantee', 'unconditionally guaranteed', 'satisfaction guaranteed'),
    ...plainTerms('satisfaction guarantee', '<number> satisfaction', '<number> guarantee', '<number> guaranteed'),
    ...plainTerms(
      'quality guaranteed',
      'guaranteed quality',
      'quality guarantee',
      'guaranteed results',
      'lifetime guarantee',
    ),
    ...plainTerms('risk free', 'no questions asked', 'hassle free return', 'hassle free returns', 'hassle free refund'),
    ...plainTerms(
      '<number> satisfaction guaranteed',
      '<number> satisfaction guarantee',
      '<number> quality guarantee',
      '<number> quality guaranteed',
      '<number> money back',
      'free replacement',
      'or your money back',
    ),
    ...plainTerms('we refund', 'moneyback', 'your money back', 'money returned', 'get your money'),
    ...plainTerms(
      'not completely satisfied',
      'not fully satisfied',
      'not entirely satisfied',
      'not happy with',
      'if you are not happy',
    ),
    ...plainTerms(
      'if not happy',
      'if you are unhappy',
      'unhappy with',
      "if you don't love it",
      "don't love it",
      'if you do not love it',
    ),
    ...plainTerms(
      "if you're not happy",
      "if you aren't happy",
      "if you aren't satisfied",
      'satisfied or',
      'easy returns',
      'easy return',
    ),
    ...plainTerms(
      '<number> day return',
      '<number> days return',
      '<number> day returns',
      'return within',
      'returns within',
      'return it within',
    ),
    ...plainTerms(
      'return policy',
      'send back',
      'zero risk',
      'no risk',
      'nothing to lose',
      'we will make it right',
      "we'll make it right",
    ),
    ...plainTerms(
      'make it right',
      'satisfaction promise',
      'happiness guarantee',
      '<number> days replacement',
      '<number> day replacement',
    ),
    ...plainTerms(
      'replace it free',
      'replacement free',
      'replace it for free',
      'replace it at no',
      'or we replace',
      'no hassle returns',
    ),
    ...plainTerms(
      'guaranteed to',
      'we guarantee',
      'geld zurück',
      'geld zurück garantie',
      'zufriedenheitsgarantie',
      'rückerstattung',
    ),
    ...plainTerms(
      'erstatten wir',
      'geld wird erstattet',
      'volle erstattung',
      'rückgaberecht',
      'kostenlose rückgabe',
      'nicht zufrieden',
    ),
    ...plainTerms(
      'paisa wapas',
      'paise wapas',
      'paisa vapas',
      'paise vapas',
      'pasand na aaye',
      'wapas kar de',
      'poora paisa',
      'guarantee ke saath',
    ),
    ...plainTerms(
      '<number> din mein wapas',
      'try it risk free',
      'love it or return it',
      'try before you buy',
      'lebenslange garantie',
    ),
    ...['refund', 'refunds', 'refunded'].map((phrase) => ({ phrase, allow: [SHOP_GOODS] })),
    ...plainTerms(
      'pay you back',
      'pays you back',
      'paid back',
      'reimburse',
      'reimbursed',
      'reimburses',
      'return the money',
      'take it back',
    ),
    ...plainTerms(
      'we replace it',
      'we will replace',
      "we'll replace",
      "we'll refund",
      'get your cash back',
      'bei nichtgefallen',
    ),
    { phrase: 'garantiert', severity: 'warning' },
    { phrase: 'zufriedenheit', severity: 'warning' },
    { phrase: 'guaranty', severity: 'warning', allow: [SUBJECT] },
    { phrase: 'guaranteed', severity: 'warning', allow: [SUBJECT, FOR_TERM, NOT_PROMISED] },
    { phrase: 'guarantee', severity: 'warning', allow: [SUBJECT, WITH_TERM, NOT_PROMISED] },
  ],
};
