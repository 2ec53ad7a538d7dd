/**
 * Calls at once and again; each result is the delay in milliseconds until the next call, null stops. Pauses while the
 * tab is hidden. Returns a function that stops it.
 */
export function poll(ask: () => Promise<number | null>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isDue = false;
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
  const run = async () => {
    isDue = document.hidden;
    if (isDue || isStopped) return;
    const pause = await ask();
    if (isStopped) return;
    if (pause === null) stop();
    else timer = setTimeout(() => void run(), pause);
  };
  const wake = () => {
    if (isDue && !document.hidden) void run();
  };
  document.addEventListener('visibilitychange', wake);
  void run();
  return stop;
}
