/** A pure function that keeps its results. */
export interface Remembering<Key extends object, Rest extends unknown[], Result> {
  (key: Key, ...rest: Rest): Result;
  /** Takes over what the same function gave elsewhere, in another thread for example. */
  readonly keep: (result: Result, key: Key, ...rest: Rest) => void;
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
  const remembered = (key: Key, ...rest: Rest): Result => {
    const last = known.get(key);
    if (last !== undefined && isSame(last.rest, rest)) return last.result;
    const result = work(key, ...rest);
    keep(result, key, ...rest);
    return result;
  };
  return Object.assign(remembered, { keep });
}
