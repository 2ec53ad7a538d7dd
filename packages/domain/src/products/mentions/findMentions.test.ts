import { describe, expect, it } from '@jest/globals';
import { findMentions } from './index.js';

const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['20pcs lamppost, scale 1:100', ['number 20pcs = 20 count', 'number 1:100 = code:1:100']],
  [
    'Bachmann 37-662 14 Ton wagon',
    ['name Bachmann = bachmann', 'number 37-662 = code:37-662', 'number 14 Ton = 14 ton'],
  ],
  ['for 12v DC', ['number 12v DC = 12 V']],
  ['23" W x 13" D x 20" H', ['number 23" W x 13" D x 20" = 23 in x 13 in x 20 in']],
  ['"City of Truro 500" kit', ['number 500 = 500 ']],
  ['GNR 0-6-2T engine', ['number 0-6-2T = code:0-6-2t']],
  ['a 3 in 1 tool with 2.4G radio', ['number 3 = 3 ', 'number 1 = 1 count', 'name 2.4G = code:2.4g']],
  ['5-10 cm, 8 - 12 years', ['number 5-10 cm = 5 cm x 10 cm', 'number 8 - 12 years = 8 years x 12 years']],
  ['1-9/16 inch socket', ['number 1-9/16 inch = 1.5625 in']],
  ['50x60 canvas', ['number 50x60 = 50  x 60 ', 'material canvas = canvas']],
  [
    '24cm x 24cm x 13cm/9.45" x 5.12"',
    ['number 24cm x 24cm x 13cm = 24 cm x 24 cm x 13 cm', 'number 9.45" x 5.12" = 9.45 in x 5.12 in'],
  ],
  ['two pairs of faux leather gloves', ['number two = n:2', 'material faux leather = faux leather']],
  ['navy blue, not blue-grey', ['colour navy blue = navy blue', 'colour blue = blue', 'colour grey = grey']],
  ['CE certified, waterproof', ['certification CE certified = ce', 'benefit waterproof = waterproof']],
  ['rust-proof hinge', ['benefit rust-proof = rust-proof']],
  ['case for Honor 9X Pro', ['compatibility for Honor 9X Pro = honor 9x pro', 'name 9X = code:9x']],
  ['gloves for women', []],
  [
    'made in Germany, with a 2-year warranty',
    ['origin made in Germany = germany', 'number 2-year = 2 years', 'warranty 2-year warranty = warranty 2'],
  ],
  ['do not iron, fold down the lid', []],
  ['15 V 4 Amp', ['number 15 V = 15 V', 'number 4 Amp = 4 A']],
];

describe('findMentions', () => {
  it.each(TEXTS)('finds the facts in %j', (text, expected) => {
    const found = findMentions(text).map(({ kind, text: shown, key }) => `${kind} ${shown} = ${key}`);
    expect(found.toSorted()).toEqual([...expected].toSorted());
  });

  it('gives places that cut the mention out of the text, whatever stands before it', () => {
    const text = '😀 «Ærø» 750 ml bottle';
    const [mention] = findMentions(text);
    expect(mention && text.slice(mention.start, mention.end)).toBe('750 ml');
  });
});
