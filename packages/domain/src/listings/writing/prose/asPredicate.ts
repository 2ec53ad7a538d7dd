import { inSentence, joined } from './normalise.js';
import { agree, headOf, isPlural, withArticle, type Subject } from './grammar.js';
import { LEXICON_WORDS, PART_WORDS, stemOf } from '../../../products/index.js';
import type { Unit } from '../plan/Unit.js';

/** What is said of the product: a predicate that shares the subject with its neighbours, or a sentence of its own. */
export type Spoken =
  | { readonly kind: 'is' | 'has'; readonly text: string }
  | { readonly kind: 'verb'; readonly text: string }
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'detail'; readonly text: string };

const MEASURE_VERB: Readonly<Partial<Record<Unit['property'], (value: string) => Spoken>>> = {
  weight: (value) => ({ kind: 'verb', text: `weighs ${value}` }),
  height: (value) => ({ kind: 'is', text: `${value} tall` }),
  width: (value) => ({ kind: 'is', text: `${value} wide` }),
  length: (value) => ({ kind: 'is', text: `${value} long` }),
  depth: (value) => ({ kind: 'is', text: `${value} deep` }),
  thickness: (value) => ({ kind: 'is', text: `${value} thick` }),
  diameter: (value) => ({ kind: 'verb', text: `measures ${value} across` }),
  capacity: (value) => ({ kind: 'verb', text: `holds ${value}` }),
  dimensions: (value) => ({ kind: 'verb', text: `measures ${value}` }),
  brightness: (value) => ({ kind: 'verb', text: `gives ${value}` }),
  light_colour: (value) => ({ kind: 'has', text: `a light colour of ${value}` }),
  noise: (value) => ({ kind: 'has', text: `a noise level of ${value}` }),
  range: (value) => ({ kind: 'has', text: `a range of ${value}` }),
  run_time: (value) => ({ kind: 'verb', text: `runs for ${value}` }),
  battery_life: (value) => ({ kind: 'verb', text: `runs for ${value} on one charge` }),
  voltage: (value) => ({ kind: 'verb', text: `runs on ${value}` }),
  power: (value) => ({ kind: 'verb', text: `runs at ${value}` }),
  shelf_life: (value) => ({ kind: 'has', text: `a shelf life of ${value}` }),
  warranty: (value) => ({ kind: 'verb', text: `comes with a warranty of ${value}` }),
  area: (value) => ({ kind: 'verb', text: `covers ${value}` }),
  load: (value) => ({ kind: 'verb', text: `carries ${value}` }),
  pages: (value) => ({ kind: 'has', text: value }),
  pieces: (value) => ({ kind: 'has', text: value }),
  count: (value) => ({ kind: 'has', text: value }),
  age: (value) => ({ kind: 'is', text: `for ages ${value}` }),
  net_content: (value) => ({ kind: 'verb', text: `contains ${value}` }),
  pressure: (value) => ({ kind: 'verb', text: `works at ${value}` }),
  screen_size: (value) => ({ kind: 'has', text: `a ${value} screen` }),
};

/** How a unit is said in running text. */
export function asPredicate(unit: Unit, subject: Subject): Spoken {
  const { form, text, property, label, items } = unit;
  const inner = inSentence(text);
  if (label !== '') return labelled(unit, subject);
  switch (form) {
    case 'clause':
      return { kind: 'sentence', text: withSubject(text) };
    case 'imperative':
      return { kind: 'sentence', text };
    case 'verb':
      return { kind: 'verb', text: agree(inner, subject.isPlural) };
    case 'description':
      return { kind: 'is', text: inner };
    case 'for':
      return { kind: 'is', text: inner };
    case 'with':
      return { kind: 'verb', text: agree(`comes ${inner.replace(/^including/u, 'with')}`, subject.isPlural) };
    case 'without':
      return { kind: 'has', text: inner.replace(/^(?:without|zero)\s/iu, 'no ') };
    case 'excluded':
      return { kind: 'sentence', text: excludedSentence(inner) };
    case 'noun':
    case 'value':
      return nounPredicate(unit, subject, inner, property, items);
  }
}

/** "Dupatta not included" → "The dupatta is not included". */
function excludedSentence(text: string): string {
  const match = /^(.+?)\s(?:is |are )?(not \p{L}+|sold separately)$/iu.exec(text);
  if (match === null) return text;
  const what = match[1] ?? '';
  const predicate = match[2] ?? '';
  const many = /\sand\s/u.test(what) || isPlural(what);
  return `The ${inSentence(what)} ${many ? 'are' : 'is'} ${predicate}`;
}

/** "Hood is detachable" → "The hood is detachable"; "Each stone differs" is a sentence already. */
function withSubject(text: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const stem = stemOf(first.toLowerCase());
  const isPart = PARTS.has(stem) || /^(?:model|sole|hood|wick|jar|band|strap)$/u.test(stem);
  return isPart ? `The ${inSentence(text)}` : text;
}

const PARTS: ReadonlySet<string> = new Set([...PART_WORDS].map(stemOf));

