/** Ends early where the signal says that nobody waits any more: its timer would keep the process. */
export function pause(ms: number, over?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    over?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
