import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/root.mjs';
import { audit } from './audit.mjs';
import { auditSees } from './auditSees.mjs';
import { builtVersion } from './builtVersion.mjs';
import { Gate } from './Gate.mjs';
import { Load } from './Load.mjs';
import { pause, start, startServer, until } from './programs.mjs';
import { createDatabase } from './tables.mjs';

const NEXT_VERSION = pathToFileURL(path.join(root, 'rehearsals/nextVersion/register.mjs')).href;
const PHASES = 5;

/**
 * Replaces the version before by the next one under load, and the next by the one before again. Without `from`, a commit or a
 * checkout of an earlier version, the version before is this build, and the next is this build with migrations that
 * the other does not know: they add a column to every table.
 */
export async function upgrade({ dir, chance, minutes, server, from, pace }) {
  const folder = from === undefined ? undefined : builtVersion(from);
  const before = folder === undefined ? {} : { program: path.join(folder, 'bin/listwright.mjs'), cwd: folder };
  const next = from === undefined ? { node: ['--import', NEXT_VERSION] } : {};
  const place = await createDatabase(server);
  const env = {
    DATABASE_URL: place.url,
    LISTWRIGHT_DATA_DIR: path.join(dir, 'data'),
    SECRET_KEY: 'a key of the rehearsals that is long enough',
    PORT: '0',
    DRAIN_SECONDS: '1',
    WORKER_THREADS: '1',
    BULK_LEASE_SECONDS: '5',
  };
  const gate = new Gate();
  const load = new Load({
    ...{ gate, chance, database: place.database, dir: path.join(dir, 'cli') },
    ...{ insists: false, jobRows: 20, pace: 2.5 * pace },
  });
  const phase = () => pause((minutes * 60_000) / PHASES);
  const codes = [];
  const enter = async (version) => {
    const entered = await startServer(env, version);
    gate.add(entered.url);
    await until(() => gate.isReady(entered.url), 'a server that is ready');
    return entered;
  };
  const leave = async (one) => {
    codes.push((await one.stop()).code);
    if (one.url !== undefined) gate.remove(one.url);
  };
  try {
    const old = [await enter(before), start(['worker'], env, before)];
    await load.start();
    await phase();
    const [{ n: known }] = await place.database('select count(*)::int as n from migrations');
    const fresh = [await enter(next), start(['worker'], env, next)];
    const [{ n: had }] = await place.database('select count(*)::int as n from migrations');
    await phase();
    await leave(old[1]);
    await leave(old[0]);
    await phase();
    // A version that was rolled back starts on the schema of the next one.
    const again = await enter(before);
    await phase();
    await leave(fresh[1]);
    await leave(fresh[0]);
    await phase();
    await load.finish();
    const failures = [...gate.failures];
    const requests = gate.requests;
    const checks = [
      { what: 'requests while versions were replaced, none failed', count: requests, faults: failures },
      { what: 'migrations that the version before does not know', count: had - known, faults: [] },
      ...(await audit(load, place.database)),
      await auditSees(load, place.database),
    ];
    await leave(again);
    const faults = codes.filter((code) => code !== 0).map((code) => `a program ended with ${code}`);
    checks.push({ what: 'programs stopped with exit code 0', count: codes.length, faults });
    return { checks, figures: [['longest time without a ready server', longest(gate)]] };
  } finally {
    await gate.close();
    await load.finish();
    await place.drop();
  }
}

const longest = ({ outages }) => `${(Math.max(0, ...outages.map(({ ms }) => ms)) / 1000).toFixed(1)} s`;
