import { spawn } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { registerSeller } from './site.mjs';

const ASKED_EVERY_MS = 20;

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
export function aProbe(url) {
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

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
export const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
