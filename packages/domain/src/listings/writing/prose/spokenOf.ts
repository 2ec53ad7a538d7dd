import type { Passage } from '../plan/Passage.js';
import { standsAlone, type Unit } from '../plan/Unit.js';
import { isThingFor } from '../plan/questionOf.js';
import { eachAlone } from './eachAlone.js';
import { forAges } from './predicates/forAges.js';
import { identity } from './predicates/identity.js';
import { inBox } from './predicates/inBox.js';
import { asPredicate } from './predicates/asPredicate.js';
import { isSubordinate, UNEVEN, withReason } from './predicates/withReason.js';
import { withoutPredicate } from './predicates/withoutPredicate.js';
import { agree, headOf, withArticle, type Subject } from './grammar.js';
import { amountOf, measurePredicate } from './predicates/measurePredicate.js';
import { inSentence, midSentence } from './inSentence.js';
import { capitalised, joined } from './normalise.js';
import { labelledWhole } from './predicates/labelledWhole.js';
import { partSentence } from './predicates/partSentence.js';
import { saysTheWhole } from './saysTheWhole.js';
import { pairOf, wholePredicate } from './predicates/wholePredicate.js';
import { isThing } from './things.js';
import type { Spoken } from './Spoken.js';

const LONGEST = 170;

/**
 * How a passage is said in whole sentences: what shares the product as its subject, and sentences of their own. Undefined
 * where one of its clauses is not sure: then all of it is quoted.
 */
export function spokenOf(passage: Passage, subject: Subject): readonly Spoken[] | undefined {
  const [first] = passage.units;
  if (first === undefined || passage.text.length > LONGEST) return undefined;
  if (first.source.field === 'product_name') return undefined;
  if (passage.label !== '') return labelledWhole(passage, subject);
  const itself = identity(passage, subject);
  if (itself !== undefined) return [itself];
  if (passage.units.slice(1).some(isSubordinate)) return withReason(passage, first);
  if (passage.units.every((unit) => unit.form === 'imperative' && !isThingFor(unit)) && !UNEVEN.test(passage.text))
    return [{ kind: 'order', text: orders(passage) }];
  // "Remove above 40 °C, cups may loosen": an order and its reason.
  if (
    first.form === 'imperative' &&
    !isThingFor(first) &&
    passage.units.slice(1).every(({ form }) => form === 'clause' || form === 'imperative') &&
    !UNEVEN.test(passage.text)
  )
    return [{ kind: 'order', text: passage.text }];
  if (first.form === 'clause' && !UNEVEN.test(passage.text) && passage.units.slice(1).every(goesOn)) {
    // "The bowl is dishwasher safe, pump is not": two sentences.
    if (
      passage.units.length > 1 &&
      !CONDITION.test(first.text) &&
      !passage.units.slice(1).some(({ text }) => GOES_ON.test(text)) &&
      passage.units.every(({ form }) => form === 'clause')
    )
      return passage.units.map((unit) => asPredicate({ ...unit, text: capitalised(unit.text) }, subject));
    const spoken = asPredicate(first, subject);
    const rest = passage.text.slice(first.text.length);
    // "The side buckle is decorative, does not adjust".
    const joint = passage.units.length === 2 ? rest.replace(/^, (?=(?:does|is|has|can|will|may) )/u, ' and ') : rest;
    return [{ kind: 'sentence', text: spoken.text + joint }];
  }
  if (passage.units.length > 1 && passage.units.every(({ text }) => DONE_IN.test(text)))
    return [{ kind: 'is', text: joined(passage.units.map(({ text }) => inSentence(text))) }];
  const all: Spoken[] = [];
  for (const folded of folds(passage)) {
    const [head] = folded;
    const spoken = head === undefined ? undefined : spokenFold(folded, head, passage, subject, all);
    if (spoken === undefined) return eachAlone(passage, subject);
    all.push(spoken);
  }
  return contrasted(all);
}

