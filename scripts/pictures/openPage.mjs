import { answers } from './answers.mjs';
import { signIn } from './signIn.mjs';
import { steps } from './steps.mjs';

/**
 * Opens one state of one screen: theme and size, who is signed in, how the API answers, then the steps to the state.
 * The page is still and complete when this resolves; its context is the caller's to close.
 */
export async function openPage(site, scene, { theme, viewport }) {
  const context = await site.browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(viewport);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.evaluateOnNewDocument((chosen) => localStorage.setItem('listwright-theme', chosen), theme);
    if (scene.as !== undefined) await signIn(page, site.url, site.sellers[scene.as]);
    if (scene.answers !== undefined) await answerWith(page, answers[scene.answers]);
    const named = { shop: site.shop, ...site.ids };
    const fill = (text) =>
      typeof text === 'string' ? text.replace(/\{(\w+)\}/g, (found, key) => named[key] ?? found) : text;
    const path = fill(scene.path);
    await page.goto(`${site.url}${path}`, { waitUntil: scene.answers === 'never' ? 'load' : 'networkidle0' });
    for (const [verb, ...words] of scene.steps ?? []) await steps[verb](page, ...words.map(fill));
    await settle(page);
    return page;
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function answerWith(page, answer) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/auth/')) void answer(request);
    else void request.continue();
  });
}

/** Everything seen once, fonts loaded, delayed skeletons shown, transitions over, and charts, which come last, measured and drawn. */
export async function settle(page) {
  await page.evaluate(async () => {
    const { scrollY: before } = window;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, before);
  });
  await page.evaluate(() => document.fonts.ready);
  await steps.wait(page, 600);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.recharts-responsive-container')].every((one) => one.querySelector('svg path')),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
