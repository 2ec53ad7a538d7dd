import { launchBrowser } from '../../../scripts/pictures/launchBrowser.mjs';

/** Transitions are a fifth of the work of going from screen to screen. Tests of what moves ask for motion themselves. */
const STILL = ['--force-prefers-reduced-motion'];

let launched;

/** The browser of a jest worker. Each visitor has a context of its own in it: storage, cookies and cache. */
export async function sharedBrowser() {
  if (launched !== undefined) {
    const browser = await launched;
    if (browser.connected) return browser;
  }
  // Its pipes can be let go of, as a socket of puppeteer's cannot. One that did not start is not kept.
  launched = launchBrowser({ pipe: true, args: STILL }).catch((error) => {
    launched = undefined;
    throw error;
  });
  const started = await launched;
  // It ends with the worker, and must not keep it from ending.
  const program = started.process();
  for (const one of [program, ...program.stdio]) one?.unref();
  return started;
}

/** Closes what the visitors of a test file have left open. */
export async function closeContexts() {
  const browser = await launched;
  if (!browser?.connected) return;
  const contexts = browser.browserContexts().filter((one) => one !== browser.defaultBrowserContext());
  await Promise.all(contexts.map((one) => one.close()));
}
