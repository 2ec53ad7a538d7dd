/** Waits for work, but not longer than so many milliseconds. What the work came to in that time, a failure too, is the caller's. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  try {
    await Promise.race([work, enough]);
  } finally {
    clearTimeout(timer);
  }
}
