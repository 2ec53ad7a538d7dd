import {
  baseOfThirdPerson,
  propertyOfLabel,
  tokenise,
  tokenStems,
  type ProductReading,
  type Statement,
} from '../../../products/index.js';
import { flatMapped, remembering, wordSet } from '../../../shared/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** What a sheet says of each thing that it labels, and what the input says elsewhere. Stems. */
interface Sheet {
  readonly rows: ReadonlyMap<string, ReadonlySet<string>>;
  /** All words of the rows together. */
  readonly inRows: ReadonlySet<string>;
  readonly elsewhere: ReadonlySet<string>;
}

/** A longer label is a sentence. */
const LONGEST_LABEL = 3;
/** More words before a noun are not all about it. */
const MOST_WORDS = 3;
const LONGEST = 14;

/**
 * Words that the facts give for one labelled thing only, said of another: "Keycaps: PBT. Plate: aluminium" against "a PBT
 * plate".
 */
export function checkLabelled(statement: Statement, { reading }: Evidence): readonly Verdict[] {
  const { stems, tokens, negated, text } = statement;
  const { rows, inRows, elsewhere } = sheetOf(reading);
  if (rows.size < 2 || statement.label !== '' || tokens.length > LONGEST || negated.includes(true)) return [];
  for (const [at, stem] of stems.entries()) {
    const own = rows.get(stem);
    if (own === undefined) continue;
    const wrong = [...wordsBefore(statement, at), ...wordsBehind(statement, at)].find((place) => {
      const word = stems[place] ?? '';
      // "51 cm long", "cuts branches": an amount and a verb describe no noun.
      if (isAmount(statement, place) || (place === 0 && baseOfThirdPerson(tokens[0]?.lower ?? '') !== undefined))
        return false;
      return inRows.has(word) && !own.has(word) && !rows.has(word) && !elsewhere.has(word);
    });
    if (wrong === undefined) continue;
    const [first, last] = [tokens[Math.min(wrong, at)], tokens[Math.max(wrong, at)]];
    const reason = `The facts do not say "${tokens[wrong]?.text ?? ''}" of the ${tokens[at]?.lower ?? ''}.`;
    return [
      { support: 'contradicted', factIds: [], reason, at: { start: first?.start ?? 0, end: last?.end ?? text.length } },
    ];
  }
  return [];
}

/** An amount, or the side that it is of: "2 feet long". */
const isAmount = ({ tokens, quantities }: Statement, place: number): boolean =>
  quantities.some(({ start, end }) => (tokens[place]?.start ?? -1) >= start && (tokens[place]?.start ?? end) < end) ||
  (quantities.length > 0 && SIDE.has(tokens[place]?.lower ?? ''));
const SIDE = wordSet('long|wide|high|tall|deep|thick|across|diameter');

/** The places of the words that describe the noun at `at` from before it. */
function wordsBefore({ tokens, stems }: Statement, at: number): readonly number[] {
  const places: number[] = [];
  for (let before = at - 1; before >= 0 && places.length < MOST_WORDS; before -= 1) {
    if (tokens[before]?.text === '-') continue;
    if (tokens[before]?.kind === 'sign' || isGrammarWord(stems[before] ?? '')) break;
    places.push(before);
  }
  return places;
}

/** The places of what is said of a noun: "the plate is PBT". */
function wordsBehind({ tokens, stems }: Statement, at: number): readonly number[] {
  if (!/^(?:is|are)$/u.test(tokens[at + 1]?.lower ?? '')) return [];
  const places: number[] = [];
  for (let next = at + 2; next < tokens.length && places.length < MOST_WORDS; next += 1) {
    if (/^(?:a|an|of|from|made|in|all)$/u.test(tokens[next]?.lower ?? '') || tokens[next]?.text === '-') continue;
    if (tokens[next]?.kind === 'sign' || isGrammarWord(stems[next] ?? '')) break;
    places.push(next);
  }
  return places;
}

const sheetOf = remembering(
  ({ statements, context, brief }: ProductReading): Sheet => {
    const rows = new Map<string, Set<string>>();
    const elsewhere = new Set(tokenStems(tokenise(brief.productName)));
    for (const { statement, unused } of statements) {
      if (unused !== undefined) continue;
      const labels = labelledThings(statement.label).filter((stem) => !context.self.has(stem));
      if (labels.length === 0) for (const stem of statement.stems) elsewhere.add(stem);
      for (const label of labels) {
        const words = rows.get(label) ?? new Set<string>();
        // "Side panels: polyester": its own words are said of it.
        for (const stem of [...statement.stems, ...tokenStems(tokenise(statement.label))]) words.add(stem);
        rows.set(label, words);
      }
    }
    return { rows, inRows: new Set(flatMapped([...rows.values()], (words) => [...words])), elsewhere };
  },
  () => true,
);

/** "Item: replacement spigot kit", "what it is: a cup with soft bristles": what stands there is said of all that it names. */
const OF_PRODUCT =
  /^(?:the )?(?:item|product|article|type|kind|what(?: it is|'s this| is it| you get)?|about|description|name|title|set|summary|overview|features?|highlights?|in (?:the )?(?:box|pack|set))$/iu;

/** The things that a label names, none where it names a property: "Shelves & sides", not "Weight". */
function labelledThings(label: string): readonly string[] {
  if (label === '' || OF_PRODUCT.test(label) || propertyOfLabel(label) !== undefined) return [];
  const names = label.split(/\s*(?:&|,|\/|\band\b)\s*/u);
  if (names.some((name) => name.split(' ').length > LONGEST_LABEL)) return [];
  return flatMapped(names, (name) => tokenStems(tokenise(name)).slice(-1));
}
