import { describe, expect, it } from '@jest/globals';
import { WordFilter } from './WordFilter.js';
import { WordList } from './WordList.js';
import { wordSet } from './wordSet.js';
import { WordTable } from './WordTable.js';

describe('wordSet', () => {
  it('has every word that its pattern spells, and no other', () => {
    expect([...wordSet("filters?|batter(?:y|ies)|(?:un)?lined|[\"']|don't")].toSorted()).toEqual(
      ['"', "'", "don't", 'batteries', 'battery', 'filter', 'filters', 'lined', 'unlined'].toSorted(),
    );
    expect([...wordSet('e?-?books?|gr[ae]ys?|x?')].toSorted()).toEqual(
      [
        ...['', 'x', 'book', 'books', 'ebook', 'ebooks', '-book', '-books', 'e-book', 'e-books'],
        ...['gray', 'grays', 'grey', 'greys'],
      ].toSorted(),
    );
    expect(wordSet('|is|are').has('')).toBe(true);
    expect(wordSet('is|are').has('')).toBe(false);
  });

  it('refuses what is no list of words', () => {
    expect(() => wordSet('a)b')).toThrow('Not a list of words');
  });
});

describe('WordList, WordTable and WordFilter', () => {
  const many = ['a', 'für', 'ï', '日本', 'x'.repeat(60), ...Array.from({ length: 200 }, (_, at) => `word${at}`)];
  const others = ['', 'b', 'word', 'word200', 'fur', '本', 'y'.repeat(60)];

  it.each([many, many.slice(0, 5)])('answer as a set and a map of the same words do', (...words) => {
    const list = new WordList(words);
    const table = new WordTable(words.map((word, at) => [word, at] as const));
    const filter = new WordFilter(words);
    for (const [at, word] of words.entries()) {
      expect([list.has(word), table.has(word), filter.mayHave(word)]).toEqual([true, true, true]);
      expect(table.get(word)).toBe(at);
    }
    for (const word of others) {
      expect([list.has(word), table.has(word)]).toEqual([false, false]);
      expect(table.get(word)).toBeUndefined();
    }
    expect([...list]).toEqual(words);
    expect([...table]).toEqual(words.map((word, at) => [word, at]));
  });
});
