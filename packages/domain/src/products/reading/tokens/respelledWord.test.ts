import { describe, expect, it } from '@jest/globals';
import { respelledWord } from './respelledWord.js';

describe('misspelt words', () => {
  it.each([
    ['harnes', 'harness'],
    ['mesure', 'measure'],
    ['reflectve', 'reflective'],
    ['usualy', 'usually'],
    ['lugage', 'luggage'],
    ['protecton', 'protection'],
    ['mahine', 'machine'],
    ['temprature', 'temperature'],
    ['seprately', 'separately'],
  ])('"%s" is "%s"', (word, meant) => {
    expect(respelledWord(word)).toBe(meant);
  });

  it.each([
    'harness',
    'treaded',
    'resalable',
    'turnable',
    'kitted',
    'power',
    'though',
    'lather',
    'sliver',
    'cleaner',
    'trough',
    'bushes',
    'brackets',
    'colors',
    'jute',
    '',
  ])('"%s" is a word of its own', (word) => {
    expect(respelledWord(word)).toBeUndefined();
  });
});
