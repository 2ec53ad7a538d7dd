import type { Language } from '../source/Language.js';
import type { Subject } from '../Subject.js';

const MOST = 15;
const MOST_FROM_TEXT = 5;

/** Search phrases: the seller's own first, then those the facts make, then noun phrases of the description. */
export function keywordsOf(subject: Subject, sentences: readonly string[], language: Language): readonly string[] {
  const { facts, brand, type, designation, article, brief, noun } = subject;
  const kind = type === '' ? '' : type;
  const short = kind.split(' ').slice(-2).join(' ');
  const leaf = brief.category.split(/\s*(?:>|\|)\s*/u).at(-1) ?? '';
  const candidates = [
    ...brief.keywords,
    kind === '' ? facts.name.main : `${brand} ${kind}`,
    kind,
    designation === '' || designation.split(' ').length > 4 ? '' : `${designation} ${kind === '' ? '' : noun}`,
    ...facts.name.quoted,
    ...facts.scales.map(({ value }) => `${value} ${short}`),
    ...facts.materials.slice(0, 2).map(({ value }) => (kind.includes(value.toLowerCase()) ? '' : `${value} ${short}`)),
    ...facts.colours.slice(0, 2).map(({ value }) => (kind === '' ? '' : `${value} ${short}`)),
    ...facts.audiences
      .slice(0, 2)
      .map(({ value }) => (kind === '' || /\d/u.test(value) ? '' : `${short} for ${value}`)),
    article === '' ? '' : `${brand} ${article}`,
    ...facts.name.fors.map((part) => (kind === '' ? '' : `${short} ${part}`)),
    ...nounPhrases(sentences, language),
    leaf,
  ];
  const seen = new Set<string>();
  return candidates
    .map((phrase) =>
      phrase
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}&'./+-]+/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter((phrase) => phrase.length > 2 && phrase.length <= 60 && !seen.has(phrase) && Boolean(seen.add(phrase)))
    .slice(0, MOST);
}

/** Two- and three-word noun phrases, the most frequent first. */
function nounPhrases(sentences: readonly string[], language: Language): readonly string[] {
  const counts = new Map<string, number>();
  for (const sentence of sentences.slice(0, 12)) {
    let run: string[] = [];
    for (const { text, pos, spaced } of [...language.tag(sentence), { text: '.', pos: 'PUNCT', spaced: false }]) {
      if (
        (pos === 'NOUN' || (pos === 'ADJ' && run.length === 0)) &&
        /^\p{L}{3,}$/u.test(text) &&
        (spaced || run.length === 0)
      ) {
        run.push(text.toLowerCase());
        continue;
      }
      if (run.length >= 2 && run.length <= 3) counts.set(run.join(' '), (counts.get(run.join(' ')) ?? 0) + 1);
      run = [];
    }
  }
  return [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, MOST_FROM_TEXT)
    .map(([phrase]) => phrase);
}
