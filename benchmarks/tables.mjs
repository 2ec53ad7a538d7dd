import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, round } from './measure.mjs';
import { writeBombs, writeCsv, writeXlsx } from './tablesData.mjs';

const ROUNDS = 5;
const ROWS = 100_000;
const RUN = fileURLToPath(new URL('./tablesRun.mjs', import.meta.url));

const BARS = {
  /** Reading alone, and reading with validation of each row: the plain library does not know what a product is. */
  csv: 0.6,
  checked: 0.2,
  xlsx: 0.8,
  write: 0.9,
  mb: 120,
  growth: 1.3,
  writeMb: 200,
  delayMs: 50,
  bombMs: 1000,
  bombMb: 200,
};

/**
 * Reading and writing tables against the plain libraries, memory at 100,000 and a million rows, and the cost of
 * rejecting a zip bomb.
 */
export async function tables({ dir }) {
  const folder = mkdtempSync(path.join(dir, 'tables-'));
  try {
    const csv = await writeCsv(folder, ROWS);
    const shared = await writeXlsx(folder, ROWS, true);
    const inline = await writeXlsx(folder, ROWS, false);
    const ratios = {
      csv: await compared('read', 'papaparse', csv),
      checked: await compared('check', 'papaparse', csv),
      shared: await compared('check', 'exceljs', shared),
      inline: await compared('check', 'exceljs', inline),
      write: await compared('write', 'exceljsWrite', String(ROWS)),
    };
    const memories = {
      csv: [await memory(csv), await memory(await writeCsv(folder, 10 * ROWS))],
      xlsx: [
        await memory(await writeXlsx(folder, ROWS, false, 3)),
        await memory(await writeXlsx(folder, 10 * ROWS, false, 3)),
      ],
    };
    const bombs = [];
    for (const bomb of writeBombs(folder)) bombs.push({ ...bomb, ...(await run('read', bomb.file)) });
    const fails = failures(ratios, memories, bombs);
    return {
      name: 'tables of 100,000 rows read, checked and written, against the plain libraries',
      value: `CSV ${ratios.csv.ratio.toFixed(2)}, checked ${ratios.checked.ratio.toFixed(2)}, XLSX ${ratios.shared.ratio.toFixed(2)} and ${ratios.inline.ratio.toFixed(2)}, written ${ratios.write.ratio.toFixed(2)}; ${bombs.filter(({ refused }) => refused !== '').length} of ${bombs.length} bombs refused`,
      bar: `≥ ${BARS.csv}, ≥ ${BARS.checked}, ≥ ${BARS.xlsx}, ≥ ${BARS.write}; all`,
      pass: fails.length === 0,
      notes: [
        ...Object.entries(ratios).map(([name, { ours, bare, range }]) => {
          return `${name}: ${round(ROWS / (ours.ms / 1000))} against ${round(ROWS / (bare.ms / 1000))} rows per second, range ${range}; ${round(ours.mb)} against ${round(bare.mb)} MB; loop held ${round(ours.delay)} ms${ours.first > 0 ? `; first byte after ${round(ours.first)} ms` : ''}`;
        }),
        ...Object.entries(memories).map(([name, [few, many]]) => {
          return `${name}: ${round(few)} MB in addition to the upload at 100,000 rows, ${round(many)} MB at a million`;
        }),
        ...bombs.map(({ name, kb, ms, mb, delay, refused }) => {
          return `${name} (${round(kb)} kB): ${round(ms)} ms, ${round(mb)} MB, loop held ${round(delay)} ms: ${refused || 'NOT REFUSED'}`;
        }),
        ...fails.map((fail) => `FAIL ${fail}`),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(work, file) {
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, work, file], { maxBuffer: 2 ** 20 });
  return JSON.parse(stdout);
}

/** Memory in addition to the upload itself, which the receiver holds. */
async function memory(file) {
  const { mb } = await run('check', file);
  return mb - statSync(file).size / 1024 ** 2;
}

/** Alternates, so that other load on the machine affects both. */
async function compared(work, baseline, file) {
  const rounds = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) rounds.push([await run(work, file), await run(baseline, file)]);
  const ratios = rounds.map(([ours, bare]) => bare.ms / ours.ms);
  const of = (index) => ({
    ...Object.fromEntries(['ms', 'mb', 'first'].map((key) => [key, median(rounds.map((one) => one[index][key]))])),
    // The minimum over the rounds: memory of the code itself shows in every round, the rest is noise.
    delay: Math.min(...rounds.map((one) => one[index].delay)),
  });
  for (const [ours, bare] of rounds) {
    if (ours.refused !== '' || ours.count !== bare.count)
      throw new Error(`${file}: ${ours.count} rows against ${bare.count}. ${ours.refused}${bare.refused}`);
  }
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return { ratio: median(ratios), range, ours: of(0), bare: of(1) };
}

function failures(ratios, memories, bombs) {
  const fails = [];
  const hold = (holds, what) => holds || fails.push(what);
  for (const name of ['csv', 'checked']) hold(ratios[name].ratio >= BARS[name], `CSV (${name}) is too slow`);
  for (const name of ['shared', 'inline']) hold(ratios[name].ratio >= BARS.xlsx, `XLSX (${name}) is too slow`);
  hold(ratios.write.ratio >= BARS.write, 'writing is too slow');
  hold(ratios.write.ours.mb <= BARS.writeMb, 'writing takes too much memory');
  for (const [name, { ours }] of Object.entries(ratios)) {
    hold(ours.delay <= BARS.delayMs, `${name} holds the event loop`);
    if (name !== 'write') hold(ours.mb <= BARS.mb, `${name} takes more than ${BARS.mb} MB`);
  }
  for (const [name, [few, many]] of Object.entries(memories))
    hold(many <= few * BARS.growth, `memory grows with the rows of ${name}`);
  for (const { name, refused, ms, mb } of bombs)
    hold(refused !== '' && ms <= BARS.bombMs && mb <= BARS.bombMb, `bomb: ${name}`);
  return fails;
}
