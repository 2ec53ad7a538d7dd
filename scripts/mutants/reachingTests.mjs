import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';
import { EndlessRuns } from './EndlessRuns.mjs';

/** What a start of jest and the modules of a test take at most, on a slow machine. */
const LOADING_MS = 60_000;
/** A fault may make a test take a few times as long, and not be endless. */
const TIMES_AS_LONG = 5;

const jest = jestPlugins.find(({ kind }) => kind === PluginKind.TestRunner);

/**
 * The runner of Stryker for Jest, which loads every test file for each fault and then skips most tests by their names. This one
 * loads only the files whose tests reach the fault, the nearest first, until one reports it: some seconds instead of a minute,
 * which a busy machine takes for a fault that never ends, so that it counts as found.
 */
class ReachingTests {
  endless = new EndlessRuns(process.env.MUTANT_ENDLESS);

  constructor(runner) {
    this.runner = runner;
  }

  capabilities() {
    return this.runner.capabilities();
  }

  init() {
    return this.runner.init();
  }

  dispose() {
    return this.runner.dispose?.();
  }

  /**
   * Runs the tests that import the files with faults, directly or through others, and stores where each test is: the process is
   * replaced when a fault does not end.
   */
  async dryRun(options) {
    this.runner.enableFindRelatedTests = true;
    this.endless.forgetAll();
    try {
      const result = await this.runner.dryRun(options);
      const places = (result.tests ?? []).map(({ id, fileName, timeSpentMs }) => [id, fileName, timeSpentMs]);
      writeFileSync(process.env.MUTANT_TESTS, JSON.stringify(places));
      return result;
    } finally {
      this.runner.enableFindRelatedTests = false;
    }
  }

  async mutantRun(options) {
    const { jestConfig } = this.runner;
    const { id } = options.activeMutant;
    if (this.endless.knows(id)) return { status: MutantRunStatus.Timeout };
    let tests = 0;
    try {
      for (const testMatch of nearestOf(options)) {
        this.runner.jestConfig = { ...jestConfig, testMatch };
        const most = LOADING_MS + TIMES_AS_LONG * msOf(testMatch);
        const result = await this.endless.within(most, id, () => this.runner.mutantRun(options));
        // Often of a fault before, whose work goes on in the background: Stryker asks again, in a new process.
        if (result.status === MutantRunStatus.Error) throw new Error(result.errorMessage);
        if (result.status !== MutantRunStatus.Survived) return result;
        tests += result.nrOfTests;
      }
      return { status: MutantRunStatus.Survived, nrOfTests: tests };
    } finally {
      this.runner.jestConfig = jestConfig;
    }
  }
}

/**
 * The steps in which a fault is looked for. One in what a module does when it loads is reached by all tests that load it, nearly all
 * of them for nothing: it is looked for in the 31 nearest files, and one that only a further test would report counts as missed.
 */
function nearestOf({ testFilter, sandboxFileName }) {
  const steps = stepsOf(filesOf(testFilter), sandboxFileName);
  return testFilter === undefined ? steps.slice(0, 5) : steps;
}

/** What all tests of some files took in the first run. */
function msOf(files) {
  const places = JSON.parse(readFileSync(process.env.MUTANT_TESTS, 'utf8'));
  return places.filter(([, file]) => files.includes(file)).reduce((sum, [, , ms]) => sum + ms, 0);
}

/** The files of tests, by their ids; of all tests where none are named: a fault in what a module does when it loads. */
function filesOf(tests) {
  const places = JSON.parse(readFileSync(process.env.MUTANT_TESTS, 'utf8'));
  // Tests of two files may have the same name.
  const wanted = new Set(tests ?? places.map(([id]) => id));
  return [...new Set(places.filter(([id]) => wanted.has(id)).map(([, file]) => file))];
}

/** The nearest file of tests, then the next two, four and so on: most faults are found at once, and few starts of Jest are lost. */
function stepsOf(files, faulty) {
  // An area has tests in both layers.
  const inLayer = (file) => file.replace(/packages[\\/]\w+[\\/]/, '');
  const distance = (file) => path.relative(path.dirname(inLayer(faulty)), inLayer(file)).split(path.sep).length;
  const nearestFirst = files.toSorted((one, other) => distance(one) - distance(other));
  const steps = [];
  for (let start = 0; start < files.length; start = 2 * start + 1) steps.push(nearestFirst.slice(start, 2 * start + 1));
  return steps;
}

function reachingTests(injector) {
  return new ReachingTests(jest.factory(injector));
}
reachingTests.inject = jest.factory.inject;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'reachingTests', reachingTests)];
