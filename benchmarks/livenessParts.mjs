import { spawn } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { root } from '../scripts/root.mjs';
import { median, round } from './measure.mjs';
import { exited, registerSeller, spawnUntil, startSite } from './site.mjs';

const ASKED_EVERY_MS = 20;
const BAR_MS = 100;
/** A quick model: the more answers there are to check, the busier the server. */
const ANSWER_MS = 200;

/**
 * The latency of the live check of a site beside some work. `prepare` makes what the work needs before the check is asked;
 * `work` resolves to a note of what was done, and to whether enough of it was done for the latency to count.
 */
export async function besideWork(place, { name, usesModel = false, prepare, work }) {
  const folder = mkdtempSync(path.join(place.dir, 'liveness-'));
  const fakeAi = [path.join(root, 'benchmarks/fakeAi.mjs'), String(ANSWER_MS)];
  const ai = usesModel ? await spawnUntil(fakeAi, { PATH: process.env.PATH }, /listening at (\S+)/) : undefined;
  const site = await startSite(place, ai === undefined ? {} : { OPENAI_BASE_URL: ai.address, OPENAI_MODEL: 'fake' });
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  let probe;
  try {
    const ready = await prepare({ site, client, folder });
    probe = aProbe(`${site.url}/api/health/live`);
    await pause(3000);
    probe.say('busy');
    const { note, isDone = true } = await work(ready);
    const { start, busy } = await probe.times();
    const p99 = percentile(busy, 0.99);
    return {
      name: `live check p99 while ${name}`,
      value: `${p99.toFixed(0)} ms`,
      bar: `≤ ${BAR_MS} ms`,
      pass: p99 <= BAR_MS && isDone,
      notes: [
        `${round(busy.length)} checks: median ${median(busy).toFixed(1)}, p95 ${percentile(busy, 0.95).toFixed(0)}, most ${Math.max(...busy).toFixed(0)} ms; idle before: p99 ${percentile(start, 0.99).toFixed(0)} ms`,
        note,
      ],
    };
  } finally {
    await probe?.times();
    await client.end();
    await site.stop();
    if (ai !== undefined) await exited(ai.child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A seller without limits; resolves to a token. */
export async function anUnlimited(site, client) {
  const { email, token } = await registerSeller(site.url);
  await client.query(`update users set subscription_plan = 'unlimited' where email = $1`, [email]);
  return token;
}

/** Starts a bulk job and resolves to its id. */
export async function upload(url, token, file) {
  const form = new FormData();
  form.set('marketplace', 'amazon');
  form.set('csv', await openAsBlob(file, { type: 'text/csv' }), 'products.csv');
  const headers = { authorization: `Bearer ${token}`, prefer: 'wait=0' };
  const response = await fetch(`${url}/api/bulk/listings/generate`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()).data.batch_id;
}

/** Asks for the live check from a process of its own, so that a busy bench does not look like a busy server. */
function aProbe(url) {
  const body = fileURLToPath(new URL('./probe.mjs', import.meta.url));
  const stdio = ['pipe', 'pipe', 'inherit'];
  const child = spawn(process.execPath, [body, url, String(ASKED_EVERY_MS)], { stdio });
  const output = text(child.stdout);
  return {
    say: (word) => child.stdin.write(`${word}\n`),
    times: async () => {
      child.stdin.end();
      return JSON.parse((await output).trim().split('\n').at(-1));
    },
  };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
