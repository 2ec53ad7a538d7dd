import path from 'node:path';
import { postmasterIn } from '../packages/adapters/dist/testing/postmasterIn.js';
import { audit } from './audit.mjs';
import { auditSees } from './auditSees.mjs';
import { Gate } from './Gate.mjs';
import { Load } from './Load.mjs';
import { freePort, pause, start, until } from './programs.mjs';
import { databaseAt } from './tables.mjs';

const VICTIMS = ['server', 'worker', 'database'];
/** 150 rows in a file where a lane pauses for 60 ms. */
const ROWS_AT_A_PACE = 9000;
/** As a service manager waits. */
const RESTART_MS = 250;

/**
 * Kills server, worker and embedded PostgreSQL at random under a mixed load. What a service manager does is done here: a program
 * that ended is started again. Nothing else is.
 */
export async function kills({ dir, chance, minutes, pace }) {
  const dataDir = path.join(dir, 'data');
  const env = {
    LISTWRIGHT_DATA_DIR: dataDir,
    PORT: String(await freePort()),
    BULK_LEASE_SECONDS: '5',
    WORKER_THREADS: '1',
  };
  const keeper = new Keeper(env);
  const gate = new Gate();
  const database = databaseAt(() => postmasterIn(dataDir).url);
  const load = new Load({
    gate,
    chance: chance.branch(),
    database,
    dir: path.join(dir, 'cli'),
    insists: true,
    browses: true,
    // As long as the works of a lane take at that pace: a job is nearly always under way.
    jobRows: Math.round(ROWS_AT_A_PACE / pace),
    pace,
  });
  try {
    keeper.keep('server', ['serve']);
    gate.add(`http://127.0.0.1:${env.PORT}`);
    await until(() => gate.isOpen, 'the first start');
    keeper.keep('worker', ['worker']);
    await load.start();
    gate.outages.length = 0;
    const killed = await killFor(minutes * 60_000, { chance, keeper, gate, dataDir });
    await until(() => gate.isOpen, 'a return of the server after the last kill');
    await load.finish();
    gate.cause = 'audit';
    const given = await unitsComeBack({ database, keeper, gate });
    const checks = await audit(load, database);
    checks.push(await auditSees(load, database));
    await gate.close();
    return {
      checks: [...checks, given, ...(await keeper.close())],
      figures: [...figuresOf(load, gate, killed), ['starts that failed and were repeated', keeper.repeats]],
    };
  } finally {
    await load.browser?.close();
    await gate.close();
    await keeper.close();
  }
}

async function killFor(ms, { chance, keeper, gate, dataDir }) {
  const killed = Object.fromEntries(VICTIMS.map((name) => [name, 0]));
  const end = performance.now() + ms;
  for (let count = 0; performance.now() < end || count < VICTIMS.length; count += 1) {
    // Most come once the server is back, or nothing would be acknowledged; the others hit a start or a recovery.
    if (chance.between(0, 1) < 0.7) await until(() => gate.isOpen, 'a return of the server');
    await pause(chance.between(500, 5000));
    // Each of them early, so that a short run has all.
    const victim = count < VICTIMS.length ? VICTIMS[count] : chance.oneOf(VICTIMS);
    const pid = victim === 'database' ? postmasterIn(dataDir)?.pid : keeper.pidOf(victim);
    if (pid === undefined) continue;
    gate.cause = victim;
    if (victim !== 'database') keeper.expect(victim);
    try {
      process.kill(pid, 'SIGKILL');
      killed[victim] += 1;
    } catch (error) {
      // It has just ended, with the one that was killed before.
      if (error.code !== 'ESRCH') throw error;
    }
  }
  return killed;
}

/** Units of requests that were killed are released when they are ten minutes old. They are made old here. */
async function unitsComeBack({ database, keeper, gate }) {
  const [{ held }] = await database('select count(*)::int as held from quota_reservations');
  if (held === 0) return { what: 'units of killed requests, given back', count: 0, faults: [] };
  await database(`update quota_reservations set created_at = created_at - interval '11 minutes'`);
  keeper.restart('server');
  await until(() => !gate.isOpen, 'the end of the server');
  await until(() => gate.isOpen, 'a start after SIGTERM');
  const left = async () => (await database('select count(*)::int as n from quota_reservations'))[0].n;
  let faults = [];
  await until(async () => (await left()) === 0, 'units of killed requests', 20_000).catch(async () => {
    faults = [`${await left()} units of killed requests were not given back`];
  });
  return { what: 'units of killed requests, given back', count: held, faults };
}

function figuresOf(load, gate, killed) {
  const longest = (cause) => Math.max(0, ...gate.outages.filter((one) => one.cause === cause).map(({ ms }) => ms));
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  return [
    ['killed', VICTIMS.map((name) => `${killed[name]} × ${name}`).join(', ')],
    ['requests', `${gate.requests}, of them ${gate.failures.length} failed and were asked again`],
    [
      'acknowledged',
      Object.entries({ ...load.counts, jobs: load.jobs.length })
        .map((pair) => pair.reverse().join(' '))
        .join(', '),
    ],
    [
      'in the browser',
      `${load.browser.visits} pages, ${load.counts.editsInBrowser} edits, ${load.counts.unansweredInBrowser} listings not there in time, ${load.browser.repeats} steps repeated`,
    ],
    ['outcome unknown', `${load.unknown.size} listings`],
    ['longest outage', VICTIMS.map((name) => `${seconds(longest(name))} after a kill of the ${name}`).join(', ')],
  ];
}

/** Starts programs again when they end, as systemd or a container engine does. */
class Keeper {
  #programs = new Map();
  #faults = [];
  #starts = 0;
  /** Starts that came while the database was away, and were made again. */
  repeats = 0;
  #isClosed = false;
  #loops = [];

  constructor(env) {
    this.env = env;
  }

  keep(name, args) {
    this.#loops.push(this.#loop(name, args));
  }

  pidOf(name) {
    return this.#programs.get(name)?.child.pid;
  }

  expect(name) {
    this.#programs.get(name).isExpected = true;
  }

  restart(name) {
    this.expect(name);
    void this.#programs.get(name).stop();
  }

  async #loop(name, args) {
    while (!this.#isClosed) {
      // The worker says at this level that it has started.
      const program = start(args, { ...this.env, LOG_LEVEL: 'info' });
      this.#starts += 1;
      this.#programs.set(name, program);
      const { code, signal, stdout, stderr } = await program.ended;
      this.#programs.delete(name);
      if (!program.isExpected && !this.#isClosed) {
        const hadStarted = /running at|worker started/u.test(`${stdout}${stderr}`);
        if (hadStarted) this.#faults.push(`the ${name} ended by itself with ${code ?? signal}: ${stderr.slice(-400)}`);
        else this.repeats += 1;
      }
      if (this.#isClosed && code !== 0)
        this.#faults.push(`the ${name} ended with ${code ?? signal} when asked to stop`);
      if (!this.#isClosed) await pause(RESTART_MS);
    }
  }

  async close() {
    this.#isClosed = true;
    for (const program of this.#programs.values()) void program.stop();
    await Promise.all(this.#loops);
    return [{ what: 'starts and stops of programs, none ended by itself', count: this.#starts, faults: this.#faults }];
  }
}
