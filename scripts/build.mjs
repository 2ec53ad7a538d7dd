import { pathToFileURL } from 'node:url';
import { build } from './buildAll.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { main } from './run.mjs';

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    ensureDeps();
    await build({ force: process.argv.includes('--force') });
  });
}
