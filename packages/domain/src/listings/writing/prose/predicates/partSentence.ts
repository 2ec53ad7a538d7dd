import { BASE_VERBS, LEXICON_WORDS, stemOf } from '../../../../products/index.js';
import type { Unit } from '../../plan/Unit.js';
import { headOf, isPlural, withArticle } from '../grammar.js';
import { midSentence } from '../inSentence.js';
import { joined } from '../normalise.js';
import { isThing } from '../things.js';

/** Nouns that name a measure: "is" follows them, whatever the unit. */
const MEASURE_NOUN =
  /^(?:suction|range|weight|height|width|length|depth|diameter|radius|circumference|thickness|capacity|volume|power|wattage|voltage|load|speed|pressure|temperature|resolution|accuracy|graduation|noise|level|life|time|runtime|playtime|output|frequency|brightness|flow|torque|area|size|density|consumption|latency|delay|clearance|travel|reach|drop|span|rate|angle|force|gauge|stroke|inseam|rise|distance|current|sensitivity|impedance|dimensions)$/u;
/** "Seat height", "cutting width": a noun whose figure "is" introduces. */
export const isMeasureNoun = (head: string): boolean => MEASURE_NOUN.test(head);
const UNIT =
  'mm|cm|m|km|in|ft|mg|g|kg|oz|lb|ml|cl|L|gal|qt|kPa|MPa|Pa|bar|psi|W|kW|V|A|mA|mAh|Wh|Hz|kHz|MHz|GHz|GB|TB|MB|dB|lumens?|K|rpm|°C|°F|N|Nm|km/h|mph|%|hours?|minutes?|seconds?|days?|weeks?|months?|ms';
const FIGURE = `(?:about |up to |at least |max )?\\d[\\d.,]*(?:(?: ?[-–] ?| to | x )\\d[\\d.,]*)*(?: ?(?:${UNIT}))`;
/** "Board 30 x 22 cm", "pieces 1.5 cm thick". */
const MEASURED = new RegExp(
  `^(\\p{L}[\\p{L}\\s'’-]*?)(?: of)? (${FIGURE})( (?:tall|wide|long|deep|thick|high))?( each)?$`,
  'u',
);
const LENGTH = / ?(?:mm|cm|m|in|ft)$/u;
const MASS = / ?(?:mg|g|kg|oz|lb)$/u;
const VOLUME = / ?(?:ml|cl|L|gal|qt)$/u;
/** Words that no plain noun phrase holds: what they turn, only the seller knows. */
const TURNS =
  /^(?:on|in|at|by|to|with|for|from|except|only|and|or|not|no|needs?|after|before|over|under|per|inside|is|are|plus|also|up|down|max|min|of|as|than|when|if|use|used|using|longest|shortest|takes?|another|it|they|that|this)$/u;
/** "Set of steel" counts; "tube of steel" is made of it. */
const CONTAINER =
  /^(?:number|amount|quantity|type|style|name|size|set|pack|pair|mix|blend|roll|sheet|lot|bundle|kit|choice|range|layer|touch|hint|bar|block)s?$/u;
const DETERMINED = /^(?:each|every|one|both|all|the|its|two|three|four|five|six|\d)/iu;
const LONGEST = 90;

/**
 * A sentence about a part or a measure that the clause itself names: "Tube of aluminium" → "the tube is made of
 * aluminium". Undefined where the shape is not sure.
 */
