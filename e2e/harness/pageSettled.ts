declare global {
  interface Window {
    /** Timers that are due soon; absent if `watchTimers` has not run. */
    timersDueSoon?: Set<number>;
  }
}

/** Runs in the page before its scripts: records the timers that React and Mantine use for transitions. */
export function watchTimers(): void {
  const SOON_MS = 500;
  const due = new Set<number>();
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const watched = (act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
    const id = set(() => {
      due.delete(id);
      act(...given);
    }, ms) as unknown as number;
    if (ms <= SOON_MS) due.add(id);
    return id;
  };
  const forgotten = (id?: number): void => {
    due.delete(id ?? 0);
    clear(id);
  };
  Object.assign(window, { setTimeout: watched, clearTimeout: forgotten, timersDueSoon: due });
}

/**
 * Runs in the page: waits until two frames and an idle callback pass without a change, no timer is due soon, and no
 * finite animation runs. Gives up after ten seconds, if the page never rests or the machine renders no frame: the
 * test's own expectation then decides.
 */
export async function pageSettled(): Promise<void> {
  const [LONGEST_MS, FRAME_MS] = [10_000, 500];
  const end = performance.now() + LONGEST_MS;
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
  while (performance.now() < end && (isChanged || moving().length > 0 || (window.timersDueSoon?.size ?? 0) > 0)) {
    isChanged = false;
    // Looked at again twice a second: what is hidden or taken away while it moves may never say that it has finished.
    await within(FRAME_MS, Promise.allSettled(moving().map((one) => one.finished)));
    for (let frame = 0; frame < 2; frame += 1) await within(FRAME_MS, new Promise(requestAnimationFrame));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: FRAME_MS }));
  }
  observer.disconnect();
}
