import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../packages/adapters/dist/src/embedded/index.js';
import { admin } from './admin.mjs';
import { bulk } from './bulk.mjs';

import { importing } from './importing.mjs';
import { lint } from './lint.mjs';
import { lintWorst } from './lintWorst.mjs';
import { liveness } from './liveness.mjs';
import { livenessAi } from './livenessAi.mjs';
import { livenessTexts } from './livenessTexts.mjs';
import { login } from './login.mjs';
import { pagesBench } from './pages.mjs';
import { reading } from './reading.mjs';
import { relevance } from './relevance.mjs';
import { startUp } from './startUp.mjs';
import { tables } from './tables.mjs';
import { writing } from './writing.mjs';

const benches = {
  lint,
  lintWorst,
  writing,
  reading,
  login,
  startUp,
  admin,
  tables,
  importing,
  liveness,
  livenessAi,
  livenessTexts,
  bulk,
  pages: pagesBench,
  relevance,
};

/**
 * Runs the benchmarks and prints one line each: value, threshold, pass or fail. The machine is shared: trust ratios,
 * not seconds.
 */
export async function runBenchmarks(names) {
  const chosen = Object.entries(benches).filter(([name]) => names.length === 0 || names.includes(name));
  const dir = mkdtempSync(path.join(tmpdir(), 'listwright-bench-'));
  const server = await startEmbeddedPostgres(dir);
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`);
  const results = [];
  try {
    for (const [, bench] of chosen) {
      const result = await bench({ databaseUrl: server.url, dir });
      results.push(result);
      console.log(`${result.pass ? 'pass' : 'FAIL'}  ${result.name}: ${result.value} (bar ${result.bar})`);
      for (const line of result.notes ?? []) console.log(`      ${line}`);
    }
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
  if (results.some((result) => !result.pass)) process.exitCode = 1;
}
