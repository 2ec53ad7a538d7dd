import { benefitTerms } from '../lexicons/benefitTerms.js';
import { brandTerms } from '../lexicons/brandTerms.js';
import { certificationTerms } from '../lexicons/certificationTerms.js';
import { colourTerms } from '../lexicons/colourTerms.js';
import { materialTerms } from '../lexicons/materialTerms.js';
import type { Mention, MentionKind } from './Mention.js';
import { TermIndex } from './TermIndex.js';
import type { Word } from './Word.js';

const INDEXES: readonly (readonly [MentionKind, TermIndex])[] = [
  ['material', new TermIndex(materialTerms)],
  ['colour', new TermIndex(colourTerms)],
  ['certification', new TermIndex(certificationTerms)],
  ['benefit', new TermIndex(benefitTerms)],
  ['name', new TermIndex(brandTerms)],
];

// Acronyms that are words or parts of words in small letters ("reach for it", "fast ce").
const CAPITALS_ONLY: ReadonlySet<string> = new Set([
  'ce',
  'reach',
  'fcc',
  'iso',
  'nsf',
  'etl',
  'sgs',
  'fsc',
  'cpc',
  'abs',
  'pu',
  'hp',
]);

/** Lexicon words that are no claim in these surroundings. */
const EXCEPTIONS: readonly { readonly key: string; readonly before?: RegExp; readonly after?: RegExp }[] = [
  {
    key: 'iron',
    before: /\b(?:not|cool|warm|hot|steam|to|and|or|curling|soldering|waffle|flat)\s+$/iu,
    after: /^\s+(?:on|at|low|inside|man)\b/iu,
  },
  {
    key: 'down',
    before:
      /\b(?:up|lie|sit|cut|break|lay|turn|upside|let|wind|slow|fold|folds|hand|shut|button|calm|put|set)[\s-]+(?:and\s+)?$/iu,
    after: /^\s+(?:to|the|and)\b/iu,
  },
  { key: 'natural', after: /^\s+(?:look|feel|shape|history)/iu },
  { key: 'soft', after: /^\s+(?:drink|ware)/iu },
  { key: 'light weight', after: /^$/u },
  { key: 'glass', before: /\b(?:wine|drinking|magnifying|hour|per|a|looking)\s+$/iu },
  { key: 'tan', before: /\b(?:sun|self)[\s-]$/iu },
  { key: 'orange', after: /^\s+(?:juice|peel|oil|zest)/iu },
  { key: 'compact', after: /^\s+(?:disc|disk)/iu },
  { key: 'down', after: /^\s+(?=[a-z])/u },
  { key: 'felt', before: /\b(?:be|is|been|never|are)\s+$/iu },
  { key: 'paper', before: /\b(?:toilet|printer)\s+$/iu },
  { key: 'certified', after: /^\s+(?:by us)/iu },
];

/** Materials, colours, certificates, benefits and well-known names. */
export function findTerms(text: string, words: readonly Word[]): readonly Mention[] {
  const mentions: Mention[] = [];
  for (const [kind, index] of INDEXES) {
    for (const hit of index.find(text, words)) {
      if (CAPITALS_ONLY.has(hit.text.toLowerCase()) && hit.text !== hit.text.toUpperCase()) continue;
      if (isException(hit.key, text, hit.start, hit.end)) continue;
      mentions.push({ kind, ...hit, quantities: [] });
    }
  }
  return mentions;
}

function isException(key: string, text: string, start: number, end: number): boolean {
  return EXCEPTIONS.some(
    (exception) =>
      exception.key === key &&
      ((exception.before?.test(text.slice(Math.max(0, start - 24), start)) ?? false) ||
        (exception.after?.test(text.slice(end, end + 24)) ?? false)),
  );
}
