import lighthouse from 'lighthouse';
import { signIn } from '../pictures/signIn.mjs';
import { barsOf } from './bars.mjs';

const TRIES = 3;

/** One run of Lighthouse's mobile preset (slow 4G, slowed CPU) on a page, in a browser context of its own. */
export async function auditPage(site, page) {
  // On a busy machine the browser now and then loses the beginning of a trace.
  let report = await run(site, page);
  for (let tries = 1; report.runtimeError !== undefined && tries < TRIES; tries += 1) report = await run(site, page);
  if (report.runtimeError !== undefined) throw new Error(`${page.path}: ${report.runtimeError.message}`);
  return report;
}

async function run({ url, browser, sellers, ids }, { path, isPublic }) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (!isPublic) await signIn(page, url, sellers.seller);
    const onlyCategories = Object.keys(barsOf(isPublic));
    const flags = { disableStorageReset: !isPublic, onlyCategories, logLevel: 'error' };
    const address = `${url}${path.replace(/\{(\w+)\}/u, (_, key) => ids[key])}`;
    return (await lighthouse(address, flags, undefined, page)).lhr;
  } finally {
    await context.close();
  }
}
