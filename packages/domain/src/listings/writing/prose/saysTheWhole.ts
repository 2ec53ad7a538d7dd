import type { Unit } from '../plan/Unit.js';
import { isThing } from './things.js';

/** Labels whose value is of the product as a whole. */
const OF_THE_PRODUCT =
  /^(?:(?:item |product |net |total |overall )?(?:weight|height|width|length|depth|dimensions|size)|capacity|colou?r|material|fabric|composition)$/u;
const LONGEST = 60;
const ADJECTIVE = /(?:able|ible|proof|resistant|ed|friendly|safe|tight|suitable|intended|legal|included)$/u;
/** Figures and a unit, nothing else. */
const PURE = /^(?:about |up to )?[\d.,]+(?: ?(?:x|-) ?[\d.,]+)* ?[\p{L}°]{0,6}$/u;
/** First words of a phrase that "is" takes. */
const QUALITY =
  /(?:able|ible|proof|resistant|free|less|ed|friendly|safe)$|^(?:vegan|vegetarian|organic|grown|spun|hung|drawn|kept|slim|thin|soft|unisex|wireless|portable|natural|made|sold|set|hand|machine|oven|dishwasher|microwave|baked|built|sewn|woven|not|suitable|ready|kosher|halal|easy)$/u;

/**
 * Whether a clause can be said of the product in a sentence of ours: it opens its sentence, so that nothing before it
 * names another subject, and it is plain enough for our grammar.
 */
export function saysTheWhole(unit: Unit): boolean {
  const { text, statement, label, form, source } = unit;
  if (statement.part !== '' || !unit.isFree || text.length > LONGEST || unit.items.length > 1) return false;
  if (unit.at > 0 && form !== 'noun') return false;
  if (/[:+=|?;()/"~]| - /u.test(text) || source.field === 'product_name') return false;
  if (label !== '')
    return (
      unit.isAlone &&
      !(unit.property === 'weight' && text.includes(' x ')) &&
      OF_THE_PRODUCT.test(label) &&
      (statement.quantities.length === 0 || PURE.test(text))
    );
  const [first = '', second = ''] = text.toLowerCase().replaceAll(/[.,]/gu, ' ').split(/\s+/u);
  switch (form) {
    case 'description':
      return (
        (QUALITY.test(first) ||
          (/^(?:cold|hand|stone|vegetable|machine|solar|wall|oven|air|slow)$/u.test(first) &&
            /(?:ed|made|ground|woven|spun|wound|cut|blown|thrown)$/u.test(second))) &&
        first.length > 3 &&
        (first !== 'not' || ADJECTIVE.test(second)) &&
        !(first === 'built' && second === 'in') &&
        (second !== '' || !first.endsWith('ed'))
      );
    case 'for':
      return unit.isAlone && /^not for /iu.test(text);
    case 'with':
      return /^with [\d.,]+ ?% /iu.test(text);
    case 'imperative':
    case 'excluded':
    case 'value':
    case 'without':
      return false;
    case 'clause':
      return /^(?:it|they|this|these|each)$/u.test(first);
    case 'verb':
      return first !== 'is' && first !== 'does' && second !== '';
    case 'noun':
      return isSureNoun(unit);
  }
}

/** A measure with its word, a material or a colour that is all of the clause. */
function isSureNoun(unit: Unit): boolean {
  const { property, statement, isAlone, text } = unit;
  const content = statement.tokens.filter(({ kind }) => kind !== 'sign').length;
  const covered = statement.terms.reduce((sum, { first, next }) => sum + next - first, 0);
  switch (property) {
    case 'material':
    case 'colour':
      if (isThingOf(unit)) return content >= 2 && content <= 6;
      return isAlone && covered >= content && statement.terms.every(({ part }) => part === '');
    case 'weight':
      return /^(?:item |net |product |total )?weigh/iu.test(text);
    case 'dimensions':
      return /^(?:size |dimensions |measures )?[\d.]+ ?x|^\d+(?:\.\d+)? (?:x|by) /iu.test(text);
    case 'warranty':
      return isAlone && statement.tokens.length <= 5;
    default:
      return isThingOf(unit) && content >= 2 && content <= 6;
  }
}

/** It ends in the name of a part, and nothing in it turns it: "virgin aluminium body", "13 mm keyed chuck". */
function isThingOf({ statement: { tokens, quantities }, isAlone }: Unit): boolean {
  const last = tokens.at(-1);
  if (last?.kind !== 'word' || !isThing(last.lower)) return false;
  // One clause of several may be of another thing, unless it describes its part.
  if (!isAlone && tokens.length < 3) return false;
  return (
    quantities.length <= 1 &&
    tokens.every(
      ({ kind, lower, text }, at) =>
        (kind !== 'sign' || text === '-') &&
        (at === 0 || at > 1 || !/^\d/u.test(text) || quantities.length > 0) &&
        !TURNS.test(lower),
    )
  );
}

const TURNS =
  /^(?:on|in|at|by|to|with|for|from|except|only|and|or|not|no|needs?|ok|yes|after|before|over|under|per|inside|each|is|are|plus|longest|shortest|total|max|min|also|other|one|free|spare)$/u;
