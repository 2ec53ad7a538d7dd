import { findMentions } from '@listwright/domain/products';

const FINISH_WORD =
  /^(?:lined|weathered|matte?|gloss(?:y)?|metallic|polished|crimson|early|late|emblem|crest|livery|&|and|in|light|dark|deep|gloss|brushed|satin)$/iu;
const COMPANY = /^(?:\p{Lu}{2,5}|\p{Lu}&\p{Lu}{1,3})$/u;
const CREST = /^(?:emblem|crest|livery|lined|weathered)$/iu;

/** The livery or finish inside a designation. */
export interface Finish {
  /** As given: "BR Lined Black Early Emblem". */
  readonly text: string;
  /** Whether it is the livery of a railway rather than a mere colour. */
  readonly isLivery: boolean;
}

/** Finds a run of words that only describe the finish: "BR Lined Black Late Crest", "Crimson & Cream". */
export function finishOf(designation: string): Finish | undefined {
  const words = designation.split(' ').filter((word) => word !== '');
  const colours = colourWords(designation);
  const isFinish = words.map((word) => FINISH_WORD.test(word) || colours.has(word.toLowerCase()));
  let best: { from: number; to: number } | undefined;
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (to < words.length && isFinish[to]) to += 1;
    if (to > from && (!best || to - from > best.to - best.from)) best = { from, to };
    from = Math.max(from, to - 1);
  }
  if (!best) return undefined;
  const run = words.slice(best.from, best.to);
  const isColour = run.some((word) => colours.has(word.toLowerCase()));
  const isLivery = run.some((word) => CREST.test(word));
  if ((!isColour && !isLivery) || /^(?:&|and|in)$/iu.test(run[0] ?? '')) return undefined;
  const company = isLivery && COMPANY.test(words[best.from - 1] ?? '') ? [words[best.from - 1] ?? ''] : [];
  return { text: [...company, ...run].join(' ').replaceAll(/^(?:in|and|&)\s|\s(?:in|and|&)$/giu, ''), isLivery };
}

/** A designation without its livery; empty when it says nothing else. */
export function withoutFinish(designation: string): string {
  const finish = finishOf(designation);
  // A single colour word may be part of a name ("Mainline Blue"); only a livery of several words stands apart.
  if (!finish || finish.text.split(' ').length < 2) return designation;
  return designation.replace(finish.text, ' ').replaceAll(/\s+/gu, ' ').trim();
}

function colourWords(text: string): ReadonlySet<string> {
  return new Set(
    findMentions(text)
      .filter(({ kind }) => kind === 'colour')
      .flatMap((mention) => mention.text.toLowerCase().split(/[\s-]+/u)),
  );
}
