import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { Sample } from './Sample.mjs';

/** Lets Stryker run only the faults of a sample: it asks its checkers which faults are worth a run. */
class SampleChecker {
  sample = new Sample(
    Number(process.env.MUTANT_SAMPLE),
    process.env.MUTANT_SEED,
    process.env.MUTANT_GROUPS.split(',').filter(Boolean),
  );

  async init() {}

  /** Called with all faults at once; a group of its own holds those that are not chosen. */
  async group(mutants) {
    const chosen = new Set([...this.sample.byGroup(mutants).values()].flat().map(({ id }) => id));
    this.skipped = new Set(mutants.map(({ id }) => id).filter((id) => !chosen.has(id)));
    return [[...this.skipped], [...chosen]].filter((group) => group.length > 0);
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        this.skipped.has(id)
          ? { status: CheckStatus.CompileError, reason: 'not in the sample' }
          : { status: CheckStatus.Passed },
      ]),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
