import type { Unit } from '../../../plan/Unit.js';
import { isPlural } from '../../../prose/grammar.js';
import { inSentence } from '../../../prose/inSentence.js';

/** What it carries or does with a figure, up to where the clause goes on. */
const DOES =
  /\b(?<act>(?:carries|holds|supports|lifts|spans|cuts|rolls|fits|reaches|folds to|adjusts|runs|lasts) (?:\p{L}+ )?(?:up to |about |at least |from )?(?:\d[\d./]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: ?(?:to|-|–|x) ?\d[\d./]*| ?(?:mm|cm|m|in|ft|kg|g|lb|oz|L|ml|W|hours?|minutes?|heights?|thicknesses|positions|burners)(?!\p{L})| to (?=\d)){0,4})(?=$|[,;.)]| (?:and|so|that|which|when|with|for|of|thick|wide|deep|high|long)\b)(?<of> (?:of \p{L}+|thick|wide|deep|high|long)\b)?/iu;
/** Who does it: the product by a pronoun, or the subject of the clause. */
const SUBJECT = /^(?:it |they |this \p{L}+ |(?:the|its|it|this) [^,;]*\b(?:is|are|has|measures|weighs) [^;]* and )$/iu;
/** "The total load is 55 lb". */
const MEASURES =
  /^(?:the |its )?(?<of>(?:total |max(?:imum)? )?(?:load|capacity|range|reach|run time|battery life)) is (?<figure>(?:up to |about )?\d[\d.]*(?: ?(?:to|-|–) ?\d[\d.]*)? ?\p{L}{1,8})(?=$|[,;.]| and\b)/iu;
const ELSEWHERE = /^(?:limits|care|trust)$/u;
/** What is said of these parts is said of the product. */
const OF_WHOLE: ReadonlySet<string> = new Set(['', 'top', 'frame', 'body', 'seat']);
/** What limits a figure, or speaks of another thing or time. */
const CONDITIONAL =
  /\b(?:if|when|while|without|each|every|per|other|another|optional|extra|spare|barely|hardly|rarely|once|unless|only|wet|dry|old|sell|were|was|had|ago|prototypes?|less|more|not)\b/iu;
const IN_BOX = /^(?:included|excluded)$/u;
/** Counted in every listing, and no reason to choose it. */
const OF_LITTLE =
  /\b(?:pieces?|pcs|parts?|screws?|bolts?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times|people|persons|children|kids|adults|photos?|pictures?|colou?rs?|hands|sides|batteries|kinds|spoons?|drops?)$/iu;

/** What a sentence says beside other things: "carries up to 44 lb", "two recline positions". */
export function saidInside(unit: Unit, units: readonly Unit[]): readonly string[] {
  const { text, label, topic, property, isNegative, statement, form } = unit;
  if (!isOfProduct(unit, units) || !OF_WHOLE.has(statement.part) || CONDITIONAL.test(text)) return [];
  if (
    label !== '' ||
    isNegative ||
    form === 'imperative' ||
    ELSEWHERE.test(topic) ||
    IN_BOX.test(property) ||
    statement.negated.includes(true)
  )
    return [];
  const { 0: whole = '', index = 0, groups: { act = '', of = '' } = {} } = DOES.exec(text) ?? {};
  // "The top is 21 in wide and carries up to 44 lb", but not "the hook supports".
  const isOwn = whole !== '' && (index === 0 || SUBJECT.test(text.slice(0, index)));
  const { of: what = '', figure = '' } = MEASURES.exec(text)?.groups ?? {};
  return [
    ...(isOwn ? [`${act}${of}`] : []),
    ...(figure === '' ? [] : [`${what} ${figure}`]),
    ...countsIn(statement.text, statement),
  ].map(inSentence);
}

/** Nothing before it in its sentence but bare figures: "17.5 in long, fits gaps from 0.4 to 1.8 in". */
const isOfProduct = ({ at, group }: Unit, units: readonly Unit[]): boolean =>
  units.every(
    (one) => one.group !== group || one.at >= at || (/^(?:about )?\d/u.test(one.text) && one.statement.part === ''),
  );

const countsIn = (text: string, { quantities }: Unit['statement']): readonly string[] =>
  quantities
    .filter(
      ({ unit, low, high, noun, part, start, end }) =>
        unit === 'count' &&
        low === high &&
        low >= 2 &&
        low <= MOST &&
        part === '' &&
        isPlural(noun.split(' ').at(-1) ?? '') &&
        !OF_LITTLE.test(noun) &&
        !BARE.test(noun) &&
        text.slice(start, end).endsWith(noun) &&
        !OF_OTHERS.test(text.slice(0, start)) &&
        /^(?:$|[,;.)]| (?:and|in|on|with|at|for|to|that|from|are)\b)/u.test(text.slice(end)),
    )
    .map(({ start, end }) => text.slice(start, end));
const MOST = 60;
/** Of what they are is said elsewhere. */
const BARE = /^(?:positions|steps|stages|angles|lengths|sizes|patches|widths|heights|depths)$/iu;
/** "Lies across two hob rings": what it is put on, fits or is used with has them. */
const OF_OTHERS =
  /\b(?:across|over|onto|between|against|around|above|below|under|behind|for|to|into|of|fits?|than|from)\s+(?:about |up to |at least |the |any )?$/iu;
