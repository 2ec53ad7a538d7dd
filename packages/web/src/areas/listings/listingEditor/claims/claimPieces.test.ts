import { describe, expect, it } from '@jest/globals';
import { claimPieces, sentencesWith } from './claimPieces';
import type { WireClaim } from './WireClaim';

const claim = (text: string, words: string, support: WireClaim['support'] = 'unverified'): WireClaim => {
  const start = text.indexOf(words);
  return { field: 'description', text: words, start, end: start + words.length, support, fact_ids: [] };
};

describe('claimPieces', () => {
  it('splits a text at its statements, without markup', () => {
    const text = '<p>It holds <b>750 ml</b>. Loved by hikers.</p>';
    const pieces = claimPieces(text, [claim(text, 'Loved by hikers'), claim(text, '750 ml', 'given')]);
    expect(pieces.map(({ text: words, claim: one }) => [words, one?.support])).toEqual([
      [' It holds ', undefined],
      ['750 ml', 'given'],
      [' . ', undefined],
      ['Loved by hikers', 'unverified'],
      ['. ', undefined],
    ]);
  });

  it('keeps the first of two overlapping statements', () => {
    const text = 'Loved by hikers';
    const pieces = claimPieces(text, [claim(text, 'Loved by'), claim(text, 'by hikers')]);
    expect(pieces.map((one) => one.text)).toEqual(['Loved by', ' hikers']);
  });
});

describe('sentencesWith', () => {
  it('finds the sentences with a statement and joins adjacent ones', () => {
    const text = 'One is 1.5 l. Two. Three. Four.';
    const spans = sentencesWith(text, [claim(text, 'Two'), claim(text, 'Three')]);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([' Two. Three.']);
    expect(sentencesWith(text, [claim(text, '1.5 l')]).map(({ start, end }) => text.slice(start, end))).toEqual([
      'One is 1.5 l.',
    ]);
  });

  it('marks the clause around unsupported words', () => {
    const text = 'Holds 1.7 L, loved by hikers all over. Steel.';
    const start = text.indexOf('loved');
    const place = { start, end: start + 5, text: 'loved', fact_ids: [] };
    const pieces = claimPieces(text, [{ field: 'description', support: 'unsupported', ...place }]);
    expect(pieces.map((piece) => [piece.text, piece.isStatement ?? false])).toEqual([
      ['Holds 1.7 L, ', false],
      ['loved', false],
      [' by hikers all over', true],
      ['. Steel.', false],
    ]);
  });
});
