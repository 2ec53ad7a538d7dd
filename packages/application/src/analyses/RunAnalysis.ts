import type { QuotaGuard } from '../billing/index.js';
import type { Actor, Clock, Fingerprint, IdSource } from '../shared/index.js';
import type { Analysis } from './Analysis.js';
import type { AnalysisKind, AnalysisOutcome } from './AnalysisKind.js';
import type { AnalysisRepository } from './ports/AnalysisRepository.js';
import { storedAnalysis } from './storedAnalysis.js';

/** Runs a tool and keeps the result. A repeat of the same input under the same data gives the stored result and is free. */
export class RunAnalysis {
  constructor(
    private readonly analyses: AnalysisRepository,
    private readonly quota: QuotaGuard,
    private readonly fingerprint: Fingerprint,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Throws `quota_exceeded` before any work, and what the kind throws; then nothing is stored or charged. */
  async execute<Input, Result>(
    actor: Actor,
    kind: AnalysisKind<Input, Result>,
    input: Input,
  ): Promise<{ readonly analysis: Analysis; readonly cached: boolean }> {
    const now = this.clock.now();
    const prepared = kind.prepare(input, now);
    const { dataVersion } = prepared;
    const key = this.fingerprint.of(JSON.stringify([kind.name, input, dataVersion]));
    const known = await this.analyses.findSame(actor.userId, kind.name, key);
    if (known !== undefined) return { analysis: known, cached: true };

    const work = async (): Promise<AnalysisOutcome<Result>> => prepared.analyse();
    const settle = async (outcome: AnalysisOutcome<Result>): Promise<Analysis> => {
      const run = { id: this.ids.next(), userId: actor.userId, kind: kind.name, dataVersion, now };
      const analysis = storedAnalysis(run, input, outcome);
      await this.analyses.add(analysis, key);
      return analysis;
    };
    const analysis =
      kind.quota === null ? await settle(await work()) : await this.quota.spend(actor, kind.quota, 1, { work, settle });
    return { analysis, cached: false };
  }
}
