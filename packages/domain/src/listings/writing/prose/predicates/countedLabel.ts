import { isPlural } from '../grammar.js';

const COUNT = /^(\d{1,3})(?: ?(?:nos?|pcs?|pieces?|x)\b\.?)?(?=$|,| \(| and |;)/iu;
/** Labels in the plural that a figure does not count. */
const NO_COUNT =
  /^(?:dimensions|measures|sizes?|ages?|watts|volts|inches|hours|minutes|days|months|years|instructions)$/u;

/** "Shelves: 4 nos" → "4 shelves"; "blades: 6, stainless steel" → "6 blades, stainless steel". Undefined for other labels. */
export function countedLabel(label: string, value: string): string | undefined {
  const noun = label.charAt(0).toLowerCase() + label.slice(1);
  const [head, count = ''] = COUNT.exec(value) ?? [];
  // "Edges: 25, 20, 15 and 10 mm" measures them.
  if (/^\d+(?:, \d+)+/u.test(value)) return undefined;
  if (head === undefined || !/^\p{Ll}[\p{Ll} -]*$/u.test(noun) || !isPlural(noun) || NO_COUNT.test(noun))
    return undefined;
  return `${count} ${count === '1' ? noun.replace(/(?<!s)s$/u, '') : noun}${value.slice(head.length)}`;
}
