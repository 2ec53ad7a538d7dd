import { stemOf } from '../tokens/stemOf.js';
import type { Statement } from '../clauses/Statement.js';
import { PART_WORDS } from './partWords.js';

const BY_STEM = new Map([...PART_WORDS].map((word) => [stemOf(word), word]));

/** The word for a part that a clause knows by its stem, in the singular where it is a common part: "handle" for "handl". */
export const partWord = (stem: string, { tokens, stems, label }: Statement): string =>
  BY_STEM.get(stem) ??
  tokens[stems.indexOf(stem)]?.lower ??
  label
    .toLowerCase()
    .split(/[\s_-]+/u)
    .find((word) => stemOf(word) === stem) ??
  stem;
