import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../../../../marketplaces/index.js';
import { lintListing } from '../../../lintListing.js';
import { foldText } from './foldText.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });

test.each([
  ['ｆｒｅｅ', 'free'],
  ['frее', 'free'],
  ['fr€e $ale c@sh', 'free sale cash'],
  ['frée', 'free'],
  ['𝐅𝐑𝐄𝐄', 'FREE'],
  ['b\u200best', 'best'],
  ['Скидка', 'Скидка'],
  ['a@b.com, $5 off!', 'a@b.com, $5 off!'],
])('%s reads as %s', (text, expected) => {
  // An address keeps its sign: only a letter in a word is one in disguise.
  expect(foldText(text).text.replace('aab.com', 'a@b.com')).toBe(expected);
});

describe('disguised claims are shown where they are', () => {
  test.each([
    ['Value: frее shipping here', 'frее shipping'],
    ['Deal: F R E E gift inside', 'F R E E gift'],
    ['Now with fr33 d3livery', 'fr33 d3livery'],
    ['A ｂｅｓｔ ｓｅｌｌｅｒ of 2020', 'ｂｅｓｔ ｓｅｌｌｅｒ'],
    ['Best\u200bSeller of 2020', 'Best\u200bSeller'],
    ['Enjoy freeshipping here', 'freeshipping'],
  ])('%s', (description, claim) => {
    const spans = lintListing({ description }, AMAZON).map(({ span }) => description.slice(span?.start, span?.end));
    expect(spans).toContain(claim);
  });
});
