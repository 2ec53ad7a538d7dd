/** The maximum number of cached texts; then the cache is cleared. */
const MAX_TEXTS = 500;
/** A longer text is worked out each time, so that no request holds much memory. */
const MAX_LENGTH = 4000;

/**
 * What a pure function made of texts, kept in the object that it was made with: the steps of one request
 * ask for the same texts again and again. One memory is for one function.
 */
export class TextMemory {
  #known: Map<string, unknown> | undefined;

  /** What `work` makes of the text; it runs when the text is new. */
  of<Result>(text: string, work: () => Result): Result {
    if (text.length > MAX_LENGTH) return work();
    const known = (this.#known ??= new Map());
    const last = known.get(text) as Result | undefined;
    if (last !== undefined) return last;
    const result = work();
    if (known.size >= MAX_TEXTS) known.clear();
    known.set(text, result);
    return result;
  }
}
