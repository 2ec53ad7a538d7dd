/** A pure function that keeps its results. */
export interface Remembering<Key extends object, Rest extends unknown[], Result> {
  (key: Key, ...rest: Rest): Result;
  /** Takes over what the same function gave elsewhere, in another thread for example. */
  readonly keep: (result: Result, key: Key, ...rest: Rest) => void;
  /** What is kept; undefined where it would have to be worked out. */
  readonly kept: (key: Key, ...rest: Rest) => Result | undefined;
}

/**
 * A pure function that keeps its last result for each object, as long as the object lives: for things that never change,
 * which several steps in a row ask the same of. `isSame` compares the other arguments of two calls.
 */
export function remembering<Key extends object, Rest extends unknown[], Result>(
  work: (key: Key, ...rest: Rest) => Result,
  isSame: (one: Rest, other: Rest) => boolean,
): Remembering<Key, Rest, Result> {
  const known = new WeakMap<Key, { rest: Rest; result: Result }>();
  const keep = (result: Result, key: Key, ...rest: Rest): void => void known.set(key, { rest, result });
  const lastOf = (key: Key, rest: Rest) => {
    const last = known.get(key);
    return last !== undefined && isSame(last.rest, rest) ? last : undefined;
  };
  const remembered = (key: Key, ...rest: Rest): Result => {
    const last = lastOf(key, rest);
    if (last !== undefined) return last.result;
    const result = work(key, ...rest);
    keep(result, key, ...rest);
    return result;
  };
  return Object.assign(remembered, { keep, kept: (key: Key, ...rest: Rest) => lastOf(key, rest)?.result });
}