function labelled(unit: Unit, subject: Subject): Spoken {
  const { property, label, items, statement } = unit;
  const value = joined(items.map(inSentence));
  const measured = statement.quantities.length > 0 && /^[\d~]/u.test(value) ? MEASURE_VERB[property]?.(value) : undefined;
  if (measured !== undefined && /^(?:weight|height|width|length|depth|capacity|power|voltage|net quantity|max load|pages|age|noise|dimensions|size)$/u.test(label)) return conjugated(measured, subject);
  switch (property) {
    case 'colour':
      return items.length > 1 ? { kind: 'verb', text: agree(`comes in ${value}`, subject.isPlural) } : { kind: 'is', text: value };
    case 'material':
      return statement.part === '' || /^(?:material|fabric|composition)$/u.test(label) ? { kind: 'is', text: `made of ${value}` } : { kind: 'sentence', text: `The ${label.replace(/ material$/u, '')} is ${value}` };
    case 'scent':
    case 'taste':
      return { kind: 'has', text: /note/u.test(label) ? `${label} of ${value}` : `a ${label} of ${value}` };
    case 'compatible_with':
      return { kind: 'verb', text: agree(`fits ${value}`, subject.isPlural) };
    case 'included':
      return { kind: 'sentence', text: /^\d|set|attachments|outputs/u.test(label) && !/box/u.test(label) ? `The ${label}: ${value}` : `In the box: ${value}` };
    case 'author':
      return { kind: 'is', text: `by ${value}` };
    case 'fit':
    case 'closure':
    case 'finish':
      return { kind: 'has', text: withArticle(`${value} ${label}`) };
    case 'size':
      return { kind: 'verb', text: agree(`comes in ${items.length > 1 ? 'sizes' : 'size'} ${value}`, subject.isPlural) };
    case 'diet':
      return { kind: 'is', text: value };
    default:
      return { kind: 'detail', text: `${label}: ${value}` };
  }
}

function conjugated(spoken: Spoken, subject: Subject): Spoken {
  return spoken.kind === 'verb' ? { kind: 'verb', text: agree(spoken.text, subject.isPlural) } : spoken;
}

const CUE = /^(?:item |net |product |total )?(?:weight|height|width|length|depth|diameter|thickness|capacity|dimensions|range|noise(?: level)?|run time|shelf life|warranty|age|reading age|working pressure|voltage|power)\s/iu;

function nounPredicate(unit: Unit, subject: Subject, inner: string, property: Unit['property'], items: readonly string[]): Spoken {
  const { quantities } = unit.statement;
  const rest = inner.replace(CUE, '');
  const isMeasure = isBare(unit) && /^(?:up to |about |max |over )?[\d.]/iu.test(rest);
  const shape = MEASURE_VERB[property];
  if (isMeasure && shape !== undefined) return conjugated(shape(rest), subject);
  const head = headOf(inner);
  const stem = stemOf(head);
  if (isSelf(unit, head)) return { kind: 'is', text: withArticle(inner) };
  if (property === 'strength' || property === 'nutrient' || property === 'ingredient') return { kind: 'verb', text: agree(`contains ${inner}`, subject.isPlural) };
  if (property === 'warranty') return { kind: 'verb', text: agree(`comes with ${withArticle(inner)}`, subject.isPlural) };
  if (property === 'size' && /^(?:us |uk |eu )?sizes?\b/iu.test(inner)) return { kind: 'verb', text: agree(`comes in ${inner}`, subject.isPlural) };
  if (property === 'included') return { kind: 'verb', text: agree(`includes ${joined(items.map((item) => withArticle(inSentence(item))))}`, subject.isPlural) };
  if (property === 'material' && unit.statement.terms.some(({ part }) => part === '') && LEXICON_WORDS.has(head)) return { kind: 'is', text: `made of ${inner}` };
  if (property === 'colour' && unit.statement.part === '') return { kind: 'verb', text: agree(`comes in ${inner.replace(/^colou?rs?\s/iu, '')}`, subject.isPlural) };
  if (quantities.some(({ unit: symbol }) => symbol === 'count') && /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|a|one)\b/iu.test(inner)) return { kind: 'has', text: inner };
  if (PART_WORDS.has(head) || PART_WORDS.has(stem) || PART_WORDS.has(head.replace(/s$/u, ''))) return { kind: 'has', text: withArticle(inner) };
  if (SHAPE.test(head)) return { kind: 'has', text: withArticle(inner) };
  return { kind: 'detail', text: inner };
}

/** Heads of noun phrases that a product has, whatever it is. */
const SHAPE =
  /^(?:neck|fit|shoulders?|edges?|design|strip|mode|modes|controls?|sensor|jacks?|ports?|outputs?|inputs?|ring|process|finish|drive|weave|stitching|slots?|pockets?|speeds?|functions?|settings?|display|light|lights|camera|mic|microphone|microphones|drivers?|layers?|walls?|compartments?|wheels?|legs|sleeves?|sleeve|waist|rise|hem|cut|panels?|grommets|shelves|drawers|doors|burners|blades?|bristles|tips?|ratchet|joint|socket|sockets|bits|connection|assistant|tracking|rate)$/u;

/** Nothing but a figure, the word of its property and words such as "each". */
function isBare({ statement }: Unit): boolean {
  const { tokens, quantities } = statement;
  const [first] = quantities;
  if (first === undefined || first.unit === '' || quantities.length > first.chain + 1) return false;
  return tokens.every((token) => token.kind === 'sign' || quantities.some(({ start, end }) => token.start >= start && token.end <= end) || PLAIN.test(token.lower));
}

const PLAIN =
  /^(?:item|net|product|total|weight|height|width|length|depth|dia|diameter|thickness|capacity|dimensions?|range|noise|level|run|time|shelf|life|age|ages|reading|working|pressure|voltage|power|each|approx|about|up|to|max|min|only|long|wide|tall|deep|high|thick|size|x|by|w|d|h|l|quantity)$/u;

/** The phrase names the product again: "double wall vacuum water bottle". */
const isSelf = ({ self }: Unit, head: string): boolean => head !== '' && self.has(stemOf(head));
