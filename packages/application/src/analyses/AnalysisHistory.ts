import type { Actor, Page, PageRequest, TableWriter } from '../shared/index.js';
import type { Analysis, AnalysisRow } from './Analysis.js';
import { analysisErrors } from './analysisErrors.js';
import type { KeptKind } from './AnalysisKind.js';
import { differencesOf, type Difference } from './differencesOf.js';
import type { AnalysisRepository } from './ports/AnalysisRepository.js';
import { asJson } from './storedAnalysis.js';

export interface ComparedAnalyses {
  readonly before: Analysis;
  readonly after: Analysis;
  readonly differences: readonly Difference[];
}

type Named = Pick<KeptKind<unknown>, 'name'>;
type Stored = Pick<KeptKind<unknown>, 'name' | 'restore'>;

/** The runs of a tool that an account has kept. Analyses of other accounts, and of other kinds, are not found. */
export class AnalysisHistory {
  constructor(
    private readonly analyses: AnalysisRepository,
    private readonly tables: TableWriter,
  ) {}

  list(actor: Actor, kind: Named, page: PageRequest): Promise<Page<AnalysisRow>> {
    return this.analyses.list(actor.userId, kind.name, page);
  }

  /** Throws `analysis_not_found`. */
  async read(actor: Actor, kind: Stored, id: string): Promise<Analysis> {
    const analysis = await this.analyses.find(actor.userId, kind.name, id);
    if (analysis === undefined) throw analysisErrors.notFound();
    return kind.restore === undefined ? analysis : { ...analysis, result: asJson(kind.restore(analysis.result)) };
  }

  /** What differs between two runs, the older one first. */
  async compare(actor: Actor, kind: Stored, ids: readonly [string, string]): Promise<ComparedAnalyses> {
    const [one, other] = await Promise.all(
      ids.map((id) => this.read(actor, kind, id)) as [Promise<Analysis>, Promise<Analysis>],
    );
    const [before, after] = one.createdAt <= other.createdAt ? [one, other] : [other, one];
    return { before, after, differences: differencesOf(before.result, after.result) };
  }

  async remove(actor: Actor, kind: Named, id: string): Promise<void> {
    if (!(await this.analyses.remove(actor.userId, kind.name, id))) throw analysisErrors.notFound();
  }

  /** The result as a CSV file; formulas are neutralised by the table writer. */
  async exportCsv<Result>(
    actor: Actor,
    kind: KeptKind<Result>,
    id: string,
  ): Promise<{ readonly fileName: string; readonly chunks: AsyncIterable<Uint8Array> }> {
    const { result, createdAt } = await this.read(actor, kind, id);
    const { header, rows } = kind.table(result as Result);
    const chunks = this.tables.write({ format: 'csv', sheetName: kind.name, header, rows: each(rows) });
    return { fileName: `${kind.name}_${createdAt.toISOString().slice(0, 10)}.csv`, chunks };
  }
}

async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}
