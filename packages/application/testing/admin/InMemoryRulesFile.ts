import type { RuleChanges } from '@listwright/domain/marketplaces';
import { RulesFileRepository } from '../../src/admin/index.js';

export class InMemoryRulesFile extends RulesFileRepository {
  private stored: RuleChanges | undefined;

  override async read(): Promise<RuleChanges | undefined> {
    return this.stored;
  }

  override async saveNewer(file: RuleChanges): Promise<boolean> {
    if (this.stored !== undefined && file.dated <= this.stored.dated) return false;
    this.stored = file;
    return true;
  }
}
