import type { InputStatement } from '../../../products/index.js';
import type { Unit } from './Unit.js';

/** Where a clause stands among those of its sentence. */
export type PlaceOf = (source: InputStatement) => Pick<Unit, 'at' | 'isAlone' | 'isFree'>;

/** Where each clause stands in its sentence. */
export function placesOf(statements: readonly InputStatement[]): PlaceOf {
  const counts = new Map<string, number>();
  const places = new Map<InputStatement, number>();
  const bound = new Set<string>();
  const free = new Set<InputStatement>();
  const keyOf = ({ field, statement }: InputStatement): string => `${field}:${statement.sentence}`;
  for (const source of statements) {
    if (source.statement.isBracketed) continue;
    const count = counts.get(keyOf(source)) ?? 0;
    places.set(source, count);
    if (!bound.has(keyOf(source))) free.add(source);
    const { part, form, label } = source.statement;
    if (part !== '' || label !== '' || (form !== 'noun' && form !== 'value')) bound.add(keyOf(source));
    counts.set(keyOf(source), count + 1);
  }
  return (source) => ({
    at: places.get(source) ?? 0,
    isFree: free.has(source),
    isAlone: (counts.get(keyOf(source)) ?? 1) <= 1,
  });
}
