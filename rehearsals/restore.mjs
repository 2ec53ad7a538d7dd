import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFiles } from '../packages/adapters/dist/src/backup/dataFiles.js';
import { startEmbeddedPostgres } from '../packages/adapters/dist/src/embedded/index.js';
import { AuthenticatorApp } from '../packages/adapters/dist/testing/AuthenticatorApp.js';
import { Gate } from './Gate.mjs';
import { Load } from './Load.mjs';
import { pause, runCommand, startServer, until } from './programs.mjs';
import { contentOf, createDatabase, databaseAt, differences } from './tables.mjs';

const BACKUP_PASSPHRASE = 'a passphrase of the rehearsals';
const LOAD_MS = 2000;

/** A backup of the embedded database, restored into an empty data directory. */
export function restore(options) {
  return rehearse(options, async (dataDir) => {
    const embedded = await startEmbeddedPostgres(dataDir);
    // The restore joins it, and it stays for the comparison.
    return { env: {}, database: databaseAt(() => embedded.url), remove: embedded.stop };
  });
}

/** A backup of the embedded database, restored into an empty database of a PostgreSQL server. */
export function move(options) {
  return rehearse(options, async () => {
    const place = await createDatabase(options.server);
    return { env: { DATABASE_URL: place.url }, database: place.database, remove: place.drop };
  });
}

async function rehearse({ dir, chance, pace }, emptyPlace) {
  const before = path.join(dir, 'before');
  const after = path.join(dir, 'after');
  const env = { LISTWRIGHT_DATA_DIR: before };
  const embedded = await startEmbeddedPostgres(before);
  const database = databaseAt(() => embedded.url);
  const file = path.join(dir, 'backup.zip');
  let target;
  try {
    const { sellers, secured } = await fill({ env, chance, database, dir, pace });
    await succeeds(['backup', 'create', file], { ...env, BACKUP_PASSPHRASE });
    target = await emptyPlace(after);
    const place = { LISTWRIGHT_DATA_DIR: after, ...target.env };
    await succeeds(['backup', 'restore', file], { ...place, BACKUP_PASSPHRASE });
    const there = await contentOf(target.database);
    const kept = await contentOf(database);
    const files = await filesOf(before);
    const checks = [
      { what: 'tables, each equal', count: kept.size, faults: differences(kept, there) },
      { what: 'rows in them', count: [...kept.values()].reduce((sum, { rows }) => sum + rows, 0), faults: [] },
      { what: 'files, each equal', count: files.size, faults: fileDifferences(files, await filesOf(after)) },
      await comparisonSees(target.database, kept),
      await signInWorks(place, sellers, secured),
    ];
    return { checks, figures: [] };
  } finally {
    await target?.remove();
    await embedded.stop();
  }
}

async function succeeds(args, env) {
  const { code, stderr } = await runCommand(args, env);
  if (code !== 0) throw new Error(`listwright ${args.join(' ')} ended with ${code}: ${stderr}`);
}

/** Accounts, listings, jobs, payments, a second step and files. */
async function fill({ env, chance, database, dir, pace }) {
  const server = await startServer({ ...env, PORT: '0', WORKER_THREADS: '1' });
  const gate = new Gate();
  gate.add(server.url);
  await until(() => gate.isOpen, 'the server to fill');
  const load = new Load({ gate, chance, database, dir: path.join(dir, 'cli'), insists: false, jobRows: 20, pace });
  await load.start();
  await pause(LOAD_MS);
  await load.finish();
  const secured = await load.register('secured');
  const { token } = secured;
  const { secret } = await load.settled('POST', '/api/auth/totp', { token, json: { password: secured.password } });
  const code = new AuthenticatorApp(secret).code();
  await load.settled('POST', '/api/auth/totp/confirm', { token, json: { code } });
  await gate.close();
  await server.stop();
  if (gate.failures.length > 0) throw new Error(gate.failures.join('\n'));
  const folder = path.join(env.LISTWRIGHT_DATA_DIR, 'objects', 'rehearsal');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'bytes'), Buffer.from(Array.from({ length: 100_000 }, () => chance.between(0, 256))));
  return { sellers: load.sellers.filter((seller) => seller !== secured), secured: { ...secured, secret } };
}

async function filesOf(dataDir) {
  const files = new Map();
  for await (const name of dataFiles(dataDir)) files.set(name, readFileSync(path.join(dataDir, name)));
  files.set('secret-key', readFileSync(path.join(dataDir, 'secret-key')));
  return files;
}

function fileDifferences(one, other) {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => !one.get(name) || !other.get(name) || !one.get(name).equals(other.get(name)))
    .map((name) => `file ${name} differs`);
}

/** One that finds no difference now found none before. */
async function comparisonSees(database, kept) {
  await database(`update users set full_name = full_name || '.' where email like 'secured%'`);
  const seen = differences(kept, await contentOf(database)).length;
  return {
    what: 'changed table, made on purpose, that the comparison sees',
    count: seen,
    faults: seen === 1 ? [] : ['the comparison does not see a changed row'],
  };
}

/** By password, by a token of the place before, and by a code whose secret was sealed there. */
async function signInWorks(env, sellers, { email, password, secret }) {
  const server = await startServer({ ...env, PORT: '0', WORKERS: '0' });
  const gate = new Gate();
  const send = async (method, address, more) =>
    (await gate.send(method, address, { ...more, at: server.url })).data !== undefined;
  const faults = [];
  for (const seller of sellers) {
    if (!(await send('GET', '/api/auth/me', { token: seller.token })))
      faults.push(`the session of ${seller.email} ended`);
    if (!(await send('POST', '/api/auth/login', { json: { email: seller.email, password: seller.password } })))
      faults.push(`${seller.email} cannot sign in`);
  }
  // The next code: the current one was used before the backup.
  const code = new AuthenticatorApp(secret).codeAt(new Date(Date.now() + 30_000));
  if (!(await send('POST', '/api/auth/login', { json: { email, password, code } })))
    faults.push('the second step does not work');
  const { code: exit } = await server.stop();
  if (exit !== 0) faults.push(`the server ended with ${exit}`);
  return { what: 'sign-ins: password, session, second step', count: sellers.length * 2 + 1, faults };
}
