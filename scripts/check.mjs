import { ensureDeps } from './ensureDeps.mjs';
import { checkAll } from './checkAll.mjs';
import { main } from './run.mjs';

/** Everything that CI runs, in CI's order. */
await main(async () => {
  ensureDeps();
  await checkAll();
});
