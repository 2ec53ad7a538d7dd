import type { Logger } from 'pino';
import { areas } from '../areas/areas.js';
import type { Area } from '../composition/Area.js';
import type { Chore } from '../composition/Chore.js';
import type { Get } from '../composition/Token.js';

type Round = () => Promise<void>;

/**
 * Runs the areas' chores: at once, and again at their intervals. Those of one interval run in sequence; one that
 * fails is logged, does not stop the others, and is retried at the next round. The returned function
 * stops them and waits for running ones.
 */
export function startHousekeeping(
  { get }: { readonly get: Get },
  log: Logger,
  chores: readonly Chore[] = Object.values<Area>(areas).flatMap((area) => area.chores ?? []),
): () => Promise<void> {
  const rounds = new Map<number, Round[]>();
  for (const { everyMs, prepare } of chores) {
    const round = prepare(get);
    if (round !== undefined) rounds.set(everyMs, [...(rounds.get(everyMs) ?? []), round]);
  }
  const stops = [...rounds].map(([everyMs, those]) => repeat(everyMs, those, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Runs rounds periodically, never two at once. */
function repeat(everyMs: number, rounds: readonly Round[], log: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;
  const start = () => {
    running ??= runInSequence(rounds, log).finally(() => (running = undefined));
  };
  start();
  const timer = setInterval(start, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function runInSequence(rounds: readonly Round[], log: Logger): Promise<void> {
  for (const round of rounds) {
    await round().catch((error: unknown) => log.warn({ err: error }, 'chores failed; they are retried'));
  }
}
