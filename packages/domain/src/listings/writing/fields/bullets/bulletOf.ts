import { flatMapped } from '../../../../shared/index.js';
import { LEXICON_WORDS, stemOf, stemsOf } from '../../../../products/index.js';
import type { Passage } from '../../plan/Passage.js';
import type { Question } from '../../plan/Question.js';
import { questionsOf } from '../../plan/questionOf.js';
import type { Unit } from '../../plan/Unit.js';
import { ANSWER } from '../../prose/asFragment.js';
import { countedLabel } from '../../prose/predicates/countedLabel.js';
import { isPlural } from '../../prose/grammar.js';
import { inSentence, midSentence } from '../../prose/inSentence.js';
import { capitalised, joined } from '../../prose/normalise.js';
import { isPart } from '../../prose/things.js';
import { isName } from '../../prose/vocabulary.js';
import { headingOver } from './headingOver.js';
import { shownUnder } from './shownUnder.js';

/** A passage with the questions it answers, and as an entry under a heading. */
export interface Answer {
  readonly passage: Passage;
  readonly question: Question;
  /** All that it speaks of: the heading covers each. */
  readonly questions: readonly Question[];
  /** Without capital and stop; with the label of the seller where it needs one. */
  readonly entry: string;
  /** The same with the label of the seller, for a bullet whose heading does not say it. */
  readonly labelled: string;
  /** Under its own label, for a bullet that holds nothing else. */
  readonly headed: string;
  /** Its label goes only with its own question: "in the box", "care". */
  readonly isOwn: boolean;
}

