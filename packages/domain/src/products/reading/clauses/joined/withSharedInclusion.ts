import type { Statement } from '../Statement.js';

/** What opens a list of what comes with it. */
const OPENS =
  /^(?:you (?:also )?(?:get|receive)|(?:it )?comes? with|supplied with|includes?|contains) (?!up\b|at\b|about\b)/iu;
/** Further entries of the list, which name no other property. */
const ENTRY: ReadonlySet<string> = new Set(['count', 'pieces', 'feature', 'material', 'colour']);

/** "You receive two poles, two mud baskets and a mesh bag": each of them comes with it. */
export function withSharedInclusion(statements: readonly Statement[]): readonly Statement[] {
  let isOpen = false;
  return statements.map((statement) => {
    const { label, text, property, form, isBracketed, polarity } = statement;
    if (label === '' && property === 'included' && OPENS.test(text)) isOpen = true;
    else if (!isBracketed && (form !== 'noun' || polarity === 'is_not')) isOpen = false;
    else if (isOpen && !isBracketed && label === '' && ENTRY.has(property))
      return { ...statement, property: 'included' };
    return statement;
  });
}
