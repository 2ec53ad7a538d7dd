/**
 * Characters that are judged on the event loop. Of the texts that were made to be slow, the worst of this length took about 25 ms to
 * read (lists of short clauses) and 3 ms to check, on one core.
 */
const SHORT = { read: 1000, check: 5000 };

/** Whether a product to read, or a listing to check, is too long for the event loop. */
export function isLong(texts: object, work: keyof typeof SHORT): boolean {
  return JSON.stringify(texts).length > SHORT[work];
}
