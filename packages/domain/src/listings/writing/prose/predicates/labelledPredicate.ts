import { LEXICON_WORDS } from '../../../../products/index.js';
import type { Unit } from '../../plan/Unit.js';
import type { Spoken } from '../Spoken.js';
import { ANSWER } from '../asFragment.js';
import { headOf, withArticle } from '../grammar.js';
import { MEASURE_SHAPES } from './measurePredicate.js';
import { inSentence, midSentence } from '../inSentence.js';
import { joined } from '../normalise.js';

const MEASURE_LABEL =
  /^(?:(?:item |product |net |own |total |max |maximum |closed )?(?:weight|height|width|length|depth|diameter|thickness|capacity|power|voltage|quantity|load|pages|age|noise|dimensions|size|range|content))$/u;

/** How "label: value" is said. */
export function labelledPredicate({ property, label, items, statement }: Unit): Spoken {
  const value = joined(items.map(inSentence));
  if (ANSWER.test(value))
    return /^(?:none|nil)$/u.test(value)
      ? { kind: 'has', text: `no ${inSentence(label.toLowerCase() === label ? label : midSentence(label))}` }
      : { kind: 'sentence', text: `${capital(label)} is ${value}` };
  const shape = MEASURE_SHAPES[property];
  if (
    shape !== undefined &&
    statement.quantities.length > 0 &&
    /^[\d~]|^up to|^about/u.test(value) &&
    MEASURE_LABEL.test(label)
  )
    return shape(value);
  switch (property) {
    case 'colour':
      if (!LEXICON_WORDS.has(headOf(value)) || value.includes('/')) return { kind: 'detail', text: value };
      return { kind: 'verb', text: `comes in ${value}` };
    case 'material':
      if (/[+/]/u.test(value)) return { kind: 'detail', text: `${label}: ${value}` };
      return /^(?:material|fabric|composition|fabric type)$/u.test(label)
        ? { kind: 'is', text: `made of ${value}` }
        : { kind: 'sentence', text: `The ${label.replace(/ material$/u, '')} is ${value}` };
    case 'scent':
    case 'taste':
      return { kind: 'has', text: /note/u.test(label) ? `${label} of ${value}` : `a ${label} of ${value}` };
    case 'compatible_with':
      return /\d/u.test(label) ? { kind: 'verb', text: `${label}: ${value}` } : { kind: 'verb', text: `fits ${value}` };
    case 'not_compatible_with':
      return { kind: 'verb', text: `does not fit ${value}` };
    case 'included':
      return {
        kind: 'sentence',
        text:
          /^\d|set|attachments|outputs|kit/u.test(label) && !/box|includ|content/u.test(label)
            ? `${capital(label)}: ${value}`
            : `In the box: ${value}`,
      };
    case 'author':
      return { kind: 'is', text: `by ${value}` };
    case 'publisher':
      return { kind: 'is', text: `published by ${value}` };
    case 'fit':
    case 'closure':
    case 'finish':
      return { kind: 'has', text: withArticle(`${value} ${label}`) };
    case 'size':
      return { kind: 'verb', text: `comes in ${items.length > 1 || /[,-]/u.test(value) ? 'sizes' : 'size'} ${value}` };
    case 'diet':
    case 'format':
      return { kind: 'is', text: value };
    case 'ingredient':
      return { kind: 'sentence', text: `Ingredients: ${value}` };
    case 'use':
    case 'audience':
    case 'room':
      return { kind: 'is', text: `for ${value}` };
    case 'origin':
      return { kind: 'is', text: `made in ${value.charAt(0).toUpperCase()}${value.slice(1)}` };
    case 'warning':
    case 'care':
    case 'directions':
    case 'storage':
      return { kind: 'order', text: capital(value) };
    case 'feature':
      return {
        kind: 'detail',
        text: /^(?:features?|highlights|details|description|specifications?|key features|about.*)$/u.test(label)
          ? value
          : `${label}: ${value}`,
      };
    default:
      return { kind: 'detail', text: `${label}: ${value}` };
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
