import type { Json } from './Analysis.js';

/** A value that differs between two results. */
export interface Difference {
  /** Where in the result, for example `findings[0].message`. */
  readonly path: string;
  /** The value before; null where there was none. */
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
}

/** More differences than this are not readable. */
const MOST = 200;

type Leaf = string | number | boolean | null;

/** The values of two results that differ, in the order of the first result. At most 200. */
export function differencesOf(before: Json, after: Json): readonly Difference[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((one) => one.before !== one.after)
    .slice(0, MOST);
}

function leavesOf(value: Json): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const visit = (one: Json, path: string): void => {
    if (one === null || typeof one !== 'object') {
      leaves.set(path, one);
      return;
    }
    if (isList(one)) one.forEach((entry, at) => visit(entry, `${path}[${at}]`));
    else for (const [key, entry] of Object.entries(one)) visit(entry, path === '' ? key : `${path}.${key}`);
  };
  visit(value, '');
  return leaves;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
