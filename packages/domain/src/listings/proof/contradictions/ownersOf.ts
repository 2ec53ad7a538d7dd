import {
  BASE_VERBS,
  baseOfThirdPerson,
  propertyOfLabel,
  stemsOf,
  type Statement,
  type Term,
  type Token,
} from '../../../products/index.js';
import { flatMapped, wordSet } from '../../../shared/index.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** "The black grip section": longer runs of words name more than one thing. */
const LONGEST = 3;
const SUBJECT = /^(?:the|its|their) ((?:[\p{L}-]+ ){1,3})(?:is|are) (?:made )?(?:of |from )?(?:\p{L}+ )?$/u;
/** Words that name no thing of their own, and what speaks of all of it. */
const NO_OWNER = wordSet(
  'pp|pe|abs|pvc|pet|hdpe|tpr|tpe|tpu|eva|pu|layer|layers|finish|colou?r|effect|look|tone|shade|version|edition|material|fabric|construction|quality|style|design|texture|print|pattern|coat|coated|plated|set|pair|piece|body|outside|exterior|surface|inside|build|frame|case|housing|shell|product|item|model|colou?red|made|only|both|all|also|outer|outsid|insid|exterior|surfac|hous|cas|fram|fibre|fiber|wood|metal|plastic|steel|glass|leather|cotton|rubber|foam|mesh|silk|wool|linen|x|mm|cm|in|ml|kg|g|l',
);

/**
 * The stems of the thing that a material or colour is of, where a clause names it right behind the word, as its subject, or in
 * its label: the "bottle" of "amber glass bottle", the "carton" of "the carton is paper". Empty where it names none.
 */
export function ownersOf(statement: Statement, term: Term, self: ReadonlySet<string>): ReadonlySet<string> {
  const { tokens, stems, label, text } = statement;
  // "The stand has brass wool": the wool is in it.
  const isHad = tokens.slice(0, term.first).some(({ lower }) => HAS.has(lower));
  // "Microfibre suede top": the words of one material go together.
  let next = term.next;
  for (const other of statement.terms) if (other.first === next) next = other.next;
  const behind: string[] = [];
  // "Rubber-capped feet" have caps of rubber.
  const treated = tokens[next]?.text === '-' ? /^(\p{L}+)ed$/u.exec(tokens[next + 1]?.lower ?? '')?.[1] : undefined;
  if (treated !== undefined && tokens[next]?.glued === true) return new Set([stems[next + 1] ?? '']);
  for (let at = next; isInNoun(tokens, at, stems[at], behind.length > 0); at += 1)
    if (!/^layers?$/u.test(tokens[at]?.lower ?? '')) behind.push(stems[at] ?? '');
  // "Its handle is padded and its pad is fleece": the last subject before the word.
  const before = text.slice(0, tokens[term.first]?.start ?? 0).toLowerCase();
  const clause =
    before
      .split(/,|;| and | but /u)
      .at(-1)
      ?.trim() ?? '';
  const subject = stemsOf(SUBJECT.exec(`${clause} `)?.[1] ?? '');
  // "Felt pads on the inside" are pads, and on the inside; "the tie pocket is mesh" is of that pocket.
  if (stems.slice(term.first, term.next).includes(term.part)) return NONE;
  if (term.part !== '' && !NO_OWNER.has(term.part) && !isHad)
    return new Set([...(subject.includes(term.part) ? subject : [term.part]), ...behind]);
  const named =
    behind.length > 0
      ? behind
      : subject.length > 0 && !isHad
        ? subject
        : label !== '' && propertyOfLabel(label) === undefined
          ? stemsOf(label).filter((stem) => /\p{L}/u.test(stem))
          : [];
  if (named.length > LONGEST || named.some((stem) => self.has(stem))) return NONE;
  // The "stones" of "cubic zirconia stones" are what it is.
  const materials = new Set(flatMapped(statement.terms, ({ first, next: end }) => stems.slice(first, end)));
  const things = named.filter((stem) => !NO_OWNER.has(stem) && !isGrammarWord(stem) && !materials.has(stem));
  if (things.length !== named.length && behind.length > 0) return NONE;
  return new Set([...things, ...(behind.length > 0 ? listedUnder(statement, term.first) : [])]);
}

/** "3 LEDs: red charging, green full", "Light: 12 warm white LEDs": what opens an entry is said of what the label names, too. */
function listedUnder({ label, tokens }: Statement, first: number): readonly string[] {
  const opens = tokens[first - 1]?.kind !== 'word' && (first < 2 || tokens[first - 1]?.text === ',');
  return opens && label !== '' && propertyOfLabel(label) === undefined
    ? stemsOf(label).filter((stem) => /^\p{L}{3,}$/u.test(stem) && !NO_OWNER.has(stem))
    : [];
}

/** "The plastic bucket lifts out", "paper liners included", "grey pouches hang": a verb ends the phrase. */
function isInNoun(tokens: readonly Token[], at: number, stem = '', isBehind = false): boolean {
  const token = tokens[at];
  const next = tokens[at + 1]?.lower ?? '';
  return (
    token?.kind === 'word' &&
    !isGrammarWord(stem) &&
    !/^(?:included|supplied|provided|enclosed)$/u.test(token.lower) &&
    // "Steel and glass make up the frame".
    !(/^(?:makes?|forms?)$/u.test(token.lower) && /^(?:up|the)$/u.test(next)) &&
    // "Leather covers the foam".
    !(baseOfThirdPerson(token.lower) !== undefined && /^(?:the|its|both|all|an?|each)$/u.test(next)) &&
    !(
      isBehind &&
      (baseOfThirdPerson(token.lower) !== undefined ||
        token.lower.endsWith('ed') ||
        (BASE_VERBS.has(token.lower) && /[^s]s$/u.test(tokens[at - 1]?.lower ?? '')))
    )
  );
}

const HAS = wordSet('has|have|with|includes?|features?|comes?');
const NONE: ReadonlySet<string> = new Set();
