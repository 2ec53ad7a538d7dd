import type { RuleChanges } from '@listwright/domain/marketplaces';
import { RulesFileRepository, type StoredRulesFile } from '../../src/admin/index.js';

export class InMemoryRulesFile extends RulesFileRepository {
  private stored: RuleChanges | undefined;

  override async read(): Promise<RuleChanges | undefined> {
    return this.stored;
  }

  override async compare(file: RuleChanges): Promise<StoredRulesFile | undefined> {
    if (this.stored === undefined) return undefined;
    return { dated: this.stored.dated, isSame: JSON.stringify(this.stored) === JSON.stringify(file) };
  }

  override async saveNewer(file: RuleChanges): Promise<boolean> {
    if (this.stored !== undefined && file.dated <= this.stored.dated) return false;
    this.stored = file;
    return true;
  }
}
