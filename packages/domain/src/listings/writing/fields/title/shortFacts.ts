import type { Kind } from '../../../../products/index.js';
import type { Unit } from '../../plan/Unit.js';
import { isCare } from '../../plan/questionOf.js';

const LONGEST = 24;
const MOST = 2;
/** "76 x 51 cm", "80 g": a figure and its unit, nothing else. */
const PURE = /^(?:about )?[\d.,]+(?: ?x ?[\d.,]+)* ?\p{L}{1,3}$/u;
const RATING = /^(?:IP[X\d]\d|USB-C charging|Bluetooth v?\d(?:\.\d)?)$/iu;
/** Properties whose figure a buyer reads without another word. */
const READ_ALONE = /^(?:dimensions|net_content|capacity|age|taste|count)$/u;
/** "Medium roast", "fold-up cuff": two words or three that name a thing. */
const SHORT_THING = /^[\p{L}\d-]+(?: [\p{L}-]+){1,2}$/u;

/**
 * Facts for a title that has room left: the size of what is used up or laid out, a protection class, a short feature. What
 * is of a part, denied, of its care, its packaging or its sale stays out.
 */
export function shortFacts(units: readonly Unit[], { questions }: Kind): readonly string[] {
  // A roller of quartz and zinc among beauty products is not used up.
  const isBuilt = units.some(
    ({ property, text, label, statement }) =>
      property === 'material' &&
      !PACKED.test(`${label} ${text}`) &&
      (BUILT.test(text) || statement.terms.some(({ key }) => DURABLE.test(key))),
  );
  const isConsumed = questions.includes('net_content') && !isBuilt;
  const worth = ({ property, text, statement, at }: Unit): number => {
    if (isConsumed && property === 'weight' && PURE.test(text)) return 4;
    // Three sides are no part of what a buyer asks for.
    if (READ_ALONE.test(property) && PURE.test(text) && !/ x .* x /u.test(text) && (at === 0 || text.includes(' x ')))
      return 3;
    if (RATING.test(text)) return 2;
    return property === 'feature' && at === 0 && statement.quantities.length === 0 && SHORT_THING.test(text) ? 1 : 0;
  };
  return units
    .filter(
      ({ source, isNegative, isFree, isAlone, label, form, items, statement, text, property }) =>
        source.field === 'description' &&
        !isNegative &&
        isFree &&
        label === '' &&
        (form === 'noun' || (form === 'description' && RATING.test(text))) &&
        items.length === 1 &&
        statement.part === '' &&
        text.length <= LONGEST &&
        (isAlone || statement.quantities.length > 0 || RATING.test(text)) &&
        !isCare(text) &&
        !/^(?:care|storage|warning|warranty|origin|included|material|colour|assembly|installation)$/u.test(property) &&
        !SOLD.test(text) &&
        !DOES.test(text),
    )
    .map((unit) => ({ unit, value: worth(unit) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, MOST)
    .map(({ unit }) => unit.text);
}

const PACKED = /\b(?:jar|bottle|tube|tin|box|pouch|sachet|wrapper|packaging|lid|cap|pump)\b/iu;
const DURABLE =
  /\b(?:steel|alumini?um|zinc alloy|brass|iron|plastic|abs|polypropylene|nylon|silicone|copper|titanium)\b/iu;
const BUILT = /^(?:the|its) \p{L}+ (?:is|are) /iu;

/** "Lever locks": what it does, not what it is. */
const DOES = /^\p{L}+[^s\P{L}] (?:locks|folds|fits|hangs|stands|holds|clips|closes|opens|turns|slides|comes|works)$/iu;

/** How it is sold or comes, and words that praise. */
const SOLD =
  /\b(?:sold|ships?|packed|packaging|gift|box|assembled|available|best|premium|quality|great|perfect|free|differs?|var(?:y|ies)|each|every|slight|may|possible|real|own|only|it|they|we|you|when|if|looks?|included|incl|supplied|covered|goes|turns|fades)\b/iu;
