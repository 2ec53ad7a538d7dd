import { ensureDeps } from './ensureDeps.mjs';
import { checkAll } from './checkAll.mjs';
import { main } from './run.mjs';

/** All checks and tests. Arguments go to jest, and only the tests they choose run then. */
await main(async () => {
  ensureDeps();
  await checkAll(process.argv.slice(2));
});
