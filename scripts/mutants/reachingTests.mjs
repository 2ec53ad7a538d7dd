import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

const jest = jestPlugins.find(({ kind }) => kind === PluginKind.TestRunner);

/**
 * The runner of Stryker for Jest, which loads every test file for each fault and then skips most tests by their names. This one
 * loads only the files whose tests reach the fault: some seconds instead of a minute, which a busy machine takes for a fault that
 * never ends, so that it counts as found.
 */
class ReachingTests {
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

  /** Stores where each test is: the process is replaced when a fault does not end. */
  async dryRun(options) {
    const result = await this.runner.dryRun(options);
    const places = (result.tests ?? []).map(({ id, fileName }) => [id, fileName]);
    writeFileSync(process.env.MUTANT_TESTS, JSON.stringify(places));
    return result;
  }

  async mutantRun(options) {
    const { jestConfig } = this.runner;
    const files = filesOf(options.testFilter);
    if (files !== undefined) this.runner.jestConfig = { ...jestConfig, testMatch: files };
    try {
      return await this.runner.mutantRun(options);
    } finally {
      this.runner.jestConfig = jestConfig;
    }
  }
}

/** The files of tests, by their ids; undefined where all tests run, or one has no known place. */
function filesOf(tests) {
  if (tests === undefined || !existsSync(process.env.MUTANT_TESTS)) return undefined;
  // Tests of two files may have the same name.
  const wanted = new Set(tests);
  const found = JSON.parse(readFileSync(process.env.MUTANT_TESTS, 'utf8')).filter(([id]) => wanted.has(id));
  const isComplete = new Set(found.map(([id]) => id)).size === wanted.size;
  return isComplete && found.every(([, file]) => file !== undefined)
    ? [...new Set(found.map(([, file]) => file))]
    : undefined;
}

function reachingTests(injector) {
  return new ReachingTests(jest.factory(injector));
}
reachingTests.inject = jest.factory.inject;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'reachingTests', reachingTests)];
