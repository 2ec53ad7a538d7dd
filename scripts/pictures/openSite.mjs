import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ended, spawned } from '../../benchmarks/site.mjs';
import { build } from '../buildAll.mjs';
import { ensureDeps } from '../ensureDeps.mjs';
import { launchBrowser } from './launchBrowser.mjs';

/**
 * A browser and a running server to look at: the one at `address`, or the built one on data of its own, which goes away
 * with `close`.
 */
export async function openSite(address) {
  if (address !== undefined) {
    const browser = await launchBrowser();
    return { url: address.replace(/\/$/, ''), browser, close: () => browser.close() };
  }
  ensureDeps();
  await build();
  const dir = mkdtempSync(path.join(tmpdir(), 'listwright-pictures-'));
  const env = { PATH: process.env.PATH, LISTWRIGHT_DATA_DIR: dir, PORT: '0', LOG_LEVEL: 'error' };
  const server = await spawned(['bin/listwright.mjs', 'serve'], env, /running at (\S+)/);
  const stop = async () => {
    await ended(server.child);
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    const browser = await launchBrowser();
    const close = async () => {
      await browser.close();
      await stop();
    };
    return { url: server.address, browser, close };
  } catch (error) {
    await stop();
    throw error;
  }
}
