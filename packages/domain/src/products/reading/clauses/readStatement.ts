import { wordSet } from '../../../shared/index.js';
import { anchorsOf } from '../figures/anchorsOf.js';
import { formOf } from './formOf.js';
import { glossWithBrackets, isHinglish } from '../hinglish/glossHinglish.js';
import { LEXICON_WORDS } from '../words/lexicon.js';
import { measuredProperty } from '../figures/measuredProperty.js';
import { labelPart, PART_STEMS, subjectPart } from './partsOfClause.js';
import { stemsOf, tokenStems } from '../tokens/phraseIndex.js';
import { isNegation, negatedTokens } from './polarity.js';
import { propertyOfStatement } from './propertyOfStatement.js';
import type { ReadingContext } from './ReadingContext.js';
import type { PropertyId } from '../../facts/properties.js';
import type { Quantity } from '../figures/Quantity.js';
import { sidesNamed } from '../figures/sides.js';
import { readQuantities } from '../figures/readQuantities.js';
import type { Range } from '../sentences/Sentence.js';
import type { Measured, Statement } from './Statement.js';
import { termsOf, withCoSubjects } from './termsOf.js';
import { withoutBracketText } from '../words/withoutBracketText.js';
import type { Token } from '../tokens/Token.js';
import { tokenise } from '../tokens/tokenise.js';
import { lowerAt } from '../tokens/lowerAt.js';

const PACK = wordSet('pack|set|box|case|kit|bundle');

/** What a clause says, wherever it stands. */
type Said = Omit<Statement, 'start' | 'end' | 'label' | 'sentence' | 'isBracketed' | 'items'>;

/** Reads one clause. */
export function readStatement(
  text: string,
  { start, end }: Range,
  label: string,
  sentence: number,
  isBracketed: boolean,
  context: ReadingContext,
): Statement {
  const said = readWords(text.slice(start, end), label, context);
  return {
    start,
    end,
    text: said.text,
    label,
    sentence,
    isBracketed,
    tokens: said.tokens,
    stems: said.stems,
    negated: said.negated,
    polarity: said.polarity,
    part: said.part,
    property: said.property,
    form: said.form,
    items: [{ start, end }],
    quantities: said.quantities,
    terms: said.terms,
  };
}

/** The same words under the same label say the same, so a clause is read once for each context. */
function readWords(given: string, label: string, context: ReadingContext): Said {
  const key = label === '' ? given : `\n${label.length} ${label}${given}`;
  return context.memory.of(key, () => {
    const before = context.before === undefined ? undefined : readWords(given, label, context.before.context);
    const isSame =
      before !== undefined && ![...before.stems, ...stemsOf(label)].some((stem) => context.before?.added.has(stem));
    return isSame ? before : saidBy(given, label, context);
  });
}

/** "They should stand apart". */
const MODAL = /^(?:should|must|can|will|may|could|to|not)$/u;

const MAY = /^(?:may|might|can|will|could)$/u;

