import type { DataSource } from '../../shared/index.js';

/** Where a rule was read. */
export type RuleSource = DataSource;
