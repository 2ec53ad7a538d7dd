import { stemOf, type Statement } from '../../../products/index.js';
import { groupKey, type Concept } from '../concepts.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';

const COMES =
  /\b(?:includ(?:es?|ed|ing)|supplied|supplies|provided|enclosed|in the (?:box|pack|package|set|parcel)|comes? (?:complete )?with|ships? with|delivered with|you get|there (?:is|are)|has|have|features?|along with|together with|equipped with)\b/u;
/** What stands before a thing that is used with the product. */
const USED =
  /^(?:fits?|for|in|into|of|onto|on|takes?|accepts?|holds?|use|using|put|insert|add|charge|attach|connect|any)$/u;

/** Things that were given as not included may be spoken of, "put in a bit", but not promised. */
export function mayMention({ first }: Concept, { tokens, text }: Statement, comesText = text.toLowerCase()): boolean {
  const before = /^(?:an?|any|standard|your|own)$/u.test(tokens[first - 1]?.lower ?? '') ? first - 2 : first - 1;
  return !COMES.test(comesText) && USED.test(tokens[before]?.lower ?? '');
}

/** "The battery is included" where the facts say it is not. */
export function checkInclusion({ tokens, stems, text, negated }: Statement, evidence: Evidence): readonly Verdict[] {
  const assembled = checkAssembled(text, negated, evidence);
  if (assembled !== undefined) return [assembled];
  if (evidence.excluded.size === 0 || !COMES.test(text.toLowerCase())) return [];
  const place = stems.findIndex(
    (stem, at) => evidence.excluded.has(stem) && !(negated[at] ?? false) && !evidence.included.has(stem),
  );
  const token = tokens[place];
  if (
    token === undefined ||
    negated.includes(true) ||
    !isPromised(
      tokens.map(({ lower }) => lower),
      place,
    )
  )
    return [];
  return [
    {
      support: 'contradicted',
      factIds: [],
      reason: `The facts say that "${token.text}" is not included.`,
      at: { start: token.start, end: token.end },
    },
  ];
}

/** "Comes with a heater", "a heater is included", "a heater comes with it". */
function isPromised(words: readonly string[], place: number): boolean {
  return (
    GIVES.test(words.slice(Math.max(0, place - 7), place).join(' ')) ||
    GIVEN.test(words.slice(place + 1, place + 9).join(' '))
  );
}

const GIVES =
  /\b(?:comes? (?:complete )?with|includ(?:es?|ing)|you get|delivered with|supplied with|ships with|along with|together with)(?: (?!of|for|in|on)\S+){0,4}$/u;
const GIVEN =
  /^(?:\S+ ){0,2}(?:(?:is|are|also) )*(?:included|supplied|provided|enclosed|in the (?:box|pack|package|set)|comes? with (?:it|them))\b/u;

const ASSEMBLY = stemOf('assembly');
const ASSEMBLED =
  /\b(?:arrives?|comes?|delivered|fully|already|completely|ships|supplied) (?:fully |already )?assembled\b/iu;

/** "It arrives assembled" where the buyer assembles it. */
function checkAssembled(text: string, negated: readonly boolean[], { concepts }: Evidence): Verdict | undefined {
  const found = ASSEMBLED.exec(text);
  const isLeft =
    concepts.get(ASSEMBLY)?.affirmed === true && concepts.get(groupKey('no assembly needed'))?.affirmed !== true;
  if (found === null || !isLeft || negated.includes(true)) return undefined;
  return {
    support: 'contradicted',
    factIds: [...(concepts.get(ASSEMBLY)?.factIds ?? [])],
    reason: 'The facts say that it has to be assembled.',
    at: { start: found.index, end: found.index + found[0].length },
  };
}
