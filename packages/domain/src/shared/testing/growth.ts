/** Characters of the shorter of the two texts whose costs are compared. */
export const LENGTH = 3000;
const UNMEASURABLE_MS = 8;
const MOST_ATTEMPTS = 6;
const RUNS = 3;
/** The ratio below which no more runs are needed: that of a quadratic cost is 4. */
const LIMIT = 3.5;
/** A ratio so far below that two runs of each length show it. */
const CLEAR = 2.5;

/** A text of a length that says the same again and again. */
export const repeated = (seed: string, length: number): string =>
  seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

/** What the work took, by a clock of milliseconds. */
function timed(work: () => void, now: () => number): number {
  const started = now();
  work();
  return now() - started;
}

/**
 * How much more twice the text costs, by a clock of milliseconds (of this process, so that others do not disturb it). What is too
 * short to measure is linear enough. Of several runs the least counts, which is what the work costs where nothing disturbs it: a run
 * of twice the text that is within the limit settles it, because more runs could only make that least smaller.
 */
export function growth(work: (length: number) => void, now: () => number): number {
  work(LENGTH);
  let twice = timed(() => work(2 * LENGTH), now);
  if (twice < UNMEASURABLE_MS) return 1;
  // A run that was disturbed may hide a quadratic cost: the lesser of two counts.
  const first = Math.min(
    timed(() => work(LENGTH), now),
    timed(() => work(LENGTH), now),
  );
  if (twice < CLEAR * first) return twice / first;
  for (let attempt = 0; ; attempt += 1) {
    const once = Math.min(...Array.from({ length: RUNS }, () => timed(() => work(LENGTH), now)));
    for (let run = 0; run < RUNS && twice >= LIMIT * once; run += 1)
      twice = Math.min(
        twice,
        timed(() => work(2 * LENGTH), now),
      );
    if (twice < UNMEASURABLE_MS) return 1;
    // A busy machine disturbs single runs: only what repeats counts.
    if (twice < LIMIT * once || attempt === MOST_ATTEMPTS) return twice / once;
    twice = Infinity;
  }
}
