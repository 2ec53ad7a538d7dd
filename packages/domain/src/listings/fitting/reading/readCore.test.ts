import { expect, test } from '@jest/globals';
import { readCore } from './readCore.js';
import { splitPhrases } from './splitPhrases.js';

const read = (title: string, brand = '') => {
  const { core, rest } = readCore(splitPhrases(title), brand);
  return { ...core, rest: rest.map(({ text }) => text) };
};

test('the type may come last, behind the name of a design', () => {
  expect(read('Acme Stone Shapes Oval Design, Designed by Ann Lee Wall Art, 16 x 20', 'Acme')).toEqual({
    brand: 'Acme',
    work: ['Stone', 'Shapes', 'Oval Design'],
    modifiers: [],
    type: 'Wall Art',
    rest: ['Designed by Ann Lee', '16 x 20'],
  });
});

test('the maker moves to the front from the end', () => {
  expect(read('Tough, Waterproof: Gas Detector & CO Meter (CO Inspector by Acme)', 'Acme')).toMatchObject({
    brand: 'Acme',
    work: ['CO', 'Inspector'],
    type: 'Detector & CO Meter',
  });
  expect(read('Modern Shower Curtain, Night Blue, by Ambesonne', 'Ambesonne')).toMatchObject({
    brand: 'Ambesonne',
    modifiers: ['Modern'],
    type: 'Shower Curtain',
  });
});

test('a sentence about the maker is no name', () => {
  expect(read('Napco Alarm Battery - This Is an AJC Brand Replacement', 'AJC')).toMatchObject({
    brand: '',
    type: 'Alarm Battery',
  });
});

test('what runs on behind the type is a phrase of its own', () => {
  expect(read('Acme Lumbar Support Memory Foam Orthopedic Something Else, Black', 'Acme').rest.at(-1)).toBe('Black');
  expect(read('Neon Skeleton Eyes Batteries Not Included Lamp').type).toBe('Lamp');
});
