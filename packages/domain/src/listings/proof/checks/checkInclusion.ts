import { wordSet } from '../../../shared/index.js';
import { lowerAt, stemOf, type Statement } from '../../../products/index.js';
import { groupKey, type Concept } from '../concepts.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';

const COMES =
  /\b(?:includ(?:es?|ed|ing)|supplied|supplies|provided|enclosed|in the (?:box|pack|package|set|parcel)|(?:lies?|sits?|tucked|waits?) in (?:the|its) (?:box|case|bag|pouch|pack)|comes? (?:complete )?with|comes? (?:packed |wrapped )?in an?|(?:is|are) part of the (?:kit|set)|ships? with|delivered with|you get|there (?:is|are)|has|have|features?|along with|together with|equipped with)\b/u;
/** What stands before a thing that is used with the product. */
const USED = wordSet(
  'fits?|for|in|into|of|onto|on|takes?|accepts?|holds?|use|using|put|insert|add|charge|attach|connect|any',
);

/** "You need a battery and a charger to run it". */
const NEEDS = /^(?:you(?:['’]ll| will)? (?:also )?need|(?:it|the \p{L}+) (?:needs|requires)|requires|have your own) /u;

/** Things that were given as not included may be spoken of, "put in a bit", but not promised. */
export function mayMention(
  { first }: Concept,
  { tokens, text, form }: Statement,
  comesText = text.toLowerCase(),
): boolean {
  const word = lowerAt(tokens, first - 1);
  // "Tie in the corners of the duvet": a call speaks of what the reader has.
  const isOwn = /^(?:an?|any|standard|your|own)$/u.test(word) || (word === 'the' && form === 'imperative');
  const before = isOwn ? first - 2 : first - 1;
  // "Have a screwdriver ready".
  if (/^have (?:an? |the |your )?(?:\p{L}+ ){1,3}(?:ready|at hand|to hand)\b/u.test(comesText)) return true;
  if (NEEDS.test(comesText)) return true;
  // "Get your thread ready": the reader has it.
  return !COMES.test(comesText) && (word === 'your' || USED.has(tokens[before]?.lower ?? ''));
}

/** "The battery is included" where the facts say it is not. */
export function checkInclusion(statement: Statement, evidence: Evidence): readonly Verdict[] {
  const { tokens, stems, text, negated } = statement;
  const assembled = checkAssembled(text, negated, evidence);
  if (assembled !== undefined) return [assembled];
  const withheld = withheldThing(statement, evidence);
  if (withheld !== undefined) return [withheld];
  if (!COMES.test(text.toLowerCase())) return [];
  if (evidence.excluded.size + evidence.excludedNames.length === 0) return unlisted(statement, evidence);
  const place = stems.findIndex(
    (stem, at) =>
      !(negated[at] ?? false) &&
      ((evidence.excluded.has(stem) && !evidence.included.has(stem)) || endsName(stems, at, evidence)) &&
      endsPhrase(statement, at),
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
    return unlisted(statement, evidence);
  return [
    {
      support: 'contradicted',
      factIds: [],
      reason: `The facts say that "${token.text}" is not included.`,
      at: { start: token.start, end: token.end },
    },
  ];
}

/** The last word of a name of which the facts say that it does not come: "drill bits". */
const endsName = (stems: readonly string[], at: number, { excludedNames }: Evidence): boolean =>
  excludedNames.some((name) => name.every((stem, place) => stems[at + 1 - name.length + place] === stem));

const WITHHELD =
  /^(?:the |an? )?((?:\p{L}+[ -]){0,3}?)(\p{L}+) (?:is|are) (?:not|never) (?:included|supplied|provided|enclosed)$/u;

/** "The cable is not included" where the facts say that it is. */
function withheldThing({ text, tokens, stems, negated }: Statement, evidence: Evidence): Verdict | undefined {
  const { included, excluded } = evidence;
  if (included.size === 0 || negated[0] !== true) return undefined;
  const thing = WITHHELD.exec(text.toLowerCase().replace(/[.!]$/u, ''))?.[2];
  const stem = stemOf(thing ?? '');
  const token = tokens.find(({ lower }) => lower === thing);
  if (token === undefined || !included.has(stem) || excluded.has(stem)) return undefined;
  if (endsName(stems, stems.indexOf(stem), evidence)) return undefined;
  return {
    support: 'contradicted',
    factIds: [],
    reason: `The facts say that "${token.text}" is included.`,
    at: { start: token.start, end: token.end },
  };
}

const CONTENTS =
  /^(?:an? |the |two |three |four |\d+ )?(?:\p{L}+ ){0,3}?(\p{L}+)(?: for (?:the )?\p{L}+)? (?:(?:is|are|come) (?:also )?(?:included|supplied|provided|enclosed|in the (?:box|pack|package|set)|part of the (?:kit|set))|(?:lies?|sits?|waits?) in (?:the|its) (?:box|case|bag|pouch|pack))\b/u;

/** "The set includes two pairs of brake pads". */
const CONTAINS =
  /^(?:the |this |your )?(?:set|box|pack|package|kit|it) (?:also )?(?:includes?|comes with|contains?) (?:an? |the |two |three |four |\d+ )?(?:pairs? of |sets? of )?(?:\p{L}+ ){0,2}?(\p{L}+)$/u;

/** "Headphones are included" where the facts list what is in the box and only a headphone socket is known. */
function unlisted(
  { text, negated }: Statement,
  { included, concepts, figures, reading }: Evidence,
): readonly Verdict[] {
  if (negated.includes(true)) return [];
  const found = CONTENTS.exec(text.toLowerCase()) ?? CONTAINS.exec(text.toLowerCase());
  const thing = found?.[1] ?? '';
  const stem = stemOf(thing);
  if (
    found === null ||
    /^(?:all|both|everything|what|they|it|these|which|that|parts|items|pieces|things|accessories|attachments|extras)$/u.test(
      thing,
    ) ||
    included.has(stem) ||
    (included.size === 0 && concepts.has(stem)) ||
    reading.context.self.has(stem) ||
    figures.some(({ measured }) => measured.noun.split(' ').some((word) => stemOf(word) === stem))
  )
    return [];
  const isNamed = reading.statements.some(({ statement }) => closesPhrase(statement, stem));
  if (isNamed) return [];
  const start = text.toLowerCase().indexOf(thing);
  return [
    {
      support: 'unverified',
      factIds: [],
      reason: `No fact says that "${thing}" is included.`,
      at: { start, end: start + thing.length },
    },
  ];
}

/** A noun that closes a phrase is what it names: "cable" of "USB-C cable", "socket" of "headphone socket 3.5 mm". */
const closesPhrase = ({ tokens, stems, form }: Statement, stem: string): boolean =>
  form !== 'for' &&
  stems.some(
    (one, at) =>
      one === stem &&
      (tokens[at + 1]?.kind !== 'word' || /^(?:incl|included|supplied|enclosed)$/u.test(tokens[at + 1]?.lower ?? '')),
  );

/** The ink of "ink cartridges" is none: only the last word of a phrase is the thing. */
const endsPhrase = ({ tokens }: Statement, at: number): boolean =>
  tokens[at + 1]?.kind !== 'word' ||
  // "Gift box".
  (/^(?:box|pack|set)$/u.test(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.kind !== 'word') ||
  /^(?:is|are|in|with|comes?|included?|includes|supplied|provided|and|or|for|of|to|from|on|at|too|as|not|that)$/u.test(
    tokens[at + 1]?.lower ?? '',
  );

/** "Comes with a heater", "a heater is included", "a heater comes with it". */
function isPromised(words: readonly string[], place: number): boolean {
  return (
    GIVES.test(words.slice(Math.max(0, place - 7), place).join(' ')) ||
    GIVEN.test(words.slice(place + 1, place + 9).join(' '))
  );
}

const GIVES =
  /\b(?:comes? (?:complete )?with|comes? (?:packed |wrapped )?in an?|includ(?:es?|ing)|you get|delivered with|supplied with|ships with|along with|together with)(?: (?!of|for|in|on)\S+){0,4}$/u;
const GIVEN =
  /^(?:\S+ ){0,2}(?:(?:is|are|also) )*(?:included|supplied|provided|enclosed|in the (?:box|pack|package|set)|part of the (?:kit|set)|comes? with (?:it|them|(?:the|your) \S+$))(?![\p{L}\d])/u;

const ASSEMBLY = stemOf('assembly');
/** What the next two need. */
const SPEAKS_OF_ASSEMBLY = /assembl|put it together/iu;
const LEFT_TO_BUYER =
  /\b(?:you (?:have|need) to (?:assemble|put it together)|(?:self-?|needs? )assembly|assembly (?:is )?(?:required|needed)|assemble it yourself)\b/iu;
const ASSEMBLED =
  /\b(?:arrives?|comes?|delivered|fully|already|completely|ships|supplied) (?:fully |already )?assembled\b/iu;

/** "It arrives assembled" where the buyer assembles it. */
function checkAssembled(text: string, negated: readonly boolean[], { concepts }: Evidence): Verdict | undefined {
  if (!SPEAKS_OF_ASSEMBLY.test(text)) return undefined;
  const given = concepts.get(groupKey('no assembly needed'));
  const task = LEFT_TO_BUYER.exec(text);
  if (task !== null && given?.affirmed === true && !negated.includes(true))
    return {
      support: 'contradicted',
      factIds: [...given.factIds],
      reason: 'The facts say that it comes assembled.',
      at: { start: task.index, end: task.index + task[0].length },
    };
  const found = ASSEMBLED.exec(text);
  const isLeft = concepts.get(ASSEMBLY)?.affirmed === true && given?.affirmed !== true;
  if (found === null || !isLeft || negated.includes(true)) return undefined;
  return {
    support: 'contradicted',
    factIds: [...(concepts.get(ASSEMBLY)?.factIds ?? [])],
    reason: 'The facts say that it has to be assembled.',
    at: { start: found.index, end: found.index + found[0].length },
  };
}
