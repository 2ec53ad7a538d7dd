import type { Question } from '../../plan/Question.js';

/** What opens an entry and the heading says already. */
const OPENING: Readonly<Partial<Record<Question, RegExp>>> = {
  contents: /^(?:in (?:the )?box:? |includes? |comes with )/iu,
  fits: /^(?:fits|compatible with) /iu,
  wear: /^sizes? (?=[\d\p{Lu}])/iu,
  age: /^ages? (?=\d)/iu,
};
/** An entry without what its heading says already. */
export function shownUnder(entry: string, question: Question, heading: string): string {
  // "Weight: weight 2 kg".
  const [noun = ''] = heading.toLowerCase().split(' ');
  if (/^(?:Weight|Size|Capacity|Warranty|Guarantee)$/u.test(heading) || /^Colou?rs?$/u.test(heading))
    return entry.replace(
      new RegExp(
        `^(?:${noun}|weighs|holds|measures) (?=\\d|about|up to${/^colou?r/u.test(noun) ? '|\\p{L}' : ''})`,
        'iu',
      ),
      '',
    );
  if (heading === 'Assembly')
    return entry.replace(/^(?:needs|requires) assembly\b/iu, 'required').replace(/^assembly:? (?=\S)/iu, '');
  if (heading === 'Materials') return entry.replace(/^made (?:of|from) /iu, '');
  if (heading === 'Please note') return entry.replace(/^please /iu, '');
  if (heading === 'Suitable for') return entry.replace(/^for /iu, '');
  const opening = OPENING[question];
  if (opening === undefined || !/^(?:In the box|Fits|Sizes|Age)$/u.test(heading)) return entry;
  const rest = entry
    .replace(opening, '')
    .replace(/(?<=\p{L}) in (?:the )?box(?= and |,|;| \(| to |$)/u, '')
    .replace(/(?<=\p{L}) (?:is|are) (?:included|supplied)$/u, '')
    .replace(/(?<=\p{L}),? (?:included|supplied)(?= for )/u, '')
    .replace(/(?<=\p{L}), (?:included|supplied)$/u, '');
  return question === 'contents' ? withoutIncluded(rest) : rest;
}

/** "4 pegs included" under "In the box"; "cable included, adapter not" keeps its verb. */
function withoutIncluded(text: string): string {
  const things = text.split(/, (?![^()]*\))/u);
  const isDenied = (thing: string): boolean => /\b(?:not|no|all|is|are)\b/iu.test(thing);
  if (things.some((thing) => isDenied(thing) && !/ (?:included|supplied)$/iu.test(thing))) return text;
  return things
    .map((thing) =>
      isDenied(thing) || /^\d\S* ?\p{L}{0,3} (?:included|supplied)$/iu.test(thing)
        ? thing
        : thing.replace(/ (?:included|supplied)(?=$| \()/iu, ''),
    )
    .join(', ');
}
