import { NUMBER_WORDS } from '../../../../../products/index.js';
import type { Unit } from '../../../plan/Unit.js';

/** What a buyer is glad not to need. */
const NEEDLESS =
  /^(?:it |they )?(?:(?:no|without|needs? no|no need (?:for|of)) )(?<thing>batter(?:y|ies)|tools?|drilling|screws|electricity|glue|assembly|mains power|power cable)(?: (?:is |are )?(?:needed|required|necessary))?$/iu;

/** "No battery needed" of "no battery needed" or "needs no battery". */
export function needlessOf({ text, group }: Unit, units: readonly Unit[]): readonly string[] {
  const thing = NEEDLESS.exec(text)?.groups?.thing?.toLowerCase();
  // "No battery" says where its power comes from, "no screws" what is not in the box; "no drilling" is not needed.
  const isSaid = /^(?:drilling|assembly)$/u.test(thing ?? '') || /need|required|necessary/iu.test(text);
  if (thing !== undefined && !isSaid) return [];
  // "No assembly except the wood strip": what limits it stands in its sentence.
  const isAlone = units
    .filter((unit) => unit.group === group)
    .every(({ text: said }) => !/\b(?:except|but|only)\b/iu.test(said));
  return thing === undefined || !isAlone ? [] : [`no ${thing} needed`];
}

const COUNTED =
  /^(?:(?:it|this|each(?: one)?) (?:has|have) |has |with )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<things>(?:(?!(?:x|of|in|with|without|for|per|are|have|lock|locks|mm|cm|m|ft|to|or|and|more|people|persons?)\b)[\p{L}-]+ ){0,2}(?!(?:years|months|weeks|days|hours|minutes|seconds|inches|feet|metres|meters|pieces|pcs|pounds|ounces|grams|litres|liters|watts|degrees|times|people|persons|screws|bolts|nuts|washers|plugs|pins|sizes|colou?rs|ways|positions|steps|stages|angles|lengths|patches|widths|heights|depths|is|has|was)\b)[\p{L}-]{3,}s)(?= (?:of (?!each|them|the\b)|from|with|in|on|for|at|outside|inside|that|which|to)\b| \(|$)/iu;

/** "12 panels" of "it has 12 panels of steel wire": what the product has several of. */
export function countedThingsOf({ text, label, property, isNegative, statement }: Unit): readonly string[] {
  if (
    label !== '' ||
    isNegative ||
    statement.negated.includes(true) ||
    property === 'included' ||
    property === 'excluded'
  )
    return [];
  const { count, things } = COUNTED.exec(text)?.groups ?? {};
  return count === undefined || things === undefined
    ? []
    : [`${NUMBER_WORDS.get(count.toLowerCase()) ?? count} ${things}`];
}
