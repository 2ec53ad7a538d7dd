import type { ListingBrief } from '../../ListingBrief.js';
import { BrandName } from '../../rules/engine/BrandName.js';
import { isShouting } from '../../rules/title/isShouting.js';
import { quoted } from '../../rules/text/quoted.js';
import { tokenise } from '../../rules/text/tokenise.js';
import { brokenGrammar } from './brokenGrammar.js';
import { isEmptySentence, isKeywordList, isOverlong } from './emptyWords.js';
import { hasPlaceholder } from './hasPlaceholder.js';
import type { Passage } from './Passage.js';
import { overusedWord, repetitions } from './repetitions.js';
import { flatMapped, foldPlural } from '../../../shared/index.js';

export type FaultKind =
  'placeholder' | 'shouting' | 'broken' | 'keywords' | 'overused' | 'repeated' | 'empty' | 'overlong';

/** Why a passage reads badly. */
export interface ReadingFault {
  readonly kind: FaultKind;
  readonly passage: Passage;
  /** A phrase for the seller that quotes the text. */
  readonly message: string;
}

/**
 * The passages that read badly, each once with its gravest fault, in the order of the text. Grammar and vocabulary are
 * those of English; in other languages repetition, capitals and placeholders count.
 */
export function readingFaults(passages: readonly Passage[], brief: ListingBrief): readonly ReadingFault[] {
  const name = new BrandName(brief.brand);
  const isEnglish = /^en\b/iu.test(brief.language);
  const given = wordCounts([brief.productName, brief.description, ...Object.values(brief.attributes)].join('\n'));
  const repeated = repetitions(passages);
  return flatMapped(passages, (passage): readonly ReadingFault[] => {
    const fault = (kind: FaultKind, message: string): readonly ReadingFault[] => [{ kind, passage, message }];
    const { text } = passage;
    if (hasPlaceholder(passage)) return fault('placeholder', `${shortly(text)} holds text of a template`);
    if (passage.words.length >= 3 && (isShouting(text, name) || /[!?]{2,}/u.test(text)))
      return fault('shouting', `${shortly(text)} shouts`);
    const broken = isEnglish ? brokenGrammar(passage) : undefined;
    if (broken !== undefined) return fault('broken', `${quoted(broken)} in ${shortly(text)} is not English`);
    if (isEnglish && isKeywordList(passage)) return fault('keywords', `${shortly(text)} is a string of keywords`);
    const overused = overusedWord(passage, given);
    if (overused !== undefined) return fault('overused', `${shortly(text)} repeats ${quoted(overused)}`);
    if (repeated.has(passage)) return fault('repeated', `${shortly(text)} says again what another sentence says`);
    if (isEnglish && isEmptySentence(passage))
      return fault('empty', `${shortly(text)} says nothing about this product`);
    return isOverlong(passage) ? fault('overlong', `${shortly(text)} is too long to read`) : [];
  });
}

function wordCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of tokenise(text)) counts.set(foldPlural(word), (counts.get(foldPlural(word)) ?? 0) + 1);
  return counts;
}

const SHOWN = 50;
const shortly = (text: string): string => {
  const plain = text.trim().replaceAll(/\s+/gu, ' ');
  return `"${plain.length > SHOWN ? `${plain.slice(0, plain.lastIndexOf(' ', SHOWN) > 20 ? plain.lastIndexOf(' ', SHOWN) : SHOWN)} …` : plain}"`;
};
