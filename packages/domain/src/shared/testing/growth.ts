/** Characters of the shorter of the two texts whose costs are compared. */
export const LENGTH = 3000;
const UNMEASURABLE_MS = 8;
const MOST_ATTEMPTS = 6;

/** A text of a length that says the same again and again. */
export const repeated = (seed: string, length: number): string =>
  seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

/** The least of several runs, which is what the work costs where nothing disturbs it. */
function cost(work: () => void, now: () => number, runs = 3): number {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const started = now();
    work();
    least = Math.min(least, now() - started);
  }
  return least;
}

/** How much more twice the text costs, by a clock of milliseconds (of this process, so that others do not disturb it). What is too short to measure is linear enough. */
export function growth(work: (length: number) => void, now: () => number): number {
  work(LENGTH);
  if (cost(() => work(2 * LENGTH), now, 1) < UNMEASURABLE_MS) return 1;
  for (let attempt = 0; ; attempt += 1) {
    const [once, twice] = [cost(() => work(LENGTH), now), cost(() => work(2 * LENGTH), now)];
    const ratio = twice < UNMEASURABLE_MS ? 1 : twice / once;
    // A busy machine disturbs single runs: only what repeats counts.
    if (ratio < 3.5 || attempt === MOST_ATTEMPTS) return ratio;
  }
}
