import { describe, expect, it } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { chooseParts } from './choosing/chooseParts.js';
import { cutAtSeam } from './choosing/cutAtSeam.js';
import { packHighlights } from './choosing/packHighlights.js';
import { fitTitle } from './fitTitle.js';
import { packSearchTerms } from './packSearchTerms.js';
import type { TitlePart } from './reading/TitlePart.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const letters = (letter: string, count: number): string => letter.repeat(count);
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

describe('item highlights', () => {
  /** Two phrases and the comma between them: so many characters together. */
  const phrases = (together: number) => [letters('a', 60), letters('b', together - 62)];

  it('take exactly the characters there are, and not one more', () => {
    const full = packHighlights('', phrases(120), '', 120);
    expect([full.highlights.length, full.left]).toEqual([120, []]);
    const over = packHighlights('', phrases(121), '', 120);
    expect([over.highlights, over.left]).toEqual([letters('a', 60), [letters('b', 59)]]);
  });

  it('of a fitted title stay within their own limit beside what stands there already', () => {
    const title = 'Acme Steel Vacuum Insulated Sports Water Bottle with Straw Lid for Hiking, Leak Proof, Sweat Free';
    for (let present = 60; present <= 125; present += 1) {
      const fitted = fitTitle({ title, itemHighlights: letters('x', present) }, AMAZON);
      expect([...fitted.itemHighlights].length).toBeLessThanOrEqual(AMAZON.limits.highlightsMax ?? 0);
    }
  });
});

describe('search terms', () => {
  it('count the spaces between words in their bytes', () => {
    const words = ['aa', 'bb', 'cc', 'dd'];
    expect(packSearchTerms(words, { maxBytes: 11 })).toBe('aa bb cc dd');
    expect(packSearchTerms(words, { maxBytes: 10 })).toBe('aa bb cc');
  });

  it('count letters beyond ASCII by their bytes', () => {
    expect(packSearchTerms(['über', 'öl'], { maxBytes: 9 })).toBe('über öl');
    expect(packSearchTerms(['über', 'öl'], { maxBytes: 8 })).toBe('über');
  });

  it('of a fitted title stay below the safe size beside many of the seller’s own', () => {
    const title = `Acme Steel Bottle, ${Array.from({ length: 60 }, (_, at) => `Word${letters('x', at % 9)}${at}`).join(', ')}`;
    for (const own of ['', 'flask', letters('ab ', 40)]) {
      const bytes = bytesOf(fitTitle({ title, searchTerms: own }, AMAZON).searchTerms);
      expect([bytes > 150, bytes < 200]).toEqual([true, true]);
    }
  });
});

describe('a cut', () => {
  it.each([
    ['a figure and its unit', 'Heavy Duty Outdoor Cable 25 m Black', /\d$/],
    ['a long figure and its unit', 'Steel Water Flask 1750 ml Blue', /\d$/],
    ['a figure with a sign and its unit', 'Steel Water Flask 1.5" inch Blue', /"$/],
    ['a count and what is counted', 'Steel Water Flask 1200 Piece Set Blue', /\d$/],
    ['a figure and what it counts', 'Steel Coat Rack 12 Hooks Blue', /\d$/],
    ['a pack and its count', 'Steel Water Flask Pack of 4 Blue', /Pack$|of$/],
    ['a connector and what it joins', 'Bright Desk Lamp with Clip & Cord', /with$|&$/],
  ])('never parts %s', (_name, phrase, torn) => {
    const heads = Array.from({ length: phrase.length - 12 }, (_, at) => cutAtSeam(phrase, at + 12).head);
    expect(heads.filter((head) => torn.test(head))).toEqual([]);
  });

  it('uses the room there is, where that tears nothing', () => {
    expect(cutAtSeam('Heavy Duty Outdoor Cable 25 m Black', 29).head).toBe('Heavy Duty Outdoor Cable 25 m');
    expect(cutAtSeam('Heavy Duty Outdoor Cable 25 m Black', 28).head).toBe('Heavy Duty Outdoor');
  });

  it('loses nothing', () => {
    const phrase = 'Heavy Duty Outdoor Cable 25 m Black for Garden and Workshop';
    for (let max = 12; max < phrase.length; max += 1) {
      const { head, rest } = cutAtSeam(phrase, max);
      expect([`${head} ${rest}`, head.length <= max]).toEqual([phrase, true]);
    }
  });
});

describe('the parts of a title', () => {
  const core: TitlePart = { text: 'Acme Steel Bottle', joint: 'start', kind: 'core' };
  const part = (text: string, kind: TitlePart['kind'], joint: TitlePart['joint'] = 'comma'): TitlePart => ({
    text,
    joint,
    kind,
  });

  it('are chosen by what they are worth: what tells variants apart before what describes', () => {
    const parts = [
      core,
      part('Powder Coated Finish', 'attribute'),
      part('Navy Blue', 'variant'),
      part('750 ml', 'variant'),
    ];
    // The description alone would fit too.
    const { title, left } = chooseParts(parts, 40, 2);
    expect(title).toBe('Acme Steel Bottle, Navy Blue, 750 ml');
    expect(left.map(({ text }) => text)).toEqual(['Powder Coated Finish']);
  });

  it('fit exactly, or stay out', () => {
    const parts = [core, part('Navy Blue', 'variant')];
    expect(chooseParts(parts, 28, 2).title).toBe('Acme Steel Bottle, Navy Blue');
    expect(chooseParts(parts, 27, 2)).toMatchObject({ title: 'Acme Steel Bottle', left: [{ text: 'Navy Blue' }] });
  });

  it('say no word more often than allowed', () => {
    const parts = [core, part('Steel Blue', 'variant'), part('Steel Grey', 'variant')];
    expect(chooseParts(parts, 75, 2).title).toBe('Acme Steel Bottle, Steel Blue');
    expect(chooseParts(parts, 75, 3).title).toBe('Acme Steel Bottle, Steel Blue, Steel Grey');
  });

  it('that hang on another part go where it goes', () => {
    const long = part(`Spare ${letters('x', 60)}`, 'attribute');
    const parts = [core, long, part('with Carry Loop', 'clause')];
    const { title, left } = chooseParts(parts, 60, 2);
    expect(title).toBe('Acme Steel Bottle');
    expect(left.map(({ text }) => text)).toEqual([long.text, 'with Carry Loop']);
  });

  it('torn off by a feed never stay', () => {
    const { title, left } = chooseParts([core, part('Leak Pro', 'torn')], 75, 2);
    expect([title, left.map(({ text }) => text)]).toEqual(['Acme Steel Bottle', ['Leak Pro']]);
  });

  it('are no second name in a title that is full enough, nor one with the same noun', () => {
    const second = part('Insulated Drinking Flask', 'more');
    expect(chooseParts([core, second], 75, 2).title).toBe('Acme Steel Bottle, Insulated Drinking Flask');
    const full = { ...core, text: 'Acme Stainless Steel Double Wall Insulated Bottle' };
    expect(chooseParts([full, part('Hot Cold Drinks Flask', 'more')], 75, 2).title).toBe(full.text);
    expect(chooseParts([core, part('Insulated Sports Bottle', 'more')], 75, 2).title).toBe('Acme Steel Bottle');
  });
});