const GOES_ON = /^(?:and|but|so|or|yet|because|as|which)\b/iu;
/** What opens a sentence that is whole only with what follows it. */
const CONDITION =
  /^(?:if|when|unless|once|as|since|while|because|although|before|after|until)\b|^\p{L}+ (?:it )?(?:if|when|once)\b/iu;

/** "Splash resistant, not for swimming": what limits a quality stays with it. */
function contrasted(all: readonly Spoken[]): readonly Spoken[] {
  const [first, second] = all;
  const isContrast =
    all.length === 2 &&
    first?.kind === 'is' &&
    second?.kind === 'is' &&
    second.text.startsWith('not ') &&
    !/^not |,| and /u.test(first.text);
  return isContrast ? [{ kind: 'is', text: `${first.text} but ${second.text}` }] : all;
}

/** "Wipe with a cloth, do not soak" → "Wipe with a cloth and do not soak". */
function orders({ text, units }: Passage): string {
  return units.length === 2 &&
    units.every((unit) => unit.form === 'imperative') &&
    (text.match(/,/gu) ?? []).length === 1
    ? text.replace(/, (?!and |or )/u, ' and ')
    : text;
}

/** What goes on behind a sentence of the seller without a noun of its own. */
const goesOn = ({ form, text }: Unit): boolean =>
  /^(?:description|for|with|verb|excluded|imperative|clause)$/u.test(form) ||
  /^(?:not|no|and|or|but|so|which)\b/iu.test(text);

/** Clauses that only go on with the one before them: a place behind a place, the rest of a list, a second figure. */
function folds({ units }: Passage): readonly (readonly Unit[])[] {
  const all: Unit[][] = [];
  const isList = units.length > 1 && / (?:and|or) /u.test(units.at(-1)?.text ?? '') && units.slice(1).every(isListed);
  for (const unit of units) {
    const last = all.at(-1);
    const [head] = last ?? [];
    const isRest =
      head !== undefined &&
      unit.form === 'noun' &&
      ((SIDE.test(unit.text) &&
        last?.length === 1 &&
        /\d$| (?:mm|cm|in|m|ft)$/u.test(head.text) &&
        head.form === 'noun') ||
        (unit.property === 'origin' && unit.statement.tokens.length <= 3) ||
        (isList && TAKES_LIST.test(head.text) && head === units[0]) ||
        (head.form === 'verb' && /^\d/u.test(unit.text)));
    if (isRest) last?.push(unit);
    else all.push([unit]);
  }
  return all;
}

/** "Designed in Denmark, made in Estonia". */
const DONE_IN =
  /^(?:made|designed|assembled|woven|knitted|sewn|printed|bottled|packed|grown|roasted|built) in \p{Lu}[\p{L} ]+$/u;

/** A second measure of the same part: "only 0.7 in thick". */
const SIDE = /^(?:only |about )?[\d.,]+ ?(?:mm|cm|m|in|ft) (?:thick|tall|wide|deep|long|high)$/u;
const TAKES_LIST =
  /^(?:tastes? of|smells? of|for|with|contains|includes|suits|fits|works with|made (?:of|from|with))\b/iu;
const isListed = ({ form, statement }: Unit): boolean =>
  form === 'noun' && statement.quantities.length === 0 && statement.tokens.length <= 6;

function joinedText(units: readonly Unit[]): string {
  const [head, ...rest] = units;
  return rest.reduce(
    (text, unit, at) =>
      text +
      (/^\d/u.test(unit.text) && !/ and /u.test(unit.text) && at === rest.length - 1 && /\d/u.test(head?.text ?? '')
        ? ' and '
        : ', ') +
      unit.text,
    head?.text ?? '',
  );
}

/** "Two-year warranty", "24 month warranty (batteries excluded)". */
const WARRANTY =
  /^(?:limited )?(?:\d+|one|two|three|four|five|six|ten|twelve)[- ](?:year|month)s?[- ](?:\p{L}+ )?(?:warranty|guarantee)(?: \([^()]{1,50}\))?$/iu;
