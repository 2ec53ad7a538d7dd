import { build } from './buildAll.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { main } from './run.mjs';

/** Speed as ratios against a baseline in the same run. Names of single benches may follow. */
await main(async () => {
  ensureDeps();
  await build();
  const { runBenchmarks } = await import('../benchmarks/runBenchmarks.mjs');
  await runBenchmarks(process.argv.slice(2));
});