/** Labels that the heading says already. */
const PLAIN_LABEL: Readonly<Partial<Record<Question, RegExp>>> = {
  material: /^(?:material|materials|fabric|composition|fabric type)$/iu,
  contents:
    /^(?:in (?:the )?box|box|included|includes|contents?|package (?:contents?|includes)|box contents|in the (?:pack|package)|what'?s in the box)$/iu,
  care: /^(?:care|care instructions|washing|storage|wash care)$/iu,
  wear: /^sizes?$/iu,
  fits: /^(?:fits|compatible with|compatibility|suitable for)$/iu,
  ingredients: /^(?:ingredients?|inci)$/iu,
  size: /^(?:dimensions|size|item dimensions)$/iu,
  assembly: /^assembly$/iu,
  limits: /^(?:warnings?|cautions?|please note|notes?)$/iu,
  certificates: /^(?:certificates?|certification|standards?|approvals?)$/iu,
  warranty: /^(?:warranty|guarantee)$/iu,
  use: /^(?:use|how to use|directions|for)$/iu,
};
/** Names of what it fits, of models and of papers keep their capitals. */
const NAMED = /^(?:compatible_with|not_compatible_with|model|part_number|author|publisher)$/u;

export function answerOf(passage: Passage, category: string): Answer {
  const { label, units } = passage;
  const text = passage.isProse ? withoutPronoun(passage.text) : passage.text;
  const questions = questionsOf(passage, category);
  const [question = 'features'] = questions;
  const isNamed = NAMED.test(units[0]?.property ?? '') && !/^(?:Does|Not|Also|Fits|Compatible|For|Works)\b/u.test(text);
  const value = isNamed ? text : lowered(text, units[0]);
  const plain = value
    .replace(/[.;,:\s]+$/u, '')
    .replace(/^(?:so|and|but) (?=not?\b|it\b|they\b)/iu, '')
    .replace(/^(?:Do|Don['’]t|Never|Always|Please|Not|No) (?=\p{Ll})/u, (word) => word.toLowerCase());
  const base = { passage, question, questions, headed: '', isOwn: false };
  if (label === '') return { ...base, entry: plain, labelled: plain };
  if (PLAIN_LABEL[question]?.test(label) === true && !/:/u.test(text))
    return {
      ...base,
      entry: plain,
      // A material speaks for itself beside other facts, too.
      labelled: question === 'material' ? plain : `${inSentence(label)}: ${plain}`,
      isOwn: OWN_LABEL.test(question) || text.includes(','),
    };
  // "Assembly: required".
  if (ANSWER.test(plain))
    return { ...base, entry: `${inSentence(label)} ${plain}`, labelled: `${inSentence(label)} ${plain}` };
  if (units[0]?.property === 'diet') return { ...base, entry: plain, labelled: plain };
  // Behind "load 44 lb per shelf" the second figure would be of something else.
  const isList =
    /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve) /iu.test(label) ||
    /:|\d.*, .*\d|\p{L} ?\/.*\p{L} ?\/ ?\p{L}/u.test(text) ||
    /^(?:compatible_with|part_number)$/u.test(units[0]?.property ?? '');
  const entry = isList ? `${lowerLabel(label)}: ${plain}` : labelledPhrase(lowerLabel(label), plain, passage);
  // "Soft close: on the top drawer" is one phrase.
  const headed = PLACE.test(plain) ? '' : `${label}: ${plain}`;
  return { ...base, entry, labelled: entry, headed };
}

/** "It holds 1.3 L to the rim" → "holds 1.3 L to the rim": a bullet speaks of the product without naming it. */
const withoutPronoun = (text: string): string =>
  text.replace(/^(?:it(?: is|['’]s)? (?=\p{L}+(?:ed|en|cut|made|sewn|woven)\b)|it (?=\p{Ll}+s\b(?<!is)))/iu, '');

const PLACE = /^(?:on|in|at|with|from|by|under|over) /u;

/** A label inside an entry is small, whatever it names; names keep their capital. */
const lowerLabel = (label: string): string => {
  const said = inSentence(label);
  return /^\p{Lu}\p{Ll}+(?: |$)/u.test(said) && !isName(said.split(' ')[0] ?? '')
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : said;
};

/** A few words of a value that may stand before its label: "cotton jersey", "UK 3 pin". */
const BEFORE_LABEL = /^[\p{L}\d-]+(?: [\p{L}\d-]+){0,3}( \([^()]*\))?$/u;
/** Labels of parts and of kinds of things, which a value may describe. */
const DESCRIBED =
  /^(?:lining|insole|outsole|sole|upper|shell|filling|strap|handle|lid|cover|frame|fabric|finish|closure|collar|neck|neckline|sleeves?|fit|base|shade|plug|heel|pockets?|stitching|style|pattern|shape|protection|display|blade|power source|hem|cuffs?|hood|seat|legs?|top|bulb base)$/iu;

/** "Lining: cotton jersey" → "cotton jersey lining"; "Seat height: 45 cm" → "seat height 45 cm". */
function labelledPhrase(label: string, value: string, { units }: Passage): string {
  // "Foam: memory foam", "straps: 4 corner straps".
  // "Handle: beech, plus a helper handle" still needs its label.
  const own = stemsOf(value.split(',')[0] ?? value);
  if (
    stemsOf(label).every((stem) =>
      own.some(
        (one) =>
          one === stem ||
          (one.length > 3 && stem === `${one}nes`) ||
          (one.length > 3 && stem.startsWith(one) && stem.length - one.length <= 4),
      ),
    )
  )
    return value;
  const counted = countedLabel(label, value);
  if (counted !== undefined) return counted;
  const items = units.length > 1 ? units.map(({ text }) => text) : (units[0]?.items ?? []);
  // "Hobs: gas, electric, induction".
  const isList = items.length > 1 && items.every((item) => /^(?!none$|no )[\p{L}-]+(?: [\p{L}-]+)?$/iu.test(item));
  if (
    isList &&
    /^\p{L}+s$/u.test(label) &&
    isPlural(label) &&
    !/^(?:measures|fits|includes|suits|needs|serves|sizes|holds|colou?rs)$/u.test(label)
  )
    return `${joined(items.map(inSentence))} ${label}`;
  // "Shade: natural linen, drum".
  const [first] = items;
  const [head] = units;
  if (
    first !== undefined &&
    head !== undefined &&
    isPart(label) &&
    value.includes(',') &&
    head.statement.terms.some(({ lexicon }) => lexicon === 'material') &&
    LEXICON_WORDS.has(first.split(' ').at(-1)?.toLowerCase() ?? '')
  )
    return `${label} of ${value}`;
  // "Cordless: raise and lower by the bottom bar".
  if (head?.form === 'imperative') return `${label}: ${value}`;
  const bracket = BEFORE_LABEL.exec(value);
  if (bracket === null || !DESCRIBED.test(label) || /\b(?:and|or|with|for|in|of|on|not|no)\b/iu.test(value))
    // "Noise 78 dB", "on the left", but "systems: Windows and Mac".
    return (FIGURE.test(value) && !COLLECTED.test(label) && !/\b(?:included|supplied)\b/u.test(value)) ||
      (PLACE.test(value) && value.split(', ').every((one) => PLACE.test(one) || one.startsWith('not '))) ||
      label.endsWith(':')
      ? `${label} ${value}`
      : `${label}: ${value}`;
  const aside = bracket[1] ?? '';
  return `${value.slice(0, value.length - aside.length)} ${label}${aside}`;
}

/** "Pack: 10 collars", "guarantee: 2 years": no noun before its figure. */
const COLLECTED = /^(?:pack|set|box|kit|contents|quantity|guarantee|warranty|colou?rs?|model|type)$/iu;

/** A lone figure, which its label may stand before: "noise 78 dB", "balance 320 mm". */
const FIGURE =
  /^(?:(?:about|up to|max|maximum|over|under|from|below|only|at least|less than) )?[\d.,]+(?: ?[-–x/] ?[\d.,]+)* ?[\p{L}°%]{0,8}(?: \p{L}+)?$/iu;

const FITS = /^(?:does not |not |also )?(?:fits?|works?|compatible)\b/iu;
const OWN_LABEL = /^(?:contents|care|ingredients|fits|use)$/u;

/** The product's own noun is small inside a bullet: "towels 100% cotton". */
function lowered(text: string, unit: Unit | undefined): string {
  const first = /^\p{Lu}\p{Ll}+(?= [\p{Ll}\d])/u.exec(text)?.[0] ?? '';
  return first !== '' && unit?.self.has(stemOf(first.toLowerCase())) === true
    ? first.toLowerCase() + text.slice(first.length)
    : midSentence(text);
}

/** The text of a bullet: its heading and its entries. Undefined where they have no heading in common. */
export function bulletOf(answers: readonly Answer[]): string | undefined {
  const [only] = answers;
  if (only === undefined) return undefined;
  if (answers.length === 1 && only.headed !== '' && !DESCRIPTIVE.test(only.headed))
    return ended(capitalised(only.headed));
  const questions = new Set(flatMapped(answers, (answer) => answer.questions));
  const isOne = questions.size === 1;
  // A label with a list reaches to the end.
  if (answers.length > 1 && !isOne && answers.some(({ isOwn }) => isOwn)) return undefined;
  const text = answers.map(({ labelled }) => labelled).join('; ');
  // "Fits beds of 72 x 78 in" is a phrase already; a heading would take its verb or its denial away.
  if (answers.every(({ question }) => question === 'fits') && FITS.test(text)) return capitalised(text);
  // A whole sentence of the seller needs no heading.
  if (answers.length === 1 && only.question === 'features' && isSentence(only)) return capitalised(text);
  const found = headingOver(questions, text);
  if (found === undefined) return undefined;
  // "Warranty: 2-year warranty" says it twice.
  const isSaidTwice =
    (found === 'Warranty' || found === 'Guarantee') &&
    answers.some(({ entry }) => /\b(?:warranty|guarantee)\b/iu.test(entry));
  const heading = isSaidTwice || answers.some(isLabelled) || answers.some(isTold) ? '' : found;
  const entries = withOwnWeight(answers, questions)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ entry, labelled, question }) =>
      shownUnder(
        heading === '' ? labelled : isOne || says(heading, labelled) ? entry : phrased(entry, labelled),
        question,
        heading,
      ),
    )
    .filter((entry) => entry !== '');
  return ended(heading === '' ? inOne(entries) : `${heading}: ${entries.join('; ')}`);
}

/** "Size and weight: weight 32 lb": under a heading of ours a plain label is part of the phrase. */
const phrased = (entry: string, labelled: string): string =>
  entry === labelled ? labelled : labelled.replace(/^([^:;]{2,40}): /u, '$1 ');

const LABELLED = /^[^:;.]{2,40}: /u;

/** Phrases behind semicolons; where one has a label of its own each is a sentence, since a label reaches to its end. */
const inOne = (entries: readonly string[]): string =>
  entries.length > 1 && entries.some((entry) => LABELLED.test(entry))
    ? entries.map(capitalised).join('. ')
    : capitalised(entries.join('; '));

/** "The chime bars play a scale": a sentence about a thing stands under no heading of what it is of, fits or measures. */
const isTold = ({ question, passage: { label, units } }: Answer): boolean =>
  label === '' &&
  /^(?:material|size|weight|capacity|design|battery|power|light|connection|age|fits)$/u.test(question) &&
  units[0]?.form === 'clause';

/** A bare weight among other facts says what it is: "330 g" → "weight 330 g". */
const withOwnWeight = (answers: readonly Answer[], questions: ReadonlySet<Question>): readonly Answer[] =>
  questions.size === 1
    ? answers
    : answers.map((answer) =>
        answer.question === 'weight' && /^(?:about )?[\d.,]+ ?(?:g|kg|oz|lb)$/u.test(answer.entry)
          ? { ...answer, entry: `weight ${answer.entry}`, labelled: `weight ${answer.labelled}` }
          : answer,
      );

/** "Systems: Windows and Mac": a label of its own under no heading. */
const isLabelled = ({ entry }: Answer): boolean => /^[^:;]{2,40}: /u.test(entry);

/** Bare figures are of the product, not of the part before them; what is not there comes late, and a label reaches to the end. */
const placeOf = (answer: Answer): number =>
  isLabelled(answer)
    ? 3
    : answer.question === 'lacks'
      ? 2
      : /^\d[\d.]* x \d/u.test(answer.entry) && answer.question !== 'contents'
        ? 0
        : 1;

/** A plus sign at the end reads as a torn sum. */
const ended = (text: string): string => text.replace(/(\d)\+$/u, '$1 and up');

/** Labels that make a poor heading over a short value: "Model: KP-650". */
const DESCRIPTIVE = /^[^:]{2,32}: .{0,11}$/u;

const SENTENCE = 100;

const isSentence = ({ passage, entry }: Answer): boolean =>
  entry.length > SENTENCE &&
  passage.units.some(({ form }) => form === 'clause' || form === 'verb' || form === 'imperative');

const says = (heading: string, labelled: string): boolean =>
  heading.toLowerCase().includes(labelled.split(' ')[0] ?? '');
