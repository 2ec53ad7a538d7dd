/**
 * A pure function that keeps its last result for each object, as long as the object lives: for things that never change,
 * which several steps in a row ask the same of. `isSame` compares the other arguments of two calls.
 */
export function remembering<Key extends object, Rest extends unknown[], Result>(
  work: (key: Key, ...rest: Rest) => Result,
  isSame: (one: Rest, other: Rest) => boolean,
): (key: Key, ...rest: Rest) => Result {
  const known = new WeakMap<Key, { rest: Rest; result: Result }>();
  return (key, ...rest) => {
    const last = known.get(key);
    if (last !== undefined && isSame(last.rest, rest)) return last.result;
    const result = work(key, ...rest);
    known.set(key, { rest, result });
    return result;
  };
}
