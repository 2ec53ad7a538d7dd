import type { ReadingContext } from '../ReadingContext.js';
import { readStatement } from '../readStatement.js';
import type { Statement } from '../Statement.js';
import { unitOf } from '../../figures/units.js';
import { BASE_VERBS, baseOfThirdPerson, thirdPerson } from '../../words/verbs.js';

/** A subject and a verb of grammar, and nothing behind it: "the pump may not". */
const GAP =
  /^(?:but |and )?(?<subject>(?:the |its |both |all )?[\p{L}-]+(?: [\p{L}-]+){0,2}(?: (?:and|or) (?:the |its )?[\p{L}-]+(?: [\p{L}-]+)?)?) (?<verb>may|can|must|should|is|are|does|do|will|has|have|needs?)(?<not> ?not|n't)?$/iu;
/** A subject and a figure without a verb: "the drawer up to 5 kg". */
const FIGURE_ALONE =
  /^(?:but |and )?(?<subject>(?:the|its|each) [\p{L}-]+(?: (?!(?:about|only|max|up|at)\b)[\p{L}-]+)?) (?<figure>(?:up to |about |at least |max\.? |only )?\d.*)$/iu;
const VERB_OF_FIGURE =
  /^(?:the |its |each |a )?[\p{L}-]+(?: [\p{L}-]+){0,2}? (?<verb>is|are|has|have|carries|carry|holds?|weighs?|measures?|takes?|lasts?|runs?(?: for)?|supports?|bears?) (?:up to |about |at least |max\.? |only )?\d/iu;
/** "The knob is plastic, not steel". */
const CONTRAST = /^(?:and |but )?not (?<other>(?:(?!of\b|for\b|in\b|with\b|to\b)[\p{L}-]+)(?: [\p{L}-]+)?)$/iu;
const SUBJECT_AND_VERB = /^(?:the |its |all |both )?[\p{L}-]+(?: [\p{L}-]+)? (?:is|are)(?= )/iu;
/** One verb, of one subject and of several: "the tray is dishwasher safe, tank and pump are not". */
const AGREE: readonly (readonly string[])[] = [
  ['is', 'are'],
  ['does', 'do'],
  ['has', 'have'],
  ['need', 'needs'],
  // "The shaft can go in the dishwasher; the lid must not".
  ['can', 'may', 'must', 'should'],
];
const LONGEST = 120;

/** Clauses that leave out what the clause before says, with it: "The bowl may go in the dishwasher, the pump may not". */
export function elidedClauses(statements: readonly Statement[], context: ReadingContext): readonly Statement[] {
  const read: Statement[] = [];
  for (const statement of statements) {
    const said = completed(statement, read.at(-1), read[0]);
    read.push(said === undefined ? statement : withWords(statement, said, context));
  }
  return read;
}

/** "The handles, two on each bag, are sewn from webbing": the verb behind an aside goes with the subject before it. */
const PREDICATE = /^(?:is|are|has|have|can|may) \S/iu;
const SUBJECT = /^(?:the|its|both|all) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/iu;

function completed(
  { text, label, isBracketed, quantities }: Statement,
  before?: Statement,
  first?: Statement,
): string | undefined {
  if (before === undefined || label !== '' || isBracketed || text.length > LONGEST || before.text.length > LONGEST)
    return undefined;
  if (first !== undefined && first !== before && PREDICATE.test(text) && SUBJECT.test(first.text))
    return `${first.text} ${text}`;
  const gap = GAP.exec(text)?.groups;
  if (gap !== undefined) {
    const { subject = '', verb = '', not = '' } = gap;
    // "Bowl dishwasher safe, brush is not": a terse note leaves out both verbs.
    const quality = /^(?:is|are)$/iu.test(verb) ? QUALITY.exec(before.text)?.[1] : undefined;
    if (quality !== undefined) return `${subject} ${verb}${not} ${quality}`;
    const same = AGREE.find((verbs) => verbs.includes(verb.toLowerCase()))?.join('|') ?? verb.toLowerCase();
    const at = new RegExp(`\\s(?:${same})(?: ?not|n't)?\\s+(\\S.*)$`, 'iu').exec(before.text);
    // "Is now included" is news of the one only.
    return at?.[1] === undefined
      ? undefined
      : `${subject} ${verb}${not} ${at[1].replace(/^(?:now|also|always|still|already) /iu, '')}`;
  }
  const other = CONTRAST.exec(text)?.groups?.other;
  if (other !== undefined) {
    const subject = before.terms.length === 1 ? SUBJECT_AND_VERB.exec(before.text)?.[0] : undefined;
    return subject === undefined ? undefined : `${subject} not ${other}`;
  }
  const alone = FIGURE_ALONE.exec(text)?.groups;
  const verb = VERB_OF_FIGURE.exec(before.text)?.groups?.verb;
  const [one, last] = [quantities[0], before.quantities.at(-1)];
  if (alone === undefined || verb === undefined || one === undefined || last === undefined) return undefined;
  const isAlike = one.unit === last.unit || unitOf(one.unit)?.dimension === unitOf(last.unit)?.dimension;
  const { subject = '', figure = '' } = alone;
  return isAlike ? `${subject} ${agreeing(verb, subject)} ${figure}` : undefined;
}

/** "Perches hold up to 6 kg, the hammock holds up to 4 kg". */
function agreeing(verb: string, subject: string): string {
  const [word = '', ...more] = verb.toLowerCase().split(' ');
  const isSeveral =
    !/^each /iu.test(subject) &&
    (/\b(?:feet|teeth|people|men|women|children)$/iu.test(subject) ||
      (/[^su]s$/iu.test(subject) && !/(?:chassis|canvas|lens|basis|atlas|gas)$/iu.test(subject)));
  const form = isSeveral
    ? (PLURALS.get(word) ?? baseOfThirdPerson(word) ?? word)
    : (SINGULARS.get(word) ?? (BASE_VERBS.has(word) ? thirdPerson(word) : word));
  return [form, ...more].join(' ');
}
const PLURALS = new Map([
  ['is', 'are'],
  ['has', 'have'],
]);
const SINGULARS = new Map([...PLURALS].map(([one, several]) => [several, one]));

const QUALITY =
  /^(?:the )?[\p{L}-]+(?: [\p{L}-]+)? ((?:dishwasher|machine|microwave|oven|freezer|hand|splash|rain|water)[ -]?(?:safe|washable|proof|resistant)|washable|waterproof|removable|rechargeable)$/iu;

/** A clause as if it were said in these words, at its own place. */
function withWords(statement: Statement, said: string, context: ReadingContext): Statement {
  const { start, end, label, sentence, isBracketed } = statement;
  return {
    ...readStatement(said, { start: 0, end: said.length }, label, sentence, isBracketed, context),
    start,
    end,
    items: [{ start, end }],
  };
}
