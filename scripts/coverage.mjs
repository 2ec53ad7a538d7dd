import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { main, run } from './run.mjs';

const PLACE = path.join(root, '.tmp/coverage');
const RECORD = path.join(root, 'tools/testing/coverage.json');
const LAYERS = ['domain', 'application'];

/**
 * Runs the unit tests, counts the branches of domain and application that they take, and prints the share of each area. The
 * figures go on record, by which `npm run stats` prints them. Tests over HTTP run in other processes, and only add to it.
 */
await main(async () => {
  const settings = [
    ...['--selectProjects', 'unit', '--coverage', '--coverageProvider', 'babel', '--coverageReporters', 'json'],
    ...['--coverageDirectory', PLACE, '--silent', '--reporters', 'default'],
    ...LAYERS.map((layer) => `--collectCoverageFrom=packages/${layer}/src/**/*.ts`),
    '--collectCoverageFrom=!**/*.test.ts',
  ];
  const tests = [...LAYERS, 'adapters'].map((layer) => `packages/${layer}/`);
  const jest = [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    ...settings,
    '--',
    ...tests,
  ];
  run(process.execPath, jest, { env: { ...process.env, NODE_ENV: 'test' } });
  const areas = areasOf(JSON.parse(readFileSync(path.join(PLACE, 'coverage-final.json'), 'utf8')));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const record = { commit, day: new Date().toISOString().slice(0, 10), areas };
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  for (const [area, { taken, of }] of Object.entries(areas))
    console.log(
      `${area.padEnd(28)}${String(taken).padStart(6)} of${String(of).padStart(6)}${share(taken, of).padStart(8)}`,
    );
});

/** The branches of each area, and how many of them some test takes. */
function areasOf(files) {
  const areas = new Map();
  for (const [file, { b }] of Object.entries(files)) {
    const [, layer, area] = /packages[\\/](\w+)[\\/]src[\\/](\w+)/.exec(file) ?? [];
    const counts = Object.values(b).flat();
    const { taken = 0, of = 0 } = areas.get(`${layer} ${area}`) ?? {};
    areas.set(`${layer} ${area}`, {
      taken: taken + counts.filter((count) => count > 0).length,
      of: of + counts.length,
    });
  }
  return Object.fromEntries([...areas].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function share(taken, of) {
  return `${((100 * taken) / Math.max(of, 1)).toFixed(1)} %`;
}
