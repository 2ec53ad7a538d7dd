import { LEXICON_WORDS, stemOf } from '../../../products/index.js';
import type { Passage } from '../plan/Passage.js';
import { standsAlone, type Unit } from '../plan/Unit.js';
import { agree, headOf, isPlural, withArticle, type Subject } from './grammar.js';
import { isPlainNoun, PACKED_IN } from './predicates/asPredicate.js';
import { isSound } from './predicates/isSound.js';
import { madeOf } from './predicates/madeOf.js';
import { measurePredicate } from './predicates/measurePredicate.js';
import { inSentence, midSentence } from './inSentence.js';
import { joined } from './normalise.js';
import type { Spoken } from './Spoken.js';
import { isThing } from './things.js';

const LONGEST = 64;
/** Signs and words that make more of a clause than one fact. */
const UNEVEN = /[=|?~"“”():;]|\d\/\d{3}| - |\b(?:only|per|each|plus|or|if|when|except|without|not|no|needs?|up to)\b/iu;
/** What a word of quality ends in. */
const QUALITY =
  /(?:-free|proof|resistant|safe|washable|dimmable|foldable|rechargeable|reusable|adjustable|friendly|certified|tested|listed|dyed|shrunk|woven|stitched|coated|plated|lined|padded|quilted|insulated|printed|tanned|brewed|ground|roasted)$/u;
const FREE = /^\p{L}+(?: \p{L}+)? free(?: by nature)?$/u;
/** What a product does, plainly. */
const ACTS =
  /^(?:keeps|charges|runs|burns|holds|fits|covers|reduces|gives|lasts|clumps|inflates|plugs|folds|works|connects|mounts|clips|closes|opens|rotates|dries|absorbs|switches|turns|attaches|hangs|adjusts|stacks|rolls|seats|sleeps|serves|stands|reaches|warms|heats|cools|shows|starts|stops|locks|grips|slides|collapses|converts) /u;
/** "Four ratchet straps" are a number of them. */
const COUNTED = /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|set|pack|pair)/iu;
const PLAYTIME = /\b(?:playtime|runtime|run time|standby|battery life|lifespan)\b/u;
const LENGTH = /^(?:dimensions|length|width|height|depth|thickness|diameter)$/u;
/** Words that turn a noun: what they are of, only the seller knows. */
const PLACED = /\s(?:on|in|at|by|to|for|from|of|with|around|and)\s/u;

/** The facts of a longer passage that can be said one by one; of two figures for one thing neither is all of it. */
export function factsOf({ units }: Passage, subject: Subject): readonly Spoken[] {
  if (units.length > 1 && units.every(({ text, label }) => label === '' && SHARE.test(text)))
    return [{ kind: 'is', text: `made of ${joined(units.map(({ text }) => text))}` }];
  return units
    .filter((unit) => unit.property === 'strength' || standsAlone(unit, units))
    .flatMap((unit) => factOf(unit, subject) ?? [])
    .filter(isSound);
}

/** "70% polyester". */
const SHARE = /^\d[\d.]* ?% \p{L}[\p{L} -]*$/u;

/**
 * One clause of a longer passage as a fact of the product that can be said without the others. Undefined for all that may
 * be of a part, a condition, a denial or a list.
 */
function factOf(unit: Unit, subject: Subject): Spoken | undefined {
  const { text, form, isFree, isNegative, label, items, source, statement } = unit;
  // "Caffeine free" denies the caffeine, not the product.
  if (label === '' && isFree && source.field === 'description' && FREE.test(midSentence(text)))
    return { kind: 'is', text: midSentence(text) };
  if (label !== '' || isNegative || !isFree || source.field !== 'description' || items.length > 1) return undefined;
  if (text.length > LONGEST || UNEVEN.test(text) || statement.negated.includes(true)) return undefined;
  const inner = midSentence(text);
  switch (form) {
    case 'noun':
      return nounOf(unit, inner, subject);
    case 'description':
      return isQuality(inner) ? { kind: 'is', text: inner } : qualityOfPart(inner);
    case 'verb':
      return ACTS.test(inner) && unit.at === 0
        ? { kind: 'verb', text: agree(inner.replace(/, (?=[^,]+$)/u, ' and '), subject.isPlural) }
        : undefined;
    default:
      return undefined;
  }
}

