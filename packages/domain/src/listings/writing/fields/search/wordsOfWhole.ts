import { LEXICON_WORDS, NEUTRAL_WORDS, stemOf, unitSpelled, type ProductReading } from '../../../../products/index.js';
import { flatMapped, wordSet } from '../../../../shared/index.js';
import type { Unit } from '../../plan/Unit.js';
import { isThing } from '../../prose/things.js';
import { isVague, isVerb } from './wordForms.js';
import { coloursElsewhere, otherProducts } from './wordsOfOthers.js';

/** Nobody searches for these. */
const NO_SEARCH =
  /^(?:warranty|included|excluded|care|warning|assembly|installation|storage|shelf_life|origin|directions|licence_number|certification|run_time|age|size)$/u;
/** What a label may say of the whole product. */
const OWN_LABEL =
  /^(?:|type|item|product|what it is|(?:main |outer )?materials?|fabric|finish|style|design|shape|pattern|colou?rs?|for|(?:suitable|made|intended|best) for|use|uses|fits)$/u;
const WARNS =
  /\b(?:please|ask|doctor|excluded|not covered|cannot|can['’]t|damage|fades?|shrinks?|runs (?:small|large|big)|order (?:a|one) size|before use|persons?|only|sold|separately|some|other|optional|extra)\b/iu;

/** What buyers type before a noun: "foldable", "insulated". */
const DESCRIBES = /^\p{L}{3,}(?:able|ible|proof|less|[^e]ed)$/u;
const isDescribing = (word: string): boolean => LEXICON_WORDS.has(word) || DESCRIBES.test(word) || word.includes('-');

/** Stems of what the notes deny or leave to the buyer: "D-ring for a leash. Leash not included". */
export const deniedStems = (units: readonly Unit[]): ReadonlySet<string> =>
  new Set(
    flatMapped(units, ({ statement, form }) =>
      statement.stems.filter((_, at) => form === 'excluded' || statement.negated[at] === true),
    ),
  );

/** "Not for the microwave, oven or hob" denies all that it names; what a warranty leaves out is no search word. */
const limitedGroups = (units: readonly Unit[]): ReadonlySet<string> =>
  new Set(
    units
      .filter(
        ({ isNegative, property, statement }) =>
          isNegative || property === 'warranty' || statement.negated.includes(true),
      )
      .map(({ group }) => group),
  );

/** Not of its care, its sale or what comes with it, and no warning. */
const isOfProduct = ({ property, topic, statement }: Pick<Unit, 'property' | 'topic' | 'statement'>): boolean =>
  !NO_SEARCH.test(property) && !/^(?:limits|care|trust|contents)$/u.test(topic) && !WARNS.test(statement.text);

/** Clauses that say what the whole product is or is for: no part, no limit, nothing that comes with it. */
export function saidOfWhole(units: readonly Unit[]): readonly Unit[] {
  const limited = limitedGroups(units);
  return units.filter(
    ({ group, form, property, topic, label, statement, text, isFree, self }) =>
      (form === 'for' ? !statement.negated.includes(true) : !limited.has(group)) &&
      (isFree || label !== '') &&
      isOfProduct({ property, topic, statement }) &&
      OWN_LABEL.test(label) &&
      /^(?:noun|description|for|value)$/u.test(form) &&
      statement.part === '' &&
      statement.terms.every(({ part }) => part === '') &&
      !IN_PERSON.test(text) &&
      !namesPart(text, self),
  );
}

/** The seller speaks of himself or to the buyer. */
const IN_PERSON = /\b(?:we|i|our|my|you|your|it|they|us|me)\b/iu;

/** "Spigot brass", "PVC joints", "corners rounded": a part and what is said of it. */
function namesPart(text: string, self: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  const others = words.filter((word) => !isDescribing(word) && !self.has(stemOf(word)));
  return (
    others.length < words.length && others.some((word) => isThing(word) || words.some((one) => LEXICON_WORDS.has(one)))
  );
}

const wordsOf = (text: string): readonly string[] =>
  (
    text
      .replaceAll(BRACKETS, ' ')
      .replaceAll(QUALIFIED, ' ')
      .match(/(?<![\p{L}\d'’-])[\p{L}\d-]{3,}(?![\p{L}\d'’])/gu) ?? []
  ).map((word) => word.toLowerCase());

/** "Compatible toner cartridges (not OEM)". */
const BRACKETS = /\([^()]*\)/gu;
/** "Faux fur" is no fur, "gold tone" no gold. */
const QUALIFIED =
  /\b(?:faux|fake|artificial|imitation|mock|vegan|simulated) [\p{L}-]+|[\p{L}-]+[ -](?:tones?|style|look|effect|type|plated|colou?r(?:ed)?|like|finish|inspired|free)\b/giu;
/** Makers whose devices a product works with: their names belong to them. */
const BRANDS = wordSet(
  'apple|samsung|google|sony|microsoft|bosch|makita|dewalt|dyson|lego|barbie|nintendo|xbox|playstation|honda|toyota|ford|bmw',
);
const NEUTRAL: ReadonlySet<string> = new Set(NEUTRAL_WORDS);
const NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)$/u;

/**
 * Words by which buyers narrow a search and that are true of the whole product: its materials and colours ("aluminium"), qualities
 * ("foldable") and whom or what it is for ("hedgehog"). What is of a part, comes with it or is mentioned in passing is none.
 */
export function wordsOfWhole(units: readonly Unit[], { context }: ProductReading): readonly string[] {
  const denied = deniedStems(units);
  const elsewhere = coloursElsewhere(units);
  const isSearched = (word: string): boolean =>
    /^[\p{L}-]+$/u.test(word) &&
    !NUMBER.test(word) &&
    !NEUTRAL.has(word) &&
    !isVague(word) &&
    !BRANDS.has(word) &&
    unitSpelled(word) === undefined &&
    !otherProducts().has(stemOf(word)) &&
    !elsewhere.has(word) &&
    !denied.has(stemOf(word));
  return [
    ...new Set(
      flatMapped([...openingUse(units), ...saidOfWhole(units)], ({ text, form, property, label }) => {
        const isFor =
          form === 'for' ||
          /^(?:audience|use|compatible_with)$/u.test(property) ||
          / for$|^(?:for|uses?|fits)$/u.test(label);
        // "For practice on the floor": where it is done is not what it is for.
        const said = isFor
          ? (text.split(/ (?:in|on|at|from|under|over|with|without|up|when|while|or more) /u)[0] ?? '')
          : text;
        if (!isFor) return wordsOf(said).filter((word) => isDescribing(word) || context.self.has(stemOf(word)));
        // "Leopard geckos" are searched together.
        return flatMapped(said.split(/,| (?:and|or|&) /u), (piece) => {
          const words = wordsOf(piece);
          const isPair = words.length === 2 && words.every((word) => !isVerb(word) && isSearched(word));
          return isPair ? [words.join(' ')] : words.filter((word) => !isVerb(word));
        });
      }).filter((words) => words.includes(' ') || isSearched(words)),
    ),
  ].slice(0, MOST);
}

/** "This is a playpen for guinea pigs and hamsters": whom or what for, where the notes open with it. */
function openingUse(units: readonly Unit[]): readonly Unit[] {
  const first = units.find(({ source }) => source.field === 'description');
  const group = units.filter((unit) => unit.group === first?.group);
  const [, use = ''] = FOR.exec(first?.text ?? '') ?? [];
  const isLimited = group.some(({ isNegative, statement }) => isNegative || statement.negated.includes(true));
  return first === undefined || use === '' || isLimited ? [] : [{ ...first, text: use, form: 'for', label: '' }];
}

const FOR =
  /^[^,;:]{3,50}? for ((?!us\b|you\b|our\b|your\b|those\b|\d)[^;:]+?)(?: (?:because|as|since|so|when|while|which|that|who|where|if|but) .*)?$/iu;
const MOST = 20;

/** Materials of its parts, for the room that is left: who wants a handle of acacia types it. The first two: others are of little things. */
export function materialsOfParts(units: readonly Unit[]): readonly string[] {
  const limited = limitedGroups(units);
  const denied = deniedStems(units);
  const elsewhere = new Set(units.filter(({ text }) => ELSEWHERE.test(text)).map(({ group }) => group));
  const isSearched = (word: string): boolean =>
    LEXICON_WORDS.has(word) &&
    /^[\p{L}-]+$/u.test(word) &&
    !/^(?:plastic|metal|paper|cardboard|alloy)$/u.test(word) &&
    !denied.has(stemOf(word)) &&
    !otherProducts().has(stemOf(word));
  const named = flatMapped(units, ({ group, property, statement, topic }) =>
    limited.has(group) || !isOfProduct({ property, topic, statement }) || elsewhere.has(group)
      ? []
      : statement.terms
          .filter(({ lexicon }) => lexicon === 'material')
          .map(({ first, next }) =>
            wordsOf(
              statement.tokens
                .slice(first, next)
                .map(({ lower }) => lower)
                .join(' '),
            )
              .filter(isSearched)
              .join(' '),
          ),
  );
  return [...new Set(named.filter((words) => words !== ''))]
    .toSorted((one, other) => Number(OF_ANY_PART.has(one)) - Number(OF_ANY_PART.has(other)))
    .slice(0, MOST_MATERIALS);
}

const MOST_MATERIALS = 2;
/** What a screw, a clip or a housing of anything may be of: named where nothing better is. */
const OF_ANY_PART = wordSet(
  'abs|pp|pe|pet|pom|pvc|tpe|tpr|tpu|peva|polypropylene|polyethylene|polycarbonate|zinc|resin',
);
/** "Can scuff leather balls", "for gas, ceramic and induction": materials of other things. */
const ELSEWHERE =
  /\b(?:can|may|could|might) (?:scuff|scratch|damage|mark|stain|harm|dent|discolou?r|break)\b|\b(?:hobs?|stoves?|cooktops?|induction)\b/iu;
