/**
 * Characters that are judged on the event loop. Of texts made to be slow the worst of these lengths took about 20 ms to read (figures
 * with inch signs), 60 ms to write from ("Warm" again and again), 5 ms to check and 70 ms to review (forbidden claims);
 * 5,000 characters took 45 ms to read.
 */
const SHORT = { read: 1000, check: 5000, review: 2000 };

/** Whether a product to read, or a listing to check, is too long for the event loop. */
export function isLong(texts: object, work: keyof typeof SHORT): boolean {
  return JSON.stringify(texts).length > SHORT[work];
}
