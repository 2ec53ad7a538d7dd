import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './buildAll.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { root } from './root.mjs';
import { main } from './run.mjs';

await main(async () => {
  ensureDeps();
  await build();
  // Before the defaults below, which would win over it.
  if (existsSync('.env')) process.loadEnvFile('.env');
  // A person at a terminal wants the address, not a line a request; a log collector gets them all.
  if (process.stderr.isTTY) process.env.LOG_LEVEL ??= 'warn';
  process.env.LISTWRIGHT_DATA_DIR ??= path.join(root, '.data');
  // On the first start it is made, which takes seconds.
  console.error(process.env.DATABASE_URL ? 'Connecting to the database …' : 'Starting the database …');
  stopWithNpm();
  process.argv.splice(2, 0, 'serve');
  await import(pathToFileURL(path.join(root, 'packages/cli/dist/listwright.mjs')).href);
});

/** npm runs us through a shell that forwards no SIGTERM: when that parent is gone, we stop. */
function stopWithNpm() {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== 'start') return;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  look.unref();
}