/** "Pre-shrunk", "garment dyed"; "HEPA filter washable" is of a part. */
const isQuality = (inner: string): boolean => {
  const words = inner.split(' ');
  return (
    words.length <= 4 && !words.some((word) => isThing(word.toLowerCase())) && (QUALITY.test(inner) || FREE.test(inner))
  );
};

/** "Jars dishwasher safe" → "the jars are dishwasher safe". */
function qualityOfPart(inner: string): Spoken | undefined {
  const [, part = '', quality = ''] = OF_PART.exec(inner) ?? [];
  return part !== '' && isThing(headOf(part))
    ? { kind: 'sentence', text: `the ${part} ${isPlural(part) ? 'are' : 'is'} ${quality}` }
    : undefined;
}

const OF_PART =
  /^((?:\p{Ll}+ )?\p{Ll}+) ((?:removable|detachable|foldable|adjustable|machine washable|hand washable|washable|replaceable|reusable|rechargeable|reversible|dimmable|dishwasher safe|padded|lined))$/u;

function nounOf(unit: Unit, inner: string, subject: Subject): Spoken | undefined {
  const { property, statement, at, self } = unit;
  // A length behind another clause may be of what that names.
  const isOfProduct = statement.part === '' && (at === 0 || !LENGTH.test(property) || /^\p{L}/u.test(inner));
  const measured = isOfProduct ? measurePredicate(unit, inner) : undefined;
  if (measured !== undefined)
    return measured.kind === 'verb' ? { ...measured, text: agree(measured.text, subject.isPlural) } : measured;
  const done = /^([\p{L} -]+) (supported|recommended|included)$/u.exec(inner);
  if (done !== null)
    return {
      kind: 'sentence',
      text: `${inSentence(done[1] ?? '')} ${isPlural(done[1] ?? '') ? 'are' : 'is'} ${done[2] ?? ''}`,
    };
  const head = headOf(inner);
  const last = /\p{L}+$/u.exec(inner)?.[0].toLowerCase() ?? '';
  const isBare = !PLACED.test(inner) && !inner.includes(',') && isPlainNoun(inner);
  if (property === 'strength' && /^[\d.,]+ ?%/u.test(inner) && isBare && !isThing(last))
    return { kind: 'verb', text: agree(`contains ${inner}`, subject.isPlural) };
  if (PLAYTIME.test(inner) && /^\d/u.test(inner)) return { kind: 'has', text: inner };
  // "Double wall vacuum bottle" names the product again, with what distinguishes it.
  if (self.has(stemOf(head)) && at === 0 && isBare && !COUNTED.test(inner) && inner.split(' ').length > 2)
    return isPlural(head) === subject.isPlural
      ? { kind: 'is', text: subject.isPlural ? inner : withArticle(inner) }
      : undefined;
  if (!isBare || last !== head) return undefined;
  if (PACKED_IN.test(inner)) return { kind: 'verb', text: agree(`comes in ${withArticle(inner)}`, subject.isPlural) };
  if (
    isThing(head) &&
    inner.includes(' ') &&
    !/^\d\/\d/u.test(inner) &&
    statement.quantities.length <= 1 &&
    !self.has(stemOf(head))
  )
    return { kind: 'has', text: withArticle(inner) };
  const isMaterial = statement.terms.some(({ lexicon, part }) => lexicon === 'material' && part === '');
  return at === 0 && isMaterial && LEXICON_WORDS.has(last) && (property === 'material' || property === 'fabric_weight')
    ? { kind: 'is', text: madeOf(inSentence(inner).replaceAll(/(?<=\p{L}) (?=\d+ ?%)/gu, ' and ')) }
    : undefined;
}
