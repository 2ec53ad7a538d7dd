import type { RuleChanges } from '@listwright/domain/marketplaces';

/** The imported rules file; all servers and workers share it. */
export abstract class RulesFileRepository {
  /** Undefined until one is stored. */
  abstract read(): Promise<RuleChanges | undefined>;
  /** Stores a file that is dated after the stored one; false, and nothing changes, where it is not. Joins the ambient transaction. */
  abstract saveNewer(file: RuleChanges, now: Date): Promise<boolean>;
}
