import type { Actor, Clock, Fingerprint, IdSource } from '../shared/index.js';
import type { Analysis } from './Analysis.js';
import type { AnalysisOutcome } from './AnalysisKind.js';
import type { AnalysisRepository } from './ports/AnalysisRepository.js';
import { storedAnalysis } from './storedAnalysis.js';

/** Keeps a result that depends on more than its input, for example on pages of other sites: never the result of a repeat. */
export class KeepAnalysis {
  constructor(
    private readonly analyses: AnalysisRepository,
    private readonly fingerprint: Fingerprint,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute<Input, Result>(
    actor: Actor,
    { name }: { readonly name: string },
    input: Input,
    outcome: AnalysisOutcome<Result>,
  ): Promise<Analysis> {
    const now = this.clock.now();
    const id = this.ids.next();
    const dataVersion = now.toISOString().slice(0, 10);
    const analysis = storedAnalysis({ id, userId: actor.userId, kind: name, dataVersion, now }, input, outcome);
    await this.analyses.add(analysis, this.fingerprint.of(id));
    return analysis;
  }
}
