import { LEXICON_WORDS } from '../../../../products/index.js';
import type { Passage } from '../../plan/Passage.js';
import type { Unit } from '../../plan/Unit.js';
import { agree, headOf, isPlural, withArticle, type Subject } from '../grammar.js';
import { countedLabel } from '../predicates/countedLabel.js';
import { madeOf } from '../predicates/madeOf.js';
import { inSentence } from '../inSentence.js';
import { joined } from '../normalise.js';
import { asPredicate } from '../predicates/asPredicate.js';
import { isMeasureNoun } from '../predicates/partSentence.js';
import { saysTheWhole } from '../saysTheWhole.js';
import type { Spoken } from '../Spoken.js';
import { isThing } from '../things.js';

const LONGEST = 130;
/** What is in the box. */
const CONTENTS =
  /^(?:in (?:the )?(?:box|pack|package)|(?:box|pack|package|kit|set)? ?(?:contents?|contains|includes|included)|what'?s in the box|you get)$/iu;
/** Labels that only open a text, or that a bullet says better. */
const NO_NOUN =
  /^(?:features?|highlights?|details?|description|specs?|specifications?|notes?|please note|other|others|misc|tips?|use|uses|usage|why|about|extra|info|warnings?|caution|care|washing|cleaning|storage|directions|how to .*|instructions|not .*|no .*|does not .*|suitable.*|for|quantity|qty|number.*|item count|good for|ideal for|works with|fits?|compatib.*|also .*)$/iu;
/** Forms of a value that is no noun or quality. */
const NO_VALUE = /^(?:imperative|clause|verb|without|excluded)$/u;

/** "Closure: magnetic snap" → "the closure is a magnetic snap"; "in the box: earbuds, case" → "the box holds …". */
export function retoldLabel({ label, units, text }: Passage, subject: Subject): Spoken | undefined {
  const [only] = units;
  if (only === undefined || text.length > LONGEST || units.some(({ isNegative }) => isNegative)) return undefined;
  const items = units.length > 1 ? units.map((unit) => unit.text) : only.items;
  if (CONTENTS.test(label)) return contents(items);
  if (units.length === 1 && saysTheWhole(only)) {
    const spoken = asPredicate(only, subject);
    return spoken.kind === 'detail' || spoken.kind === 'order' ? undefined : spoken;
  }
  const counted = units.length === 1 || /^\d/u.test(only.text) ? countedLabel(label, text) : undefined;
  if (counted !== undefined) return { kind: 'has', text: counted.split(/[,;]/u)[0] ?? counted };
  if (
    NO_NOUN.test(label) ||
    !/^\p{L}[\p{Ll} -]{2,24}$/u.test(label) ||
    label.endsWith(' free') ||
    units.some(({ form }) => NO_VALUE.test(form))
  )
    return undefined;
  const values = items.map((item) => inSentence(item));
  if (values.some((value) => /[=|?~“”";:+*()/]|^(?:yes|no|none|n\/a)$|\b(?:not|no)\b/iu.test(value))) return undefined;
  const noun = inSentence(label.charAt(0).toLowerCase() + label.slice(1));
  if (/^sizes?$/u.test(noun))
    return { kind: 'verb', text: agree(`comes in ${noun} ${joined(values)}`, subject.isPlural) };
  const isMeasured = isThing(headOf(noun)) || isMeasureNoun(headOf(noun));
  if (!OWN_NOUN.test(noun) && !(isMeasured && saysOfPart(only))) return undefined;
  if (/^(?:material|fabric)s?$/u.test(noun))
    return values.every(endsInMaterial) ? { kind: 'is', text: madeOf(joined(values)) } : undefined;
  const many = isPlural(noun);
  // One noun for several values is no sentence: "the colour is red, blue and green".
  if (!many && values.length > 1) return undefined;
  return { kind: 'sentence', text: `the ${noun} ${many ? 'are' : 'is'} ${joined(values)}` };
}

/** Nouns that a sentence may begin with: "the finish is matt". */
const OWN_NOUN =
  /^(?:material|finish|fabric|pattern|shape|scent|fragrance|flavou?r|roast|closure|coating|upholstery|filling|notes|colours?|colors?|fit|neckline|print|weave|top|outer|inner|upper|outsole|insole|sole|shade|binding|paper)$/u;

/** "M, L, XL" under a torn label is no material. */
const endsInMaterial = (value: string): boolean => LEXICON_WORDS.has(/\p{L}+$/u.exec(value)?.[0].toLowerCase() ?? '');

/** A figure with its unit, a material or a colour: what "the frame is …" may go on with; not "brushed 390". */
const saysOfPart = ({ statement: { quantities, terms }, text }: Unit): boolean =>
  (quantities.length === 1 &&
    quantities[0]?.unit !== '' &&
    quantities[0]?.unit !== 'count' &&
    /^[\d.]|^(?:about|up to) /u.test(text)) ||
  (quantities.length === 0 && terms.length > 0) ||
  /^[\p{L}-]+(?:able|ed|ible|free|proof)$/u.test(text);

function contents(items: readonly string[]): Spoken | undefined {
  if (items.some((item) => /[:;()]|\b(?:not|no|sold|optional)\b/iu.test(item))) return undefined;
  return {
    kind: 'sentence',
    text: `the box holds ${joined(items.map((item) => withArticle(inSentence(item))))}`,
  };
}
