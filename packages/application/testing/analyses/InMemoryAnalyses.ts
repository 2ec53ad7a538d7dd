import { AnalysisRepository, KEPT_ANALYSES, type Analysis, type AnalysisRow } from '../../src/analyses/index.js';
import type { Page, PageRequest } from '../../src/shared/index.js';
import { pageOf } from '../shared/pageOf.js';

interface Stored {
  readonly analysis: Analysis;
  readonly fingerprint: string;
}

export class InMemoryAnalyses extends AnalysisRepository {
  private stored: readonly Stored[] = [];

  override async add(analysis: Analysis, fingerprint: string): Promise<void> {
    const all = [...this.stored, { analysis, fingerprint }];
    const old = new Set(this.own(analysis.userId, analysis.kind, all).slice(KEPT_ANALYSES));
    this.stored = all.filter((one) => !old.has(one));
  }

  override async find(userId: string, kind: string, id: string): Promise<Analysis | undefined> {
    return this.own(userId, kind).find(({ analysis }) => analysis.id === id)?.analysis;
  }

  override async findSame(userId: string, kind: string, fingerprint: string): Promise<Analysis | undefined> {
    return this.own(userId, kind).find((one) => one.fingerprint === fingerprint)?.analysis;
  }

  override async list(userId: string, kind: string, page: PageRequest): Promise<Page<AnalysisRow>> {
    return pageOf(
      this.own(userId, kind).map(({ analysis }) => analysis),
      page,
      rowOf,
    );
  }

  override async ofProduct(userId: string, productId: string, most: number): Promise<readonly AnalysisRow[]> {
    return this.newestFirst(this.stored)
      .map(({ analysis }) => analysis)
      .filter((one) => one.userId === userId && (one.input as { product_id?: string }).product_id === productId)
      .slice(0, most)
      .map(rowOf);
  }

  override async remove(userId: string, kind: string, id: string): Promise<boolean> {
    const found = this.own(userId, kind).find(({ analysis }) => analysis.id === id);
    this.stored = this.stored.filter((one) => one !== found);
    return found !== undefined;
  }

  override async *all(userId: string): AsyncGenerator<Analysis> {
    for (const { analysis } of this.newestFirst(this.stored)) if (analysis.userId === userId) yield analysis;
  }

  private own(userId: string, kind: string, all = this.stored): readonly Stored[] {
    return this.newestFirst(all).filter(({ analysis }) => analysis.userId === userId && analysis.kind === kind);
  }

  private newestFirst(all: readonly Stored[]): readonly Stored[] {
    return all.toSorted(
      ({ analysis: one }, { analysis: other }) =>
        other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
    );
  }
}

const rowOf = ({ id, kind, label, verdict, score, dataVersion, createdAt }: Analysis): AnalysisRow => ({
  id,
  kind,
  label,
  verdict,
  score,
  dataVersion,
  createdAt,
});
