import { promotionalPhrases } from './words/promotionalPhrases.js';

/** Words that sell in one place and name something in another ("Hot Wheels", "tank top", "New York"). */
const DOUBTFUL: ReadonlySet<string> = new Set([
  'best',
  'hot',
  'mint',
  'new',
  'offer',
  'original',
  'perfect',
  'popular',
  'sale',
  'top',
  'ultimate',
  'superior',
  'exclusive',
  'holiday gift',
  'christmas gift',
  'must have',
  'wow',
  'promo',
  'number one',
]);

const escape = (phrase: string): string =>
  phrase.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/[ -]/gu, String.raw`[\s-]`);
const alternatives = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|');
const CLEAR = new RegExp(
  String.raw`(?<![\p{L}\p{N}'-])(?:${alternatives(promotionalPhrases.filter((phrase) => !DOUBTFUL.has(phrase)))})(?![\p{L}\p{N}'-])[!.]*`,
  'giu',
);
const ALONE = new RegExp(
  String.raw`(?:^|(?<=[,|;([-]\s?))\s*(?:${alternatives([...DOUBTFUL])})[!.]*\s*(?=$|[,|;)\]-])`,
  'giu',
);
const NEW =
  /(?<![\p{L}\p{N}'-])(?:brand\s)?new(?![\p{L}\p{N}'-])[!.]*(?!\s(?:York|Zealand|Orleans|Balance|Era|Holland|England|Jersey|Mexico|Haven|Testament|Delhi|Look|World))/giu;

/** A product name without the words that only advertise. */
export function withoutPromotion(name: string): string {
  return name
    .replaceAll(CLEAR, ' ')
    .replaceAll(ALONE, ' ')
    .replaceAll(NEW, ' ')
    .replaceAll(/[([{]\s*[)\]}]/gu, ' ')
    .replaceAll(/!+|\*{2,}/gu, ' ')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/\s+(?=[,;])/gu, '')
    .replaceAll(/(?:^[\s,|;:/&-]+|[\s,|;:/&-]+$)/gu, '')
    .trim();
}
