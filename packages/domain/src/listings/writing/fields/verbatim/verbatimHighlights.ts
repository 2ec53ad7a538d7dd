import { stemsOf, type PropertyId } from '../../../../products/index.js';
import { codePointLength } from '../../../rules/text/codePointLength.js';
import { isFreeIn } from '../../plan/passagesOf.js';
import type { Unit } from '../../plan/Unit.js';
import { asFragment } from '../../prose/asFragment.js';
import { headOf } from '../../prose/grammar.js';
import { capitalised, inSentence, midSentence } from '../../prose/normalise.js';
import { isThing } from '../../prose/things.js';
import type { Story } from '../../Story.js';
import { isDull, MEASURED, NO_HIGHLIGHT, rankFor } from '../highlightsOf.js';

const LONGEST = 40;
const SHORTEST = 6;
const MOST = 5;
const DULL = 1;
/** With fewer phrases the sides and the weight are named too. */
const FEW = 3;

/** What a buyer does not choose by, or what needs its sentence. */
const ELSEWHERE =
  /^(?:warranty|licence_number|part_number|warning|directions|storage|author|date|allergen|excluded|included|care|origin|assembly|charge_time|age)$/u;
const NO_SUMMARY =
  /^(?:EN|ISO|BS|DIN|IEC|ASTM|IS) ?[\dA-Z][\w.-]*$|\b(?:hose down|delivered|brand new|sealed|educational|given|rolled)\b/iu;
/** "The body is cast aluminium and the handle is heat-resistant nylon": parts, and what each is. */
const IS =
  /(?:^|, | and | but |; )(?:the|its|both|all) (?<thing>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (?:is|are) (?:made (?:of|from|with) |of )?(?<value>(?!(?:not|no|on|in|at|for|from|also|only|sold|supplied|included|made|to|about|up|the|an?|with|as|by|one|two|three)\b)[\p{L}\d.%/-]+(?: (?!(?:and|or|but|with|in|on|for|to|from|that|which|at|by|of|not)\b)[\p{L}\d.%/-]+){0,3})(?=$|[,;.]| (?:and|with|in|for|but|that|which)\b)/giu;
/** "Material strap", "Strap material". */
const MATERIAL_OF = /^(?:material (?<first>\p{L}+)|(?<last>\p{L}+) material)$/iu;
const VALUE = /^(?:material|fabric|finish|style|capacity|pattern)$/iu;
const CLAUSE =
  /\b(?:so|because|if|when|while|that|which|is|are|was|has|have|can|may|must|will|should|you|your|it|they|the)\b|[:;,()=]|\d{8}/iu;
/** "10.5 cm across", "10 ft 6": a measure describes no noun. */
const SIDE = /(?:^|\b)(?:across|tall|high|wide|deep|long|thick|rated)$|(?:^|\s)\d[\d.]*(?: ?\p{L}{1,3})?$/u;
/** Weight and capacity of the whole, as a sentence gives them: "It stands 21 cm tall and weighs 640 g". */
const MEASURE: Readonly<Partial<Record<PropertyId, (figure: string) => string>>> = {
  height: (figure) => `${figure} tall`,
  capacity: (figure) => `${figure} capacity`,
  weight: (figure) => figure,
};
const OF_WHOLE = /^(?:it|they|stands?|weighs?|holds?)\b(?!.*\b(?:fold|folded|packed|cut|open|closed)\b)/iu;

/** The strongest short facts that the title left out, of notes that are kept in the seller's words. No bullet is said again as a whole. */
export function verbatimHighlights(story: Story, room: number, bullets: readonly string[]): string {
  const { units, title, reading } = story;
  const known = new Set(stemsOf(title.title));
  const whole = new Set(bullets.map((bullet) => bullet.toLowerCase()));
  const phrases: string[] = [];
  let dull = 0;
  const add = (phrase: string, isOfLittle: boolean): void => {
    if (phrases.length === MOST || (isOfLittle && dull === DULL) || !isPhrase(phrase)) return;
    const stems = stemsOf(phrase);
    const said = stems.filter((stem) => known.has(stem)).length;
    if (said === stems.length || (stems.length > 2 && said * 2 > stems.length) || whole.has(phrase.toLowerCase()))
      return;
    if (codePointLength([...phrases, phrase].join(', ')) > room) return;
    phrases.push(phrase);
    if (isOfLittle) dull += 1;
    for (const stem of stems) known.add(stem);
  };
  const ranked = units.filter(mayBeNamed).toSorted((one, other) => rankFor(other, reading) - rankFor(one, reading));
  for (const unit of ranked) for (const phrase of phrasesOf(unit, units)) add(phrase, isDull(unit));
  if (phrases.length < FEW) for (const unit of ranked) for (const phrase of measuresOf(unit)) add(phrase, false);
  return capitalised(phrases.map((phrase, at) => (at === 0 ? phrase : midSentence(phrase))).join(', '));
}

const mayBeNamed = ({ property, isNegative, topic, statement, form, text }: Unit): boolean =>
  !ELSEWHERE.test(property) &&
  !isNegative &&
  !/^(?:limits|care)$/u.test(topic) &&
  !statement.negated.includes(true) &&
  form !== 'imperative' &&
  !NO_SUMMARY.test(text);

const isPhrase = (phrase: string): boolean =>
  phrase.length >= SHORTEST &&
  phrase.length <= LONGEST &&
  /\p{L}{2}/u.test(phrase) &&
  !CLAUSE.test(phrase) &&
  !NO_HIGHLIGHT.test(phrase);

/** A unit as short noun phrases. */
function phrasesOf(unit: Unit, units: readonly Unit[]): readonly string[] {
  if (unit.label !== '') return ofLabel(unit);
  const parts = [...unit.text.matchAll(IS)].map(({ groups: { value = '', thing = '' } = {} }) => ({ value, thing }));
  if (parts.length > 0)
    return parts
      .filter(({ value }) => !SIDE.test(value))
      .map(({ value, thing }) => inSentence(`${value.replace(/^rated /u, '')} ${thing}`));
  // "Square, 12 cm": what goes on with a phrase says nothing without it; the entries of a long list stand alone.
  return isFreeIn(unit, units) &&
    (unit.form === 'noun' || (unit.form === 'description' && unit.statement.terms.length > 0))
    ? [asFragment(unit)]
    : [];
}

function ofLabel({ label, text, statement, at, items: [value = text] }: Unit): readonly string[] {
  if (at > 0) return [];
  const { first, last } = MATERIAL_OF.exec(label)?.groups ?? {};
  const thing = first ?? last ?? label;
  if (VALUE.test(label)) return [/finish/iu.test(label) && !/finish/iu.test(value) ? `${value} finish` : value];
  if (MEASURED.test(label)) return [inSentence(`${label} ${value}`)];
  const isNamed =
    !/\d/u.test(thing) && isThing(headOf(thing)) && (statement.terms.length > 0 || /(?:ed|able|ible)$/u.test(value));
  const isShort = value.split(' ').length <= 3 && !value.endsWith('s');
  return isNamed && isShort && /\p{L}{3}/u.test(value) ? [inSentence(`${value} ${thing}`)] : [];
}

const measuresOf = ({ label, statement: { quantities, text } }: Unit): readonly string[] =>
  label !== '' || !OF_WHOLE.test(text)
    ? []
    : quantities
        .filter(({ part, chain, qualifier }) => part === '' && chain === 1 && qualifier === '')
        .flatMap(({ property, start, end }) => {
          const phrase = MEASURE[property]?.(text.slice(start, end));
          return phrase === undefined ? [] : [phrase];
        });
