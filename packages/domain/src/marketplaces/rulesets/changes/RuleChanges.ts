import type { RuleChange } from './RuleChange.js';

/** The content of a rules file: what changes after the rules that this version has itself. */
export interface RuleChanges {
  /** The day of the file, `YYYY-MM-DD`. A later file replaces an earlier one completely. */
  readonly dated: string;
  readonly changes: readonly RuleChange[];
}