export function partSentence(unit: Unit): string | undefined {
  const { form, label, text, isNegative } = unit;
  if (form !== 'noun' || label !== '' || isNegative || text.length > LONGEST || /[:;=|?"~/+]| - /u.test(text))
    return undefined;
  const rated = /^((?:\p{L}+ ){0,2}class) ([A-Z]\+{0,3})$/u.exec(text);
  if (rated !== null) return `${subjectOf(rated[1] ?? '')} is ${rated[2] ?? ''}`;
  return included(text) ?? adjustable(text) ?? withVerb(unit) ?? measured(unit) ?? composed(unit) ?? placed(unit);
}

const words = (phrase: string): readonly string[] => phrase.split(' ');

/** A noun phrase of a few words with nothing in it that turns it. */
const isPlain = (phrase: string): boolean =>
  words(phrase).length <= 5 &&
  words(phrase).every((word) => /^[\p{L}\d'’-]+$/u.test(word) && !TURNS.test(word.toLowerCase()));

const subjectOf = (phrase: string): string => {
  // One word has nothing behind it that shows its capital to be that of a sentence.
  const noun = midSentence(`${phrase} is`).slice(0, -3);
  if (DETERMINED.test(noun)) return noun;
  return headOf(noun) === 'charge' ? withArticle(noun) : `the ${noun}`;
};

const isMany = (phrase: string): boolean =>
  /^(?:both|all|two|three|four|five|six)\b(?!-)/iu.test(phrase) ||
  (!/^(?:each|every|one)\b/iu.test(phrase) && isPlural(phrase));

/** "Crevice tool and dusting brush included" → "a crevice tool and a dusting brush are included". */
function included(text: string): string | undefined {
  const match = /^(.+?)(?: are| is)? (included|supplied)$/u.exec(text);
  const what = match?.[1];
  if (what === undefined || /[()]/u.test(what)) return undefined;
  const things = what.split(/, (?:and )?| and /u).map((thing) => figureFirst(midSentence(`${thing} is`).slice(0, -3)));
  if (things.some((thing) => words(thing).length > 6 || words(thing).some((word) => TURNS.test(word))))
    return undefined;
  const [first = ''] = things;
  const many = things.length > 1 || /^(?:[2-9]|\d\d)\b(?!.*-)/u.test(first) || isPlural(first);
  return `${joined(things.map(withArticle))} ${many ? 'are' : 'is'} ${match?.[2] ?? ''}`;
}

const ADJUSTABLE = new RegExp(
  `^(\\p{L}[\\p{L}\\s'’-]*?) (?:is )?adjustable (?:from )?(${FIGURE}|in (?:height|depth|width|length))$`,
  'iu',
);

/** "Shoulder strap adjustable 70 to 120 cm" → "the shoulder strap is adjustable from 70 to 120 cm". */
function adjustable(text: string): string | undefined {
  const [, noun = '', how = ''] = ADJUSTABLE.exec(text) ?? [];
  if (noun === '' || !isPlain(noun)) return undefined;
  return `${subjectOf(noun)} ${isMany(noun) ? 'are' : 'is'} adjustable ${/^\d/u.test(how) ? 'from ' : ''}${how}`;
}

/** "USB-C cable 30 cm" → "30 cm USB-C cable". */
const figureFirst = (thing: string): string =>
  thing.replace(/^(\p{L}[^\d]*(?:-[A-Z])?\p{L}) (\d[\d.,]* (?:cm|mm|m|in|ft|g|kg|ml|L))$/u, '$2 $1');

function measured({ text, property, statement, self }: Unit): string | undefined {
  const match = MEASURED.exec(text);
  const [, noun = '', figure = '', side = '', each = ''] = match ?? [];
  if (
    match === null ||
    !isPlain(noun) ||
    /^(?:the|its?) /iu.test(noun) ||
    /^(?:nutrient|ingredient|strength|age|warranty)$/u.test(property)
  )
    return undefined;
  const head = headOf(noun);
  // "Each holds up to 900 ml" has its verb.
  if (/^(?:each|one)\b/iu.test(noun) && /(?:holds|weighs|measures)$/u.test(noun)) return midSentence(text);
  const isMeasure = MEASURE_NOUN.test(head);
  const isKnown = isThing(head) || self.has(stemOf(head)) || /^(?:each|one)\b/iu.test(noun);
  if (!isMeasure && (isVerb(head) || /(?:ed|ly|ing)$/u.test(head))) return undefined;
  // A list of figures behind one noun is not one measure of it.
  if (new Set(statement.quantities.map(({ chain }) => chain)).size > 1) return undefined;
  const many = isMany(noun);
  const subject = subjectOf(noun);
  if (isMeasure) return side === '' ? `${subject} ${many ? 'are' : 'is'} ${figure}${each}` : undefined;
  if (side !== '') return isKnown ? `${subject} ${many ? 'are' : 'is'} ${figure}${side}${each}` : undefined;
  if (LENGTH.test(figure)) {
    if (!isKnown && !figure.includes(' x ')) return undefined;
    return `${subject} ${many ? 'measure' : 'measures'} ${figure}${each}`;
  }
  if (!isKnown) return undefined;
  if (MASS.test(figure)) return `${subject} ${many ? 'weigh' : 'weighs'} ${figure}${each}`;
  return VOLUME.test(figure) ? `${subject} ${many ? 'hold' : 'holds'} ${figure}${each}` : undefined;
}

const isVerb = (word: string): boolean => BASE_VERBS.has(word) && !isThing(word);

/** "Tube of aluminium" → "the tube is made of aluminium"; "Towels 100% cotton" → "the towels are 100% cotton". */
function composed({ text, statement, self }: Unit): string | undefined {
  const { terms, tokens } = statement;
  if (!terms.some(({ lexicon, next }) => lexicon === 'material' && next === tokens.length)) return undefined;
  const share = /^(\p{L}[\p{L} ]*) (100% \p{L}[\p{L} ]*)$/u.exec(text);
  if (share !== null) {
    const [, noun = '', what = ''] = share;
    if (!isPlain(noun) || !(isThing(headOf(noun)) || self.has(stemOf(headOf(noun))))) return undefined;
    return `${subjectOf(noun)} ${isMany(noun) ? 'are' : 'is'} ${what}`;
  }
  const made = /^(\p{L}[\p{L} '-]*?) of (\p{L}[\p{L}\d %-]*)$/u.exec(text);
  const [, noun = '', what = ''] = made ?? [];
  if (made === null || !isPlain(noun) || CONTAINER.test(headOf(noun)) || words(what).length > 4) return undefined;
  if (words(what).some((word) => TURNS.test(word.toLowerCase()) && word !== 'and') || isVerb(headOf(noun)))
    return undefined;
  return `${subjectOf(noun)} ${isMany(noun) ? 'are' : 'is'} made of ${midSentence(what)}`;
}

/** Third persons that are no plural nouns. */
const SURE_VERB =
  /^(?:weighs|takes|charges|lasts|measures|holds|runs|comes|keeps|works|needs|gives|goes|stays|opens|closes|turns|connects|folds|fits|contains|includes|makes|reaches|supports|provides|requires|serves|slides|adjusts|tilts|pivots|hangs|detaches|attaches|rotates|swivels|reclines|extends)$/u;

/** "One bath towel weighs 540 g", "Case charges by USB-C in 90 minutes": a sentence that may lack its article. */
function withVerb({ text, statement }: Unit): string | undefined {
  const tokens = statement.tokens.filter(({ kind, text: sign }) => kind !== 'sign' || sign === '-');
  const at = tokens.findIndex(({ kind, lower }, index) => kind === 'word' && index > 0 && SURE_VERB.test(lower));
  const [verb, next] = [tokens[at], tokens[at + 1]];
  if (at < 1 || at > 3 || verb === undefined || next === undefined || verb.text !== verb.lower) return undefined;
  const isFollowed =
    next.kind === 'number' || /^(?:by|up|in|to|from|with|on|about|into|without|at|the|a|an)$/u.test(next.lower);
  const noun = words(text).slice(0, at).join(' ');
  const isSubject = !isPlural(noun) && isPlain(noun) && !/[\d]/u.test(noun);
  return isFollowed && isSubject && words(text)[at] === verb.text
    ? `${subjectOf(noun)} ${words(text).slice(at).join(' ')}`
    : undefined;
}

const PLACE = /^(.+?) (on|under|inside|around|behind|along|between|below|above) ((?:each|every|the|both|one|all) .+)$/u;

/** "Matching picture under each piece" → "there is a matching picture under each piece". */
function placed({ text }: Unit): string | undefined {
  const match = PLACE.exec(text);
  const [, noun = '', preposition = '', place = ''] = match ?? [];
  if (match === null || !isPlain(noun) || /[,()]/u.test(text) || /^(?:\d+|two|three|four|five|six|one)$/iu.test(noun))
    return undefined;
  const head = headOf(noun);
  const first = words(noun)[0]?.toLowerCase() ?? '';
  if (head === '' || /(?:ed|ing|ly|less|able|free|ble)$|^(?:goes|does|has|sits|stands)$/u.test(head) || isVerb(head))
    return undefined;
  // "Wipe the pad on both sides" gives an order.
  if (BASE_VERBS.has(first) && words(noun).length > 1 && !LEXICON_WORDS.has(first)) return undefined;
  // "One year on the nozzle" is a time.
  if (/^(?:years?|months?|weeks?|days?|hours?|minutes?)$/iu.test(head)) return undefined;
  const phrase = midSentence(noun);
  const many = isMany(noun) || /^(?:[2-9]|\d\d)\b(?!-)/u.test(noun);
  return `there ${many ? 'are' : 'is'} ${many ? phrase : withArticle(phrase)} ${preposition} ${place}`;
}