/** "18 months warranty" is one of 18 months. */
const MONTHS = /(?<= )(year|month)s(?= )/iu;
/** "15,000 hour life", "10 m range". */
const FIGURE_FIRST =
  /^(?:up to )?[\d.,]+ ?\p{L}{1,5} (?:\p{L}+ )?(?:life|lifespan|range|screen|display|resolution|torque|chuck|pressure)$/u;
/** A part with what is on it or with it. */
const WITH_MORE = /^([\p{L}-]+(?: [\p{L}\d-]+){0,4}) (?:with|in) [\p{L}\d][\p{L}\d ,()-]*$/u;
const TASTE = /^(tastes?|smells?) of /iu;
const PERCENT = /^100% \p{L}[\p{L} ,-]*$/u;
const QUALITY_END =
  /(?:resistant|certified|compatible|compliant|registered|listed|approved|tested|rated|[a-z]-free|waterproof|washable)$/u;

function spokenFold(
  folded: readonly Unit[],
  head: Unit,
  passage: Passage,
  subject: Subject,
  before: readonly Spoken[],
): Spoken | undefined {
  const text = joinedText(folded);
  if (UNEVEN.test(text)) return undefined;
  const isFirst = head === passage.units[0];
  if (head.takenBy !== undefined && folded.length === 1)
    return head.takenBy === 'has' && /^\d[\d.,]* ?%/u.test(text)
      ? { kind: 'verb', text: agree(`contains ${text}`, subject.isPlural) }
      : head.takenBy === 'has'
        ? { kind: 'has', text: withArticle(midSentence(text)) }
        : { kind: 'is', text: head.takenBy === 'is' ? text : `made of ${text}` };
  if (isFirst && TASTE.test(text))
    return {
      kind: 'verb',
      text: `${subject.isPlural ? 'taste' : 'tastes'}${text.replace(/^\S+/u, '')}`.replace(
        /^tastes(?= of)/u,
        /^smell/iu.test(text) ? 'smells' : 'tastes',
      ),
    };
  if (isFirst && head.property === 'strength' && PERCENT.test(text) && passage.units.length === folded.length)
    return { kind: 'is', text };
  // What describes the thing of the clause before it is no quality of the product.
  if (!isFirst && head.form === 'description' && before.some(({ kind }) => kind !== 'is')) return undefined;
  if (folded.length > 1) {
    const [, side] = folded;
    if (side !== undefined && SIDE.test(side.text)) {
      const own = partSentence(head);
      return own === undefined
        ? undefined
        : { kind: 'sentence', text: `${own} and ${/ (?:measure|are) /u.test(own) ? 'are' : 'is'} ${side.text}` };
    }
    const amount = side !== undefined && isFirst && folded.length === 2 ? amountOf(head.text, side.text) : undefined;
    if (amount !== undefined) return { kind: 'verb', text: agree(amount, subject.isPlural) };
    if (head.form === 'for' && isFirst && !/\d|\(/u.test(text)) return { kind: 'is', text: inSentence(text) };
    if (!saysTheWhole(head)) return undefined;
    if (head.form === 'verb') return asPredicate({ ...head, text }, subject);
    return head.form === 'description' || head.form === 'for' ? { kind: 'is', text: inSentence(text) } : undefined;
  }
  if (head.form === 'imperative') return isThingFor(head) ? undefined : { kind: 'order', text: head.text };
  if (head.form === 'clause') return asPredicate(head, subject);
  if (head.property === 'warranty' && passage.units.length === 1 && WARRANTY.test(text))
    return {
      kind: 'verb',
      text: `${subject.isPlural ? 'come' : 'comes'} with ${withArticle(inSentence(text).replace(MONTHS, '$1'))}`,
    };
  if (head.form === 'without') return withoutPredicate(head, passage);
  if (head.form === 'excluded') return excluded(head, subject);
  // "For estate cars, SUVs and vans": the first of a list is not all of it.
  if (head.form === 'for' && folded.length === 1 && !standsAlone(head, passage.units)) return undefined;
  if (head.form === 'for') return isFirst || head.isFree ? forWhom(head) : undefined;
  const isOnItself = before.length > 0 && before.every(({ kind, text: said }) => kind === 'is' && /^an? /u.test(said));
  if (head.form === 'verb' && (isFirst ? head.isFree : isOnItself) && !/[();]/u.test(text))
    return saysTheWhole(isOnItself ? { ...head, at: 0, isFree: true } : head) ? asPredicate(head, subject) : undefined;
  if (head.form === 'noun') {
    const packed = isFirst ? inBox(text) : undefined;
    if (packed !== undefined) return packed;
    // "Foldable, weight 255 g": what stands before is of the product too.
    const isOfProduct = head.isFree || before.every(({ kind }) => kind !== 'sentence' && kind !== 'order');
    const whole =
      isOfProduct && head.statement.part === '' && OF_THE_WHOLE.test(text)
        ? measurePredicate(head, inSentence(text))
        : undefined;
    if (whole !== undefined)
      return whole.kind === 'verb' ? { kind: 'verb', text: agree(whole.text, subject.isPlural) } : whole;
    const own = before.every(({ kind }) => kind !== 'sentence') ? wholePredicate(head, text, subject) : undefined;
    if (own !== undefined) return own;
    if (head.property === 'connection' && /^(?:Bluetooth|Wi-Fi) v?\d(?:\.\d)?$/u.test(text))
      return { kind: 'has', text };
    const pair = isFirst ? pairOf(text) : undefined;
    if (pair !== undefined) return pair;
    if (isFirst && FIGURE_FIRST.test(text)) return { kind: 'has', text: withArticle(text) };
    if (isFirst && QUALITY_END.test(text) && isNamedQuality(head)) return { kind: 'is', text };
    const ofPart = partSentence(head);
    if (ofPart !== undefined) return { kind: 'sentence', text: ofPart };
  }
  const part =
    isFirst && passage.units.length === 1 && head.form === 'noun' && !head.isNegative
      ? WITH_MORE.exec(text)?.[1]
      : undefined;
  if (
    part !== undefined &&
    isThing(headOf(part)) &&
    !PACKAGING.test(headOf(part)) &&
    !/\b(?:only|not|no)\b/iu.test(text)
  )
    return { kind: 'has', text: withArticle(midSentence(text)) };
  if (!saysTheWhole(head)) return undefined;
  const spoken = asPredicate(head, subject);
  return spoken.kind === 'detail' ? undefined : spoken;
}

/** What a product comes in, which it does not have. */
const PACKAGING = /^(?:bag|box|pouch|jar|tin|tube|case|sleeve|packet|wrap|label|sheet|front|back|top|bottom)s?$/u;

/** A measure of the product with nothing but its own word. */
const OF_THE_WHOLE =
  /^(?:(?:overall |total )?(?:weight|height|width|length|diameter|thickness|capacity) (?:about |up to )?[\d.,]+|(?:dimensions|size) [\d.,]+(?: x [\d.,]+)+) ?\p{L}{1,3}$/iu;

/** "IPX4 splash resistant", "EN 71 certified": the name of a standard opens it. */
const isNamedQuality = ({ statement, text }: Unit): boolean =>
  statement.part === '' &&
  text.split(' ').length <= 6 &&
  (/^(?:IP\w\d|[A-Z]{2,}[\w-]*\d*)\b/u.test(text) ||
    statement.terms.some(({ lexicon, first }) => lexicon === 'certification' && first === 0));

function excluded(unit: Unit, subject: Subject): Spoken | undefined {
  if (/[(),]/u.test(unit.text)) return undefined;
  const spoken = asPredicate(unit, subject);
  return spoken.text === inSentence(unit.text) ? undefined : spoken;
}

/** "Not for swimming", "for all skin types": one purpose, plain. */
function forWhom({ text, items }: Unit): Spoken | undefined {
  if (items.length > 1 || /[();,]/u.test(text) || text.length > 60) return undefined;
  return {
    kind: 'is',
    text: (forAges(text) ?? inSentence(text)).replace(
      /^((?:not )?for) (?=(?:family|group|couple|party) of )/u,
      '$1 a ',
    ),
  };
}
