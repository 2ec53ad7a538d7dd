declare global {
  interface Window {
    /** Timers that have not run; absent if `watchTimers` has not run. */
    timers?: Map<number, DueTimer>;
  }
}

interface DueTimer {
  readonly at: number;
  /** Waits no longer than transitions take. */
  readonly isSoon: boolean;
  /** Runs it now, in place of then. */
  readonly run: () => void;
}

/** Runs in the page before its scripts: records the timers, those too that React and Mantine use for transitions. */
export function watchTimers(): void {
  const SOON_MS = 500;
  const due = new Map<number, DueTimer>();
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const forgotten = (id?: number): void => {
    due.delete(id ?? 0);
    clear(id);
  };
  const watched = (act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
    const run = () => {
      forgotten(id);
      try {
        act(...given);
      } catch (error) {
        reportError(error);
      }
    };
    const id = set(run, ms) as unknown as number;
    due.set(id, { at: performance.now() + ms, isSoon: ms <= SOON_MS, run });
    return id;
  };
  Object.assign(window, { setTimeout: watched, clearTimeout: forgotten, timers: due });
}

/**
 * Runs in the page: waits until two frames and an idle callback pass without a change, no timer is due soon, and no
 * finite animation runs. Where less motion is asked for, what is due soon comes at once, in its order: a page waits a third of a
 * second before it shows what took a moment to load, so that nothing flickers. Gives up after ten seconds, if the page never
 * rests or the machine renders no frame: the test's own expectation then decides.
 */
export async function pageSettled(): Promise<void> {
  const [LONGEST_MS, FRAME_MS] = [10_000, 500];
  const end = performance.now() + LONGEST_MS;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const within = (ms: number, ...waits: Promise<unknown>[]) =>
    Promise.race([...waits, new Promise((resolve) => AbortSignal.timeout(ms).addEventListener('abort', resolve))]);
  let isChanged = true;
  const observer = new MutationObserver(() => (isChanged = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const moving = () =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
  const soon = () =>
    [...(window.timers?.entries() ?? [])]
      .filter(([, { isSoon }]) => isSoon)
      .sort(([, one], [, other]) => one.at - other.at);
  while (performance.now() < end && (isChanged || moving().length > 0 || soon().length > 0)) {
    isChanged = false;
    if (isStill) {
      for (const one of moving()) one.finish();
      // One may have cleared the next.
      for (const [id, { run }] of soon()) if (window.timers?.has(id) === true) run();
    }
    // Looked at again twice a second: what is hidden or taken away while it moves may never say that it has finished.
    await within(FRAME_MS, Promise.allSettled(moving().map((one) => one.finished)));
    for (let frame = 0; frame < 2; frame += 1) await within(FRAME_MS, new Promise(requestAnimationFrame));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: FRAME_MS }));
  }
  observer.disconnect();
}

/** Runs in the page: what is due within this time comes now, in its order, as if the time had passed. */
export function timePassed(ms: number): void {
  const until = performance.now() + ms;
  const due = [...(window.timers?.entries() ?? [])]
    .filter(([, { at }]) => at <= until)
    .sort(([, one], [, other]) => one.at - other.at);
  for (const [id, { run }] of due) if (window.timers?.has(id) === true) run();
}
