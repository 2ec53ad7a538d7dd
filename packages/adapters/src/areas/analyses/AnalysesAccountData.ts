import { AccountData } from '@listwright/application/accounts';
import type { AnalysisRepository } from '@listwright/application/analyses';
import type { SessionActor } from '@listwright/application/shared';
import { analysisView } from '../../http/analyses/analysisHandlers.js';
import type { OwnedRows } from '../../postgres/OwnedRows.js';

/** The runs of all tools. */
export class AnalysesAccountData extends AccountData {
  constructor(
    private readonly analyses: AnalysisRepository,
    private readonly rows: OwnedRows,
  ) {
    super();
  }

  override async export({ userId }: SessionActor): Promise<Readonly<Record<string, object>>> {
    return { analyses: this.all(userId) };
  }

  override erase(userId: string): Promise<void> {
    return this.rows.erase(userId, ['analyses']);
  }

  private async *all(userId: string): AsyncGenerator<object> {
    for await (const analysis of this.analyses.all(userId)) yield { kind: analysis.kind, ...analysisView(analysis) };
  }
}
