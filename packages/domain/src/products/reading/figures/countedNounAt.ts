import { wordSet } from '../../../shared/index.js';
import type { Figure } from './Figure.js';
import { TIMES } from './times.js';
import type { Token } from '../tokens/Token.js';
import { NUMBER_WORDS } from './numberWords.js';
import { unitAt } from './unitAt.js';
import { baseOfThirdPerson, NOUN_LIKE } from '../words/verbs.js';
import { lowerAt } from '../tokens/lowerAt.js';

const VERBS = wordSet('gives|weighs|comes|fits|measures|costs|includes|contains|consists|works|lets|takes|needs|has');
const NO_NOUN = wordSet(
  'and|or|to|in|on|at|by|with|without|for|from|of|is|are|x|per|the|a|an|each|every|total|max|min|only|not|up|as|than|that|which|if|when|after|before|nur|mit|für',
);

/** The counted things behind a figure: up to four words that end in a plural or in a word that counts ("folding forks", "piece"). */
export function countedNounAt(
  tokens: readonly Token[],
  at: number,
  figure: Figure,
): { text: string; next: number } | undefined {
  // "SS 202 containers", "grade 304 bowls": a grade counts nothing.
  const before = lowerAt(tokens, figure.first - 1);
  if (figure.low > 100 && /^(?:ss|grade|type|class|series|aisi|sus)$/u.test(before)) return undefined;
  let from = at;
  const first = tokens[from];
  // "3.0 ports" are ports of version 3.0.
  if (first === undefined || !Number.isInteger(figure.low) || tokens[figure.first]?.text.endsWith('.0') === true)
    return undefined;
  const isTimes = TIMES.test(first.text) && tokens[from + 1]?.kind === 'word';
  if (first.text === '-' || isTimes) from += 1;
  const words: string[] = [];
  for (let next = from; next < tokens.length && words.length < 4; next += 1) {
    const token = tokens[next] as Token;
    if (token.text === '-' && token.glued && words.length > 0 && tokens[next + 1]?.kind === 'word') continue;
    // "Two 250 ml cups" counts cups.
    if (figure.isWord && words.length === 0 && token.kind === 'number' && unitAt(tokens, next + 1) !== undefined) {
      next = (unitAt(tokens, next + 1)?.next ?? next + 1) - 1;
      continue;
    }
    // "Two LR44 batteries".
    if (token.kind === 'code' && figure.isWord && words.length === 0 && tokens[next + 1]?.kind === 'word') {
      words.push(token.lower);
      continue;
    }
    if (
      token.kind !== 'word' ||
      (NO_NOUN.has(token.lower) && tokens[next - 1]?.text !== '-') ||
      (words.length > 0 && isVerb(token.lower)) ||
      (NUMBER_WORDS.has(token.lower) && words.length > 0)
    )
      break;
    // "The pair weighs 280 g".
    if (words.length === 0 && figure.isWord && VERBS.has(token.lower)) break;
    // "One blanket shows stars": behind a single thing stands its verb.
    if (figure.low === 1 && words.length > 0 && baseOfThirdPerson(token.lower) !== undefined) break;
    // "From the age of eight can play": no tins are counted.
    if (token.lower === 'can' && (words.length > 0 || tokens[next + 1]?.kind === 'word')) break;
    words.push(token.lower);
    const isSingle =
      figure.low === 1 && figure.high === 1 && !figure.isWord && !SINGULAR_STOP.test(tokens[next + 1]?.lower ?? '');
    if (
      token.lower !== 'pair' &&
      (isCounted(token.lower) ||
        (figure.low === 1 && !isSingle && words.length <= 2 && !figure.isWord) ||
        (isTimes && words.length === 1 && tokens[next + 1]?.kind !== 'word'))
    )
      return figure.low !== 1 && isPlural(tokens[next + 1])
        ? { text: `${words.join(' ')} ${tokens[next + 1]?.lower ?? ''}`, next: next + 2 }
        : { text: words.join(' '), next: next + 1 };
  }
  return undefined;
}

const isPlural = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  token.lower.length > 4 &&
  token.lower.endsWith('s') &&
  isCounted(token.lower) &&
  !isVerb(token.lower);

/** "Five points keeps", "one battery powers": the verb of the clause is no plural. */
const isVerb = (word: string): boolean =>
  baseOfThirdPerson(word) !== undefined && !NOUN_LIKE.has(word) && !PLURALS.has(word);
const PLURALS = wordSet(
  'brews|brushes|buttons|changes|charges|checks|clips|closes|cooks|covers|cuts|displays|drains|drops|features|feeds|fills|filters|finishes|fits|folds|gives|handles|heats|holds|irons|lights|lines|locks|loops|looks|massages|matches|measures|nests|offers|packs|pairs|peels|places|plants|plates|plays|plugs|polishes|presses|processes|produces|projects|pumps|reads|rests|returns|rinses|rolls|runs|scans|seals|seasons|sets|shades|shapes|shields|shows|sizes|slides|sponges|sprays|spreads|springs|stands|starts|stays|steams|sticks|stops|stores|straps|streams|stretches|suits|supports|switches|tapes|tastes|tests|ties|tracks|treats|turns|twists|uses|washes|wipes|works|wraps|zips',
);

const SINGULAR_STOP = /^(?:|[,.;:()/&+]|and|or|with|for|in|on|per|of)$/u;

const COUNT_WORDS = new Set(
  'piece pc pcs pack set pair unit count seater speed port layer function pattern fin way seat person people men women children ply tier shelf panel door drawer burner slot channel button key string gauge cup bottle box pouch sachet capsule tablet serving dose tea bag sheet page stage step mode socket bit pad tip pocket compartment zone blade bulb led jar can tin bar roll ream color colour flavour flavor litre level hole prong pin core thread quad head jaw tooth fold'.split(
    ' ',
  ),
);

/** A plural, or a word that counts although it is not one: "46 pc", "3 seater", "6 pack". */
function isCounted(word: string): boolean {
  if (COUNT_WORDS.has(word)) return true;
  return (
    (word.length > 3 &&
      word.endsWith('s') &&
      !/(?:ss|us|is|ous|less)$/u.test(word) &&
      !/^(?:this|plus|gas|series|always|times)$/u.test(word)) ||
    word === 'times'
  );
}
