import { rmSync } from 'node:fs';
import path from 'node:path';
import { median } from './measure.mjs';
import { exited, spawnUntil } from './site.mjs';

const BAR_MS = 2000;

/** From process start to the first ready response: on a server database, and on the embedded one warm and fresh. */
export async function startUp({ databaseUrl, dir }) {
  const bare = [];
  for (let turn = 0; turn < 5; turn += 1)
    bare.push(
      await timed(
        [
          '--input-type=module',
          '-e',
          "await Promise.all(['koa','pg','knex'].map((n) => import(n))); console.log('loaded x')",
        ],
        {},
        /loaded (x)/,
      ),
    );
  const serve = (env) =>
    timed(['bin/listwright.mjs', 'serve'], { PORT: '0', LOG_LEVEL: 'warn', ...env }, /running at (\S+)/);
  const data = path.join(dir, 'startup');
  const [server, fresh, warm] = [[], [], []];
  for (let turn = 0; turn < 5; turn += 1) {
    server.push(await serve({ DATABASE_URL: databaseUrl, LISTWRIGHT_DATA_DIR: path.join(dir, 'none') }));
    rmSync(data, { recursive: true, force: true });
    fresh.push(await serve({ LISTWRIGHT_DATA_DIR: data }));
    warm.push(await serve({ LISTWRIGHT_DATA_DIR: data }));
  }
  const value = median(fresh) - median(server);
  return {
    name: 'start-up: what a fresh embedded database adds to ready',
    value: `${Math.round(value)} ms`,
    bar: `≤ ${BAR_MS} ms`,
    pass: value <= BAR_MS,
    notes: [
      `to ready: ${Math.round(median(server))} ms with a server database, ${Math.round(median(warm))} ms embedded and warm, ${Math.round(median(fresh))} ms embedded and fresh`,
      `bare require of koa, pg and knex: ${Math.round(median(bare))} ms (${(median(server) / median(bare)).toFixed(1)}×)`,
    ],
  };
}

async function timed(args, env, pattern) {
  const started = performance.now();
  const { child } = await spawnUntil(args, { PATH: process.env.PATH, ...env }, pattern);
  const ms = performance.now() - started;
  if (child.exitCode === null) await exited(child);
  return ms;
}
