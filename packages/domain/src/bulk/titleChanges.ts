import { codePointLength, MOVE_TARGETS, type FittedTitle, type MoveTarget } from '../listings/index.js';

const PLACES: Readonly<Record<MoveTarget, string>> = {
  item_highlights: 'to item highlights',
  search_terms: 'to search terms',
  dropped: 'dropped',
};

/** What happened to a title in a sentence, with the rules that it still breaks. */
export function titleChanges(before: string, { title, moved, findings }: FittedTitle): string {
  const places = MOVE_TARGETS.map((target) => [moved.filter(({ to }) => to === target).length, PLACES[target]] as const)
    .filter(([count]) => count > 0)
    .map(([count, place]) => `${count} ${place}`);
  const lengths = before === title ? 'Unchanged' : `${codePointLength(before)} to ${codePointLength(title)} characters`;
  const broken = findings.filter(({ severity }) => severity === 'error').map(({ message }) => ` ${message}`);
  return `${[lengths, ...places].join(', ')}.${broken.join('')}`;
}
