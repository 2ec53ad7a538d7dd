import { describe, expect, it } from '@jest/globals';
import { AnswerReader, type AnswerPart } from './AnswerReader.js';

const document = {
  title: 'A "quoted" \\ title\n',
  list: [{ text: 'één 😀', ids: ['f1', 'f2'] }, 'plain'],
  deep: { number: 1, none: null, text: '' },
};
const read = (pieces: Iterable<string>): AnswerPart[] => {
  const parts: AnswerPart[] = [];
  const reader = new AnswerReader((part) => parts.push(part));
  for (const piece of pieces) reader.feed(piece);
  return parts;
};

describe('AnswerReader', () => {
  it('reports texts at their places, however the document is cut', () => {
    const texts = read([JSON.stringify(document)]).filter((part) => 'text' in part);
    expect(texts).toEqual([
      { path: ['title'], text: document.title },
      { path: ['list', 0, 'text'], text: 'één 😀' },
      { path: ['list', 0, 'ids', 0], text: 'f1' },
      { path: ['list', 0, 'ids', 1], text: 'f2' },
      { path: ['list', 1], text: 'plain' },
      { path: ['deep', 'text'], text: '' },
    ]);
    expect(read(JSON.stringify(document))).toEqual(read([JSON.stringify(document, null, 2)]));
  });

  it('reads escaped characters', () => {
    expect(read(['{"a":"\\u00e9\\ud83d\\ude00\\/"}'])[0]).toEqual({ path: ['a'], text: 'é😀/' });
  });

  it('reports nothing of a text that is not complete', () => {
    expect(read(['{"title":"Half a'])).toEqual([]);
  });

  it('survives what is no JSON', () => {
    expect(() => read(['Sure! "}]},,: {"a":[}]', '\\u12'])).not.toThrow();
  });
});
