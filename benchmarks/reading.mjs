import { readFileSync } from 'node:fs';
import { median, requestRate, round } from './measure.mjs';
import { registerSeller, exited, post, spawnUntil, startSite } from './site.mjs';

const BAR = 0.6;
const ROUNDS = 7;
const LOAD = { connections: 16, seconds: 3 };
/** A connection each, so that no two requests ask for the same. */
const SELLERS = LOAD.connections;

/** An authenticated GET of a listing against bare Koa that selects the same row by key, interleaved. */
export async function reading(place) {
  const site = await startSite(place);
  const requests = [];
  for (let seller = 1; seller <= SELLERS; seller += 1) requests.push(await readOwnListing(site.url, seller));
  const env = { PATH: process.env.PATH, DATABASE_URL: site.databaseUrl };
  const floor = await spawnUntil(['benchmarks/bareKoa.mjs'], env, /listening (\S+)/);
  const ask = async (base, child) => {
    const before = cpuSeconds(child.pid);
    const result = await requestRate(base, requests, LOAD);
    if (result.failed > 0) throw new Error(`${result.failed} requests to ${base} failed`);
    return { ...result, cpu: ((cpuSeconds(child.pid) - before) * 1e6) / (result.rate * LOAD.seconds) };
  };
  try {
    await ask(site.url, site.child);
    await ask(floor.address, floor.child);
    const rounds = [];
    for (let turn = 0; turn < ROUNDS; turn += 1)
      rounds.push([await ask(site.url, site.child), await ask(floor.address, floor.child)]);
    const ratios = rounds.map(([ours, bare]) => ours.rate / bare.rate);
    const value = median(ratios);
    const of = (index, key) => median(rounds.map((one) => one[index][key]));
    return {
      name: 'authenticated GET /api/listings/{id} against bare Koa + pg',
      value: value.toFixed(2),
      bar: `≥ ${BAR.toFixed(2)}`,
      pass: value >= BAR,
      notes: [
        `range ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; ${round(of(0, 'rate'))} against ${round(of(1, 'rate'))} per second, p99 ${of(0, 'p99')} against ${of(1, 'p99')} ms`,
        `CPU ${round(of(0, 'cpu'))} against ${round(of(1, 'cpu'))} µs per request`,
      ],
    };
  } finally {
    await exited(floor.child);
    await site.stop();
  }
}

/** A request for a listing of a new seller. */
async function readOwnListing(url, number) {
  const { token } = await registerSeller(url);
  const { listing } = await post(
    `${url}/api/listings/generate`,
    { product_name: `Sample steel water bottle ${number} l`, brand: 'Sample', marketplace: 'amazon' },
    token,
  );
  return { path: `/api/listings/${listing.id}`, headers: { authorization: `Bearer ${token}` } };
}

/** User and system time of a process (Linux, 100 ticks a second); 0 elsewhere. */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
