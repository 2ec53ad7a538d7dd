import type { NameSegment } from './NameSegment.js';

const BRACKETS = /[([{]([^()[\]{}]*)(?:[)\]}]|$)/gu;
const SEPARATORS = /\s+-+\s+|--+|\s*[|;~•]\s*|\s*[,:]\s+|,(?!\d)|(?<=\p{L})-\s+(?=\p{L})|\s+\/\s+(?!['"])/u;

/** Splits a cleaned name at its brackets and separators, in order. The first segment is never a bracket if it can help it. */
export function splitName(name: string): readonly NameSegment[] {
  const bracketed: NameSegment[] = [];
  const open = name
    .replaceAll(/\b(scale)\s*:\s*/giu, '$1 ')
    .replaceAll(/(?<=\p{L}{2})\/\s/gu, ' / ')
    .replaceAll(BRACKETS, (_whole, inside: string) => {
      const text = tidy(inside);
      // A small number in brackets is a count that belongs where it stands: "(2) Oldtime Lanterns".
      if (/^\d{1,2}$/u.test(text)) return ` ${text} `;
      if (text !== '') bracketed.push({ text, bracketed: true });
      // What a bracket interrupts goes on behind it: "Kato (USA) 176-1308".
      return ' ';
    });
  const plain = open
    .split(SEPARATORS)
    .map(tidy)
    .filter((text) => text !== '')
    .map((text) => ({ text, bracketed: false }));
  return [...plain, ...bracketed];
}

function tidy(text: string): string {
  return text
    .replaceAll(/[<>{}_^~|\\*#!?$]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,.;:/&+-]+|[\s,;:/&+-]+$/gu, '')
    .trim();
}
