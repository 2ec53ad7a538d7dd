import type { Unit } from '../../plan/Unit.js';
import { isPlural } from '../../prose/grammar.js';
import { inSentence } from '../../prose/inSentence.js';

/** What it carries or does with a figure, up to where the clause goes on. */
const DOES =
  /\b(?<act>(?:carries|holds|supports|lifts|spans|cuts|rolls|fits|reaches|folds to|adjusts|runs|lasts) (?:\p{L}+ )?(?:up to |about |at least |from )?(?:\d[\d./]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: ?(?:to|-|–|x) ?\d[\d./]*| ?(?:mm|cm|m|in|ft|kg|g|lb|oz|L|ml|W|hours?|minutes?|heights?|thicknesses|positions|burners)(?!\p{L})| to (?=\d)){0,4})(?=$|[,;.)]| (?:and|so|that|which|when|with|for|of|thick|wide|deep|high|long)\b)(?<of> (?:of \p{L}+|thick|wide|deep|high|long)\b)?/iu;
/** "The total load is 55 lb". */
const MEASURES =
  /^(?:the |its )?(?<of>(?:total |max(?:imum)? )?(?:load|capacity|range|reach|run time|battery life)) is (?<figure>(?:up to |about )?\d[\d.]*(?: ?(?:to|-|–) ?\d[\d.]*)? ?\p{L}{1,8})(?=$|[,;.]| and\b)/iu;
const ELSEWHERE = /^(?:limits|care|trust)$/u;
const IN_BOX = /^(?:included|excluded)$/u;
/** Counted in every listing, and no reason to choose it. */
const OF_LITTLE =
  /\b(?:pieces?|pcs|parts?|screws?|bolts?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times|people|persons|children|kids|adults|photos?|pictures?|colou?rs?|hands|sides|batteries|kinds|spoons?|drops?)$/iu;

/** What a sentence says beside other things: "carries up to 44 lb", "two recline positions". */
export function saidInside({ text, label, topic, property, isNegative, statement, form }: Unit): readonly string[] {
  if (
    label !== '' ||
    isNegative ||
    form === 'imperative' ||
    ELSEWHERE.test(topic) ||
    IN_BOX.test(property) ||
    statement.negated.includes(true)
  )
    return [];
  const { act = '', of = '' } = DOES.exec(text)?.groups ?? {};
  const { of: what = '', figure = '' } = MEASURES.exec(text)?.groups ?? {};
  return [
    ...(act === '' ? [] : [`${act}${of}`]),
    ...(figure === '' ? [] : [`${what} ${figure}`]),
    ...countsIn(statement.text, statement),
  ].map(inSentence);
}

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
        text.slice(start, end).endsWith(noun) &&
        /^(?:$|[,;.)]| (?:and|in|on|with|at|for|to|that|from|are)\b)/u.test(text.slice(end)),
    )
    .map(({ start, end }) => text.slice(start, end));
const MOST = 60;
