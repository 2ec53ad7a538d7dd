import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { coverageRecord } from './coverageRecord.mjs';
import { root } from './root.mjs';
import { main } from './run.mjs';

const PACKAGES = ['domain', 'application', 'adapters', 'cli', 'web'];
/** Data, not code: lists of words, kinds and rules that are read one line at a time. */
const DATA = /\/(?:knowledge|lexicons|kinds\/data|rules\/claims\/terms)\//u;

/** Prints the figures by which the code is judged, each with its goal (architecture.md, "Redesign before growth"). */
await main(async () => {
  const files = PACKAGES.flatMap((name) => sourcesUnder(`packages/${name}/src`)).toSorted(
    (one, other) => one.lines - other.lines,
  );
  const code = files.filter(({ file }) => !DATA.test(file));
  const largest = code.at(-1) ?? { file: '', lines: 0 };
  const rows = [
    ['source files / lines', `${files.length} / ${sum(files)}`, ''],
    ['of these without data', `${code.length} / ${sum(code)}`, ''],
    ['largest source file', `${largest.lines}  ${largest.file}`, '≤ 300'],
    ['nine of ten are at most', String(code[Math.floor(code.length * 0.9)]?.lines ?? 0), '≤ 110'],
    ['import cycles, types counted', String(cycles()), '0'],
    ['exceptions of the laws', String(exceptions()), '< 15'],
    ['lists that a new area edits', lists().join(', '), '≤ 1 a layer'],
    ['npm test, last run on record', lastRun(), '≤ 15:00'],
    [
      'branches covered, domain and application',
      coverageRecord(path.join(root, 'tools/testing/coverage.json')),
      '≥ 90 %',
    ],
  ];
  for (const [what = '', figure = '', goal = ''] of rows) console.log(`${what.padEnd(42)}${figure.padEnd(72)}${goal}`);
});

function sum(files) {
  return files.reduce((total, { lines }) => total + lines, 0);
}

function sourcesUnder(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))
    .map((name) => {
      const file = path.join(folder, name);
      return { file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 };
    });
}

/** As tools/architecture/layers.test.ts and sources.test.ts (the web app) count them; both fail on the first. */
function cycles() {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const sources = PACKAGES.filter((name) => name !== 'web').map((name) => `packages/${name}/src`);
  const output = execFileSync(
    process.execPath,
    [cruiser, '--config', 'tools/architecture/dependency-cruiser.cjs', '--output-type', 'json', ...sources],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return JSON.parse(output).summary.violations.filter(({ rule }) => rule.name === 'no-cycles').length;
}

function exceptions() {
  const text = readFileSync(path.join(root, 'tools/architecture/exceptions.ts'), 'utf8');
  const [imports = '', ports = ''] = text.split('portsWithoutContract');
  return [...imports.matchAll(/^ {4}reason:/gmu)].length + [...ports.matchAll(/^ {2}\w+:/gmu)].length;
}

/** The lists that name every area; tests of the areas hold them complete. */
function lists() {
  return [
    'packages/application/src/contract/api.ts',
    'packages/adapters/src/areas/areas.ts',
    'packages/web/src/areas/areas.ts',
    'packages/cli/src/commands/commands.ts',
  ]
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => path.basename(file, '.ts'));
}

function lastRun() {
  const { seconds = 0 } = JSON.parse(readFileSync(path.join(root, 'tools/testing/testTimes.json'), 'utf8'));
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}
