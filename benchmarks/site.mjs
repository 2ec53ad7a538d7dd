import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { root } from '../scripts/root.mjs';

/** The administrator of the servers that are started here. */
export const administrator = { email: 'admin@example.com', password: 'admin password' };

/** Server and workers of one database seal with one key. */
export const SECRET_KEY = 'a key of the benchmarks that is long enough';

/** A server process with its own database. */
export async function startSite({ databaseUrl, dir }, more = {}) {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url.href,
    LISTWRIGHT_DATA_DIR: path.join(dir, name),
    PORT: '0',
    LOG_LEVEL: 'warn',
    SECRET_KEY,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...more,
  };
  const { child, address } = await spawnUntil(
    [path.join(root, 'bin/listwright.mjs'), 'serve'],
    env,
    /running at (\S+)/,
  );
  return { url: address, databaseUrl: url.href, child, stop: () => exited(child) };
}

/** Starts a Node program and resolves with the match of `pattern` in its output. */
export function spawnUntil(args, env, pattern) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = pattern.exec(output);
      if (found) resolve({ child, address: found[1] });
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
}

export function exited(child) {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return exit;
}

export async function post(url, body, token) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}

export async function registerSeller(url) {
  const credentials = { email: `bench-${randomUUID()}@example.com`, password: 'a good password' };
  await post(`${url}/api/auth/register`, { ...credentials, full_name: 'Bench' });
  const { token } = await post(`${url}/api/auth/login`, credentials);
  return { ...credentials, token };
}