function saidBy(given: string, label: string, context: ReadingContext): Said {
  const plain = withoutBracketText(given);
  const glossed = isHinglish(plain) ? glossWithBrackets(given) : undefined;
  // Words of grammar alone have no English.
  const read = glossed !== undefined && /[\p{L}\p{N}]/u.test(withoutBracketText(glossed)) ? glossed : given;
  const tokens = withoutBrackets(tokenise(read));
  const stems = tokenStems(tokens);
  const plainly = withoutCompounds(tokens, stems, negatedTokens(tokens), context.self);
  // "Not for: children under 16 without supervision" is not meant for them, and asks for it.
  const without = tokens.findIndex(({ lower }) => lower === 'without');
  const isTwice = without > 0 && !plainly.slice(0, without).includes(true);
  // "Not for: pools, cats with long claws may pull the carpet": a sentence behind what is denied stands alone.
  const isSentence = tokens.some(({ lower }, at) => at > 0 && MAY.test(lower));
  const negated =
    DENYING_LABEL.test(label) && !isSentence && (!plainly.includes(true) || isTwice)
      ? tokens.map((_, at) => !isTwice || at < without)
      : plainly;
  const isPart = (at: number): boolean => {
    const stem = stems[at] ?? '';
    return (
      (PART_STEMS.has(stem) || context.parts.has(stem)) &&
      !context.self.has(stem) &&
      tokens[at]?.kind === 'word' &&
      !isMaterialPlace(tokens, at) &&
      !TREATED.test(tokens[at]?.lower ?? '') &&
      // "White legs stand on rubber feet".
      !(
        /^stands?$/u.test(tokens[at]?.lower ?? '') &&
        (/^(?:on|upright|up|firm)$/u.test(tokens[at + 1]?.lower ?? '') || MODAL.test(tokens[at - 1]?.lower ?? ''))
      ) &&
      !isPlaceOfPart(tokens, at)
    );
  };
  const subject = subjectPart(tokens, stems, isPart) ?? labelPart(label, context.parts);
  const terms = withCoSubjects(termsOf(tokens, stems, isPart, subject), tokens, stems, isPart);
  const quantities = sided(readQuantities(tokens), `${label} ${given}`).map((quantity, at, all): Measured => {
    const { start, end } = quantity;
    const before = at === 0 ? undefined : all[at - 1];
    // "Pack of 2 jars" counts jars, not parts of a pack.
    const isPacked = quantity.unit === 'count' && PACK.has(subject ?? '');
    return measured(
      quantity,
      measuredProperty(quantity, label, tokens, stems),
      isPacked ? '' : partOfQuantity(tokens, { start, end, from: before?.end }, isPart, stems, subject),
      [
        ...anchorsOf(tokens, stems, start, end, before?.end ?? 0, all[at + 1]?.start ?? read.length),
        ...countedBefore(quantity, before),
      ],
    );
  });
  const form = formOf(tokens);
  const words = tokens
    .filter(({ kind }) => kind !== 'sign')
    .map(({ lower }) => lower)
    .join(' ');
  const isNegative =
    negated.some((one, at) => one && tokens[at]?.kind !== 'sign') &&
    (form === 'without' || form === 'excluded' || firstContentNegated(tokens, negated));
  return {
    text: read,
    tokens,
    stems,
    negated,
    polarity: isNegative ? 'is_not' : 'is',
    part: subject ?? '',
    property: propertyOfStatement({ label, words, form, quantities, terms, isNegative }),
    form,
    quantities,
    terms,
  };
}

/** A figure with what it is about. Field by field: V8 adds to a spread object a hundred times as slowly. */
const measured = (
  { start, end, low, high, unit, noun, qualifier, place, chain, side, plus }: Quantity,
  property: PropertyId,
  part: string,
  anchors: readonly string[],
): Measured => ({
  start,
  end,
  low,
  high,
  unit,
  noun,
  qualifier,
  place,
  chain,
  side,
  plus,
  property,
  part,
  anchors,
});

/** Figures in a row with the sides that the label or a bracket names: "Size (L x W x H): 40 x 30 x 60 cm". */
function sided(quantities: readonly Quantity[], text: string): readonly Quantity[] {
  return quantities.map((quantity) => {
    if (quantity.chain < 2 || quantity.side !== '') return quantity;
    const side = sidesNamed(text, quantity.chain)[quantity.place];
    return side === undefined ? quantity : { ...quantity, side };
  });
}

/** "33 cups at 15 g each": each of what was counted. */
const countedBefore = ({ qualifier }: Quantity, before: Quantity | undefined): readonly string[] =>
  /\beach\b/u.test(qualifier) && before?.unit === 'count' ? stemsOf(before.noun).slice(-1) : [];

