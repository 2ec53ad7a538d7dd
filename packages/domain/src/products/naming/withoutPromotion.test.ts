import { describe, expect, it } from '@jest/globals';
import { cleanText, shownBrand, withoutPromotion, wordInTitle } from './index.js';

describe('withoutPromotion', () => {
  it.each([
    ['HIGH QUALITY Toy Train FREE SHIPPING', 'Toy Train'],
    ['[NEW] Pureoroko C-58 [NEW]', 'Pureoroko C-58'],
    ['New York Skyline Puzzle', 'New York Skyline Puzzle'],
    ['Hot Wheels Tank Top Poster', 'Hot Wheels Tank Top Poster'],
    ['Brand New Drone - Best Price!!!', 'Drone'],
  ])('%j becomes %j', (name, expected) => expect(withoutPromotion(name)).toBe(expected));
});

describe('cleanText', () => {
  it.each([
    ['Funky® Toy™ 😀 “one” – two', 'Funky Toy "one" - two'],
    ['<p>Soft &amp; warm</p><script>alert(1)</script>', 'Soft & warm'],
    ['Earringâ—† silver', 'Earring silver'],
  ])('%j becomes %j', (text, expected) => expect(cleanText(text)).toBe(expected));
});

describe('wordInTitle', () => {
  it.each([
    ['LOCOMOTIVE', true, 'Locomotive'],
    ['LED', true, 'LED'],
    ['R3064', true, 'R3064'],
    ['LNER', false, 'LNER'],
    ['AND', true, 'and'],
    ['eLink', false, 'eLink'],
    ['wagon', false, 'Wagon'],
  ])('%j (shouting: %j) becomes %j', (word, shouting, expected) => expect(wordInTitle(word, shouting)).toBe(expected));
});

describe('shownBrand', () => {
  it.each([
    ['Generic', ''],
    ['n/a', ''],
    ['RAILWAY - BACHMANN', 'Railway - Bachmann'],
    ['LEGO', 'LEGO'],
    ['Kato (USA)', 'Kato (USA)'],
  ])('%j is shown as %j', (brand, expected) => expect(shownBrand(brand)).toBe(expected));
});
