import lighthouse from 'lighthouse';
import { signIn } from '../pictures/signIn.mjs';
import { bars } from './bars.mjs';

/** One run of Lighthouse's mobile preset (slow 4G, slowed CPU) on a page, in a browser context of its own. */
export async function auditPage({ url, browser }, { path, isPublic }, seller) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (!isPublic) await signIn(page, url, seller);
    const onlyCategories = Object.keys(bars).filter((name) => isPublic || name !== 'seo');
    const flags = { disableStorageReset: !isPublic, onlyCategories, logLevel: 'error' };
    const { lhr } = await lighthouse(`${url}${path}`, flags, undefined, page);
    if (lhr.runtimeError !== undefined) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await context.close();
  }
}
