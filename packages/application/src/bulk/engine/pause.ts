/** Ends early where the signal says that nobody waits any more: its timer would keep the process. */
export function pause(ms: number, over?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      over?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    over?.addEventListener('abort', end);
  });
}
