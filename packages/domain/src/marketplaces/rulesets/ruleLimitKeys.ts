import { LIMIT_FIGURES } from './limitFigures.js';
import type { RuleLimits } from './RuleLimits.js';

/** Every figure that a rule set can have, in the order of the fields. */
export const RULE_LIMIT_KEYS = Object.keys(LIMIT_FIGURES) as readonly (keyof RuleLimits)[];
