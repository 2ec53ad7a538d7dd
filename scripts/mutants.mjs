import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main, runBin } from './run.mjs';
import { root } from './root.mjs';

const PLACE = path.join(root, '.tmp/mutants');
const REPORT = path.join(PLACE, 'report.json');
const LAYERS = 'packages/{domain,application}/src';
const BAR = 85;
/** What loses money or lets strangers in: a higher bar, and the files it holds for. */
const STRICT_BAR = 95;
const STRICT = {
  quota: /\/billing\/(?:Quota\w*|limitInForce|Read\w*|quotaExceeded)\.ts$/,
  payments: /\/billing\/(?:payments|subscriptions|events|invoices)\//,
  authorisation: /\/accounts\/(?:Authenticate|ApiScope|apiKeys\/\w+|accountErrors)\.ts$/,
  sessions: /\/accounts\/(?:sessions\/|SessionOpener|RefreshSession|Log(?:In|Out)|loginRules)/,
  bulk: /\/(?:bulk|jobs)\//,
};
const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/**
 * Puts small faults into domain and application, one at a time, runs the unit tests of their layer that reach each, and prints the
 * share they find, by area. Argument: an area (`billing`), or files (`packages/domain/src/billing/Quota.ts`). What was judged
 * before and has not changed is not judged again.
 */
await main(async () => {
  const wanted = process.argv.slice(2);
  const mutate = wanted.length === 0 ? [`${LAYERS}/**/*.ts`] : wanted.map(patternOf);
  mkdirSync(PLACE, { recursive: true });
  const settings = path.join(PLACE, 'settings.json');
  writeFileSync(settings, JSON.stringify(settingsOf(mutate)));
  const env = { ...process.env, MUTANT_LAYERS: [...new Set(wanted.flatMap(layersOf))].join(',') };
  runBin('@stryker-mutator/core/bin/stryker.js', ['run', settings], { env });
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const judged = Object.entries(files).map(([file, { mutants, source }]) => ({ file, mutants, source }));
  if (wanted.length > 0) printMissed(judged);
  printScores(judged);
});

function patternOf(name) {
  return name.includes('/') ? name : `${LAYERS}/${name}/**/*.ts`;
}

/** The layer of a file; an area is in both. */
function layersOf(name) {
  const layer = /^packages\/(\w+)\//.exec(name)?.[1];
  return layer === undefined ? ['domain', 'application'] : [layer];
}

function settingsOf(mutate) {
  return {
    mutate: [...mutate, '!packages/*/src/**/*.test.ts', '!packages/*/src/**/testing/**', '!packages/*/src/**/index.ts'],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules'],
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: 'tools/testing/unitOnly.cjs', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 1),
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: path.join(PLACE, 'incremental.json'),
    // Stryker rewrites the named file with the API of TypeScript, which version 7 has no more; the tests read none.
    tsconfigFile: 'none',
    tempDirName: '.mutants',
    ignorePatterns: ['.data', '.tmp', 'dist', 'docs', 'benchmarks', 'packages/web/content'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: REPORT },
    allowEmpty: false,
  };
}

/** Each fault that no test found, as `file:line` with what stood there and what replaced it. */
function printMissed(judged) {
  for (const { file, mutants, source } of judged) {
    const lines = source.split('\n');
    for (const { status, location, replacement, mutatorName } of mutants) {
      if (!MISSED.has(status)) continue;
      const line = lines[location.start.line - 1]?.trim() ?? '';
      console.log(`${file}:${location.start.line} ${status} ${mutatorName}\n    ${line}\n    → ${replacement}`);
    }
  }
}

function printScores(judged) {
  const areas = new Map();
  for (const { file, mutants } of judged) {
    const [, , layer = '', area = ''] = /^(packages)\/(\w+)\/src\/([^/]+)\//.exec(file) ?? [];
    add(areas, `${layer} ${area}`, BAR, mutants);
    for (const [name, pattern] of Object.entries(STRICT)) if (pattern.test(file)) add(areas, name, STRICT_BAR, mutants);
  }
  console.log('area                          found  of   score   bar');
  for (const [name, { found, total, bar }] of [...areas].toSorted()) {
    const score = total === 0 ? 100 : (100 * found) / total;
    const holds = score >= bar ? 'holds' : 'FALLS SHORT';
    console.log(
      `${name.padEnd(28)} ${String(found).padStart(6)} ${String(total).padStart(5)} ${score.toFixed(1).padStart(6)} %  ${bar} % ${holds}`,
    );
  }
}

function add(areas, name, bar, mutants) {
  const { found, total } = areas.get(name) ?? { found: 0, total: 0 };
  areas.set(name, {
    bar,
    found: found + mutants.filter(({ status }) => FOUND.has(status)).length,
    total: total + mutants.filter(({ status }) => FOUND.has(status) || MISSED.has(status)).length,
  });
}
