import type { Option } from 'commander';
import { dayOption } from './dayOption.js';

/** The day whose rules apply. */
export function policyOption(): Option {
  return dayOption('--policy <date>', 'use the rules of this date, for example 2026-07-01');
}
