import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '../../benchmarks/site.mjs';
import { build } from '../buildAll.mjs';
import { ensureDeps } from '../ensureDeps.mjs';
import { launchBrowser } from './launchBrowser.mjs';
import { openSampleShop } from './openSampleShop.mjs';

/**
 * A browser and a running server to look at: the one at `address`, or the built one on an embedded database of its own,
 * which goes away with `close`.
 */
export async function openSite(address) {
  const closers = [];
  const close = async () => {
    for (const one of closers.splice(0).toReversed()) await one();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    const site = address === undefined ? await startBuilt(closers) : { url: address.replace(/\/$/, '') };
    const browser = await launchBrowser({ handleSIGINT: false, handleSIGTERM: false });
    closers.push(() => browser.close());
    return { url: site.url, databaseUrl: site.databaseUrl, shop: site.shop, browser, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startBuilt(closers) {
  ensureDeps();
  await build();
  const { startEmbeddedPostgres } = await import('../../packages/adapters/dist/src/embedded/index.js');
  const dir = mkdtempSync(path.join(tmpdir(), 'listwright-pictures-'));
  closers.push(() => rmSync(dir, { recursive: true, force: true }));
  const database = await startEmbeddedPostgres(dir);
  closers.push(() => database.stop());
  const shop = await openSampleShop();
  closers.push(() => shop.close());
  const site = await startSite({ databaseUrl: database.url, dir }, { SCRAPER_ALLOW_HOSTS: shop.host });
  closers.push(() => site.stop());
  return { ...site, shop: shop.host };
}
