import { build } from './buildAll.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { main } from './run.mjs';

/** Upgrade, restore, move and crashes, rehearsed with real programs under load: docs/operations.md, "Rehearse". */
await main(async () => {
  ensureDeps();
  await build();
  const { runRehearsals } = await import('../rehearsals/runRehearsals.mjs');
  await runRehearsals(process.argv.slice(2));
});