/** "Not for: upholstery", "Not compatible: 26/6" deny what stands behind them. */
const DENYING_LABEL =
  /^(?:left out|not in it|n\/ ?inc(?:l(?:uded)?)?|free (?:from|of)|not(?: for| incl\.?| in (?:the )?(?:box|pack|kit|set|package|parcel|carton)| suitable(?: for)?| compatible(?: with)?| included| recommended(?: for)?| intended(?: for)?)?|without|(?:(?:please )?do(?: not|n['’]t)|never)(?: (?:use(?: on| with| in| for)?|laminate|grind|blend|insert|punch|feed|shred|(?:mix|clean|wash) with))?|excludes?|excluded|does(?: not|n['’]t)(?: (?:fit|include|contain|work with|cover|shred|hold|support|take|accept|cut|suit|come with|have|charge|grind|laminate|punch|open|play|read))?)$/iu;

/** The "rubber" of "silicone rubber" is a material although wipers have a rubber. */
const isMaterialPlace = (tokens: readonly Token[], at: number): boolean =>
  LEXICON_WORDS.has(tokens[at]?.lower ?? '') &&
  !/^(?:the|its|a)$/u.test(lowerAt(tokens, at - 1)) &&
  // "Board of birch plywood" speaks of the board.
  !(at === 0 && tokens[1]?.lower === 'of');

/** "Powder coated steel" has no coat of steel. */
const TREATED = /^(?:coat|lin|padd|back|fram|fill|cover|plat|pip|strapp|hook|latch|hing|lock)ed$/u;

const INNER_OR_OUTER = wordSet('inner|outer|upper|lower');
const BEHIND_A_PART = wordSet(
  'is|are|of|in|with|and|or|has|have|material|fabric|layer|made|size|part|side|not|can|may',
);

/** The "inner" of "inner pot" only says which pot is meant. */
const isPlaceOfPart = (tokens: readonly Token[], at: number): boolean =>
  INNER_OR_OUTER.has(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.kind === 'word' &&
  !BEHIND_A_PART.has(tokens[at + 1]?.lower ?? '') &&
  !LEXICON_WORDS.has(tokens[at + 1]?.lower ?? '');

/** What stands in brackets is read as a clause of its own; "S(36)" is none. */
function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  let depth = 0;
  return tokens.filter((token) => {
    if (token.text === '(' && (depth > 0 || !token.glued)) depth += 1;
    else if (token.text === ')' && depth > 0) {
      depth -= 1;
      return false;
    }
    return depth === 0;
  });
}

function firstContentNegated(tokens: readonly Token[], negated: readonly boolean[]): boolean {
  const content = tokens.findLastIndex((token) => token.kind !== 'sign');
  return content !== -1 && (negated[content] ?? false);
}

function partOfQuantity(
  tokens: readonly Token[],
  { start, end, from }: { readonly start: number; readonly end: number; readonly from: number | undefined },
  isPart: (at: number) => boolean,
  stems: readonly string[],
  subject: string | undefined,
): string {
  const first = tokens.findIndex((token) => token.start >= start);
  // "2 years on the frame, 1 year on the canopy".
  const behind = tokens.findIndex((token) => token.start >= end);
  const isOn = behind !== -1 && /^on (?:the|its)$/u.test(`${lowerAt(tokens, behind)} ${lowerAt(tokens, behind + 1)}`);
  if (isOn && isPart(behind + 2)) return stems[behind + 2] ?? '';
  const before = first - 1;
  if (before >= 0 && isPart(before) && !/^(?:size|pack|set)$/u.test(stems[before] ?? '')) return stems[before] ?? '';
  // "The heel is 25 mm high and the shaft rises 280 mm": each figure has its part.
  if (from !== undefined)
    for (let at = before; at >= 0 && (tokens[at] as Token).start >= from; at -= 1)
      if (isPart(at) && /^(?:the|its|and|,)$/u.test(lowerAt(tokens, at - 1))) return stems[at] ?? '';
  return subject ?? '';
}

/** "No-pull harness", "no show socks": the harness is there, and it does not let the dog pull. */
function withoutCompounds(
  tokens: readonly Token[],
  stems: readonly string[],
  negated: readonly boolean[],
  self: ReadonlySet<string>,
): readonly boolean[] {
  const no = tokens.findIndex(({ lower }) => lower === 'no');
  if (no === -1) return negated;
  const word = tokens[no + 1]?.text === '-' ? no + 2 : no + 1;
  const isCompound = word > no + 1 || (tokens[word]?.kind === 'word' && self.has(stems[word + 1] ?? ''));
  const end = tokens.findIndex(({ kind }, at) => at > word && (kind === 'sign' || isNegation(tokens, at)));
  return isCompound ? negated.map((one, at) => one && !(at > word && (end === -1 || at < end))) : negated;
}
