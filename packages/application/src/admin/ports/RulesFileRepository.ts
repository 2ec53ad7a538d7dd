import type { RuleChanges } from '@listwright/domain/marketplaces';

export interface StoredRulesFile {
  readonly dated: string;
  readonly isSame: boolean;
}

/** The imported rules file; all servers and workers share it. */
export abstract class RulesFileRepository {
  /** Undefined until one is stored. */
  abstract read(): Promise<RuleChanges | undefined>;
  /** The day of the stored file and whether it is this one, also where this version cannot read what is stored. */
  abstract compare(file: RuleChanges): Promise<StoredRulesFile | undefined>;
  /** Stores a file that is dated after the stored one; false, and nothing changes, where it is not. Joins the ambient transaction. */
  abstract saveNewer(file: RuleChanges, now: Date): Promise<boolean>;
}
