import { propertyOfLabel, stemsOf, type Statement, type Term } from '../../../products/index.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** "The black grip section": longer runs of words name more than one thing. */
const LONGEST = 3;
const SUBJECT = /^(?:the|its|their) ((?:[\p{L}-]+ ){1,3})(?:is|are) (?:made )?(?:of |from )?(?:\p{L}+ )?$/u;
/** Words that name no thing of their own, and what speaks of all of it. */
const NO_OWNER =
  /^(?:finish|colou?r|effect|look|tone|shade|version|edition|material|fabric|construction|quality|style|design|texture|print|pattern|coat|coated|plated|set|pair|piece|body|outside|exterior|surface|inside|build|frame|case|housing|shell|product|item|model|colou?red|made|only|both|all|also|fibre|fiber|wood|metal|plastic|steel|glass|leather|cotton|rubber|foam|mesh|silk|wool|linen|x|mm|cm|in|ml|kg|g|l)$/u;

/**
 * The stems of the thing that a material or colour is of, where a clause names it right behind the word, as its subject, or in
 * its label: the "bottle" of "amber glass bottle", the "carton" of "the carton is paper". Empty where it names none.
 */
export function ownersOf(statement: Statement, term: Term, self: ReadonlySet<string>): ReadonlySet<string> {
  const { tokens, stems, label, text } = statement;
  // "The stand has brass wool": the wool is in it.
  const isHad = tokens.slice(0, term.first).some(({ lower }) => HAS.test(lower));
  // "Microfibre suede top": the words of one material go together.
  let next = term.next;
  for (const other of statement.terms) if (other.first === next) next = other.next;
  const behind: string[] = [];
  for (let at = next; at < tokens.length && tokens[at]?.kind === 'word' && !isGrammarWord(stems[at] ?? ''); at += 1)
    behind.push(stems[at] ?? '');
  // "Felt pads on the inside" are pads, and on the inside.
  if (term.part !== '' && !isHad) return new Set([term.part, ...behind]);
  // "Its handle is padded and its pad is fleece": the last subject before the word.
  const before = text.slice(0, tokens[term.first]?.start ?? 0).toLowerCase();
  const clause =
    before
      .split(/,|;| and | but /u)
      .at(-1)
      ?.trim() ?? '';
  const subject = SUBJECT.exec(`${clause} `)?.[1];
  const named =
    behind.length > 0
      ? behind
      : subject !== undefined && !isHad
        ? stemsOf(subject)
        : label !== '' && propertyOfLabel(label) === undefined
          ? stemsOf(label)
          : [];
  if (named.length > LONGEST || named.some((stem) => self.has(stem))) return NONE;
  const things = named.filter((stem) => !NO_OWNER.test(stem) && !isGrammarWord(stem));
  return things.length === named.length || behind.length === 0 ? new Set(things) : NONE;
}

const HAS = /^(?:has|have|with|includes?|features?|comes?)$/u;
const NONE: ReadonlySet<string> = new Set();
