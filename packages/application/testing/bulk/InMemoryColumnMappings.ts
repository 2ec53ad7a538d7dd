import { type BulkKind, type ColumnChoice } from '@listwright/domain/bulk';
import { headerKey } from '@listwright/domain/shared';
import { ColumnMappingRepository, type ColumnMapping } from '../../src/bulk/index.js';

const MAX_MAPPINGS = 100;

interface Kept extends ColumnMapping {
  readonly userId: string;
  readonly key: string;
}

export class InMemoryColumnMappings extends ColumnMappingRepository {
  private kept: readonly Kept[] = [];

  override async find(userId: string, header: readonly string[], kind?: BulkKind): Promise<ColumnChoice | undefined> {
    const key = headerKey(header);
    return this.of(userId).find((one) => one.key === key && (kind === undefined || one.kind === kind))?.choice;
  }

  override async save(userId: string, header: readonly string[], columns: ColumnMapping): Promise<void> {
    await this.remove(userId, header, columns.kind);
    this.kept = [...this.kept, { userId, key: headerKey(header), ...columns }];
    const mine = new Set(this.of(userId).slice(MAX_MAPPINGS));
    this.kept = this.kept.filter((one) => !mine.has(one));
  }

  override async remove(userId: string, header: readonly string[], kind?: BulkKind): Promise<void> {
    const key = headerKey(header);
    this.kept = this.kept.filter(
      (one) => one.userId !== userId || one.key !== key || (kind !== undefined && one.kind !== kind),
    );
  }

  override async all(userId: string): Promise<readonly ColumnMapping[]> {
    return this.of(userId).map(({ kind, choice, at }) => ({ kind, choice, at }));
  }

  /** Everything of an account that is deleted. */
  erase(userId: string): void {
    this.kept = this.kept.filter((one) => one.userId !== userId);
  }

  private of(userId: string): readonly Kept[] {
    return this.kept
      .filter((one) => one.userId === userId)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  }
}
