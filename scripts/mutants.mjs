import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { groupsOf, isStrict } from './mutants/groupsOf.mjs';
import { Sample } from './mutants/Sample.mjs';
import { FOUND, MISSED, NAMED } from './mutants/statuses.mjs';
import { Failed, main, runBin } from './run.mjs';
import { root } from './root.mjs';

const PLACE = path.join(root, '.tmp/mutants');
const REPORT = path.join(PLACE, 'report.json');
const LAYERS = 'packages/{domain,application}/src';
const own = (name) => path.join(root, 'scripts/mutants', `${name}.mjs`);
const PLUGINS = ['@stryker-mutator/jest-runner', own('reachingTests'), own('missedReporter')];
/** What a sample leaves out is not judged, so it may not count as judged in the next run. */
const SAMPLED = {
  incremental: false,
  checkers: ['sample'],
  plugins: [...PLUGINS, own('sampleChecker')],
};

/**
 * Puts small faults into domain and application, one at a time, runs the unit tests of their layer that reach each, and prints the
 * share they find, by area. Arguments: areas (`billing`), groups with a higher bar (`quota`, `payments`, `authorisation`,
 * `sessions`, `bulk`), or files (`packages/domain/src/billing/Quota.ts`). What was judged before and has not changed is not judged
 * again. With `--sample N` it judges N faults of each area and of each group with a higher bar, chosen by `--seed`: the same seed
 * chooses the same faults of the same code.
 */
await main(async () => {
  const { values, positionals: wanted } = parseArgs({
    options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const groups = wanted.filter(isStrict);
  // Of the areas of a group only its files are judged, which is no score of the area.
  if (groups.length > 0 && groups.length < wanted.length)
    throw new Failed(
      2,
      `${groups.join(', ')}: a group is judged apart from areas and files. Run them one after the other.`,
    );
  const sample = values.sample === undefined ? undefined : new Sample(Number(values.sample), values.seed, groups);
  const mutate = wanted.length === 0 ? [`${LAYERS}/**/*.ts`] : wanted.flatMap(patternsOf);
  mkdirSync(PLACE, { recursive: true });
  const settings = path.join(PLACE, 'settings.json');
  writeFileSync(settings, JSON.stringify({ ...settingsOf(mutate), ...(sample && SAMPLED) }));
  const env = {
    ...process.env,
    MUTANT_TESTS: path.join(PLACE, 'tests.json'),
    MUTANT_ENDLESS: path.join(PLACE, 'endless'),
    MUTANT_LAYERS: [...new Set(wanted.flatMap(layersOf))].join(','),
    ...(sample && { MUTANT_SAMPLE: String(sample.size), MUTANT_SEED: sample.seed, MUTANT_GROUPS: groups.join(',') }),
  };
  runBin('@stryker-mutator/core/bin/stryker.js', ['run', settings], { env });
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const mutants = Object.entries(files).flatMap(([fileName, { mutants, source }]) =>
    mutants.map((mutant) => ({ ...mutant, fileName, line: source.split('\n')[mutant.location.start.line - 1].trim() })),
  );
  if (wanted.length > 0 || sample !== undefined) printMissed(mutants);
  printScores((sample ?? new Sample(Infinity, '', groups)).byGroup(mutants));
});

function patternsOf(name) {
  if (isStrict(name)) return filesOf(name);
  return name.includes('/') ? name : `${LAYERS}/${name}/**/*.ts`;
}

/** The files that count for a group with the higher bar. */
function filesOf(strict) {
  return ['packages/domain/src', 'packages/application/src']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts') && groupsOf(file).some(({ name }) => name === strict));
}

/** The layer of a file; an area is in both. */
function layersOf(name) {
  const layer = /^packages\/(\w+)\//.exec(name)?.[1];
  return layer === undefined ? ['domain', 'application'] : [layer];
}

function settingsOf(mutate) {
  return {
    mutate: [...mutate, '!packages/*/src/**/*.test.ts', '!packages/*/src/**/testing/**', '!packages/*/src/**/index.ts'],
    testRunner: 'reachingTests',
    testRunnerNodeArgs: ['--experimental-vm-modules'],
    plugins: PLUGINS,
    jest: { configFile: 'tools/testing/unitOnly.cjs', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 1),
    // Jest keeps the modules of each run in memory: after a hundred runs the process only collects garbage.
    maxTestRunnerReuse: 25,
    // A busy machine may not pass for a fault that never ends, nor one that all tests run for and none reports: that takes minutes.
    // Faults that loop are stopped sooner, by how often their line runs.
    timeoutMS: 600_000,
    // The first run, of every test, takes some minutes, and more on a busy machine.
    dryRunTimeoutMinutes: 20,
    incremental: true,
    incrementalFile: path.join(PLACE, 'incremental.json'),
    // Stryker rewrites the named file with the API of TypeScript, which version 7 has no more; the tests read none.
    tsconfigFile: 'none',
    tempDirName: '.mutants',
    ignorePatterns: ['.data', '.tmp', 'dist', 'docs/adr', 'benchmarks', 'packages/web/content'],
    reporters: ['json', 'progress-append-only', 'missed'],
    jsonReporter: { fileName: REPORT },
    allowEmpty: false,
  };
}

/** Each fault that no test found, or that timed out, as `file:line` with what stood there and what replaced it. */
function printMissed(mutants) {
  for (const { status, fileName, location, line, replacement, mutatorName } of mutants)
    if (NAMED.has(status))
      console.log(`${fileName}:${location.start.line} ${status} ${mutatorName}\n    ${line}\n    → ${replacement}`);
}

function printScores(groups) {
  console.log('area                          found    of  timed out   score   bar');
  for (const [name, mutants] of [...groups].toSorted()) {
    const found = mutants.filter(({ status }) => FOUND.has(status)).length;
    const total = found + mutants.filter(({ status }) => MISSED.has(status)).length;
    const endless = mutants.filter(({ status }) => status === 'Timeout').length;
    const score = total === 0 ? 100 : (100 * found) / total;
    const { bar } = mutants.flatMap(({ fileName }) => groupsOf(fileName)).find((group) => group.name === name);
    const holds = score >= bar ? 'holds' : 'FALLS SHORT';
    console.log(
      `${name.padEnd(28)} ${String(found).padStart(6)} ${String(total).padStart(5)} ${String(endless).padStart(10)}  ${score.toFixed(1).padStart(6)} %  ${bar} % ${holds}`,
    );
  }
}
