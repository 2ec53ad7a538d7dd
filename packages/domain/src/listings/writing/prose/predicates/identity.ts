import { BASE_VERBS } from '../../../../products/index.js';
import type { Passage } from '../../plan/Passage.js';
import { headOf, isPlural, withArticle, type Subject } from '../grammar.js';
import { midSentence } from '../inSentence.js';
import type { Spoken } from '../Spoken.js';
import { isPart } from '../things.js';

const LONGEST = 150;
/** Where notes begin; a dash or a bullet may stand before it. */
const START = 2;
const TURNS = /[;()]|\b(?:is|are|has|have|does|do|can|will|only)\b/iu;

/** Whether a passage opens the notes: sellers begin by what the product is. */
export const opensNotes = ({ units: [first], label }: Passage): boolean =>
  first !== undefined && label === '' && first.source.field === 'description' && first.statement.start <= START;

/**
 * "A solid cologne in a pocket slide tin", "automatic centre punch for marking metal": the noun phrase that opens the notes
 * says what the product is, whatever its words. Undefined for a part, a measure, a denial.
 */
export function identity(passage: Passage, subject: Subject): Spoken | undefined {
  const { text, units } = passage;
  const [first] = units;
  if (first === undefined || !opensNotes(passage) || text.length > LONGEST || TURNS.test(text)) return undefined;
  const isRelative = /^(?:an? )?[\p{L}\d' -]+? (?:that|which) /iu.test(text) && !/, /u.test(text);
  if (
    !isRelative &&
    units.some(({ isNegative, form }) => isNegative || /^(?:clause|verb|imperative|excluded|without)$/u.test(form))
  )
    return undefined;
  const inner = midSentence(text);
  const [, article, name = ''] =
    /^(an? )?((?:[\p{L}\d'’-]+ ){0,6}?[\p{L}-]+)(?:[,:]| (?:for|with|in|into|on|from|of|that|which|made|\p{L}{3,}ed) |$)/u.exec(
      inner,
    ) ?? [];
  if (/^(?:our|my|your|the|this|these|its|all|each)\b/u.test(inner)) return undefined;
  const head = headOf(name);
  if (name === '' || BASE_VERBS.has(name.split(' ')[0]?.toLowerCase() ?? '')) return undefined;
  if (article !== undefined)
    return !subject.isPlural || /^(?:set|pair|pack|collection|box)\b/u.test(name)
      ? { kind: 'is', text: inner }
      : undefined;
  if (!name.includes(' ') || !/ (?:for|with|in|from|that|which) /u.test(inner) || isPart(head) || /^\d/u.test(inner))
    return undefined;
  return isPlural(head) === subject.isPlural
    ? { kind: 'is', text: subject.isPlural ? inner : withArticle(inner) }
    : undefined;
}
