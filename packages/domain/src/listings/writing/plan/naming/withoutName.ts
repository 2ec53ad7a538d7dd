import { LEXICON_WORDS, stemOf, stemsOf } from '../../../../products/index.js';
import { headOf } from '../../prose/grammar.js';
import type { Unit } from '../Unit.js';

const REST = /^(.+?) (with|of|for|in|from|\d.*$)(?: (.+))?$/iu;
const SMALL = /^(?:a|an|one|the|and|of|with|for|in|each|per)$/u;
/** Words that only name what the title's figure is. */
const NAMED_FIGURE = /^(?:size|sizes|capacity|colou?rs?) /iu;

/**
 * The clauses of a sentence without what only names the product again: "countertop blender, 700 W motor" tells of the
 * motor, "tool box of steel with two latches" of what it is made of and has. `known` are the stems of the title.
 */
export function withoutName(units: readonly Unit[], known: ReadonlySet<string>): readonly Unit[] {
  const [first, ...rest] = units;
  if (first === undefined || known.size === 0 || units.some(({ label }) => label !== '')) return units;
  if (first.source.field !== 'description' || first.form !== 'noun' || first.isNegative) return units;
  // The noun stands before its figure: "hair dryer 1800 W".
  const heads = [first.text, first.text.split(/\s(?=\d)/u)[0] ?? ''].map((text) => stemOf(headOf(text)));
  if (!heads.some((head) => first.self.has(head))) return units;
  const isKnown = (text: string): boolean => stemsOf(text).every((stem) => known.has(stem) || SMALL.test(stem));
  if (isKnown(first.text)) return placed(rest);
  const [, name = '', joint = '', more = ''] = REST.exec(first.text) ?? [];
  // "13-piece bits for wood only: 1/8, 5/32" is one phrase.
  if (name === '' || !isKnown(name) || /:| only$/u.test(more)) return units;
  // "Headphones for swimmers that sit on the cheekbones": it is the headphones that sit there.
  if (/ (?:that|which|who) /u.test(more)) return units;
  if (joint.toLowerCase() === 'for')
    return placed([{ ...first, text: `for ${more}`, items: [`for ${more}`], form: 'for' }, ...rest]);
  if (joint.toLowerCase() === 'with')
    return placed([{ ...first, text: more, items: [more], takenBy: 'has' as const }, ...rest]);
  // "Table in solid European oak" is made of it.
  if (joint.toLowerCase() === 'in' && first.statement.terms.some(({ lexicon }) => lexicon === 'material'))
    return placed([{ ...first, text: more, items: [more], takenBy: 'is made of' as const }, ...rest]);
  if (/^(?:in|from)$/iu.test(joint)) {
    const text = `${joint.toLowerCase()} ${more}`;
    return placed([{ ...first, text, items: [text], takenBy: 'is' as const }, ...rest]);
  }
  const isMade = joint.toLowerCase() === 'of' && LEXICON_WORDS.has(more.split(' ')[0]?.toLowerCase() ?? '');
  return isMade ? placed([{ ...first, text: more, items: [more], takenBy: 'is made of' as const }, ...rest]) : units;
}

/** Whether the title says all of it: "capacity 23 L" beside "Tool Box, 23 L". */
export const isInTitle = (units: readonly Unit[], known: ReadonlySet<string>): boolean =>
  known.size > 0 &&
  units.every(
    ({ text, label, isNegative, source, form }) =>
      source.field === 'description' &&
      label === '' &&
      !isNegative &&
      form === 'noun' &&
      stemsOf(text.replace(NAMED_FIGURE, '')).every((stem) => known.has(stem) || SMALL.test(stem)),
  );

const placed = (units: readonly Unit[]): readonly Unit[] =>
  units.map((unit, at) => ({ ...unit, at, isAlone: units.length === 1, isFree: at === 0 || unit.isFree }));
