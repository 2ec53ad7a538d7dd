import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../packages/adapters/dist/src/embedded/index.js';
import { kills } from './kills.mjs';
import { killAll } from './programs.mjs';
import { move, restore } from './restore.mjs';
import { seeded } from './seeded.mjs';
import { upgrade } from './upgrade.mjs';

const rehearsals = { upgrade, restore, move, kills };
const MINUTES = { upgrade: 0.5, kills: 5 };
const SHOWN_FAULTS = 10;

/** Runs the rehearsals with real programs and prints what was checked. Sets exit code 1 where anything was lost. */
export async function runRehearsals(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      from: { type: 'string' },
      server: { type: 'string' },
      pace: { type: 'string', default: '60' },
    },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(rehearsals);
  const stranger = names.find((name) => !(name in rehearsals));
  if (stranger !== undefined) throw new Error(`${stranger} is none of ${Object.keys(rehearsals).join(', ')}`);
  console.log(`Seed ${values.seed}`);
  for (const name of names) {
    const dir = mkdtempSync(path.join(tmpdir(), `listwright-${name}-`));
    const started = performance.now();
    const server = values.server === undefined ? await startEmbeddedPostgres(path.join(dir, 'server')) : undefined;
    try {
      const result = await rehearsals[name]({
        dir,
        chance: seeded(Number(values.seed)),
        minutes: Number(values.minutes ?? MINUTES[name] ?? 0),
        server: values.server ?? server.url,
        from: values.from,
        pace: Number(values.pace),
      });
      print(name, result, (performance.now() - started) / 1000);
    } finally {
      killAll();
      await server?.stop();
      rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

function print(name, { checks, figures }, seconds) {
  console.log(`\n${name} (${seconds.toFixed(0)} s)`);
  for (const { what, count, faults } of checks) {
    console.log(`  ${faults.length === 0 ? 'ok  ' : 'LOST'}  ${String(count).padStart(7)}  ${what}`);
    for (const fault of faults.slice(0, SHOWN_FAULTS)) console.log(`                 ${fault}`);
    if (faults.length > SHOWN_FAULTS) console.log(`                 and ${faults.length - SHOWN_FAULTS} more`);
    if (faults.length > 0) process.exitCode = 1;
  }
  for (const [what, value] of figures) console.log(`                 ${what}: ${value}`);
}
