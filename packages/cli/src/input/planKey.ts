import { PLAN_KEYS, PLANS, type PlanKey } from '@listwright/domain/billing';
import { InvalidArgumentError } from 'commander';

const nameOf = (key: PlanKey) => PLANS[key].name.toLowerCase();

/** The plans for help texts: by display name, with the API key if it differs. */
export const PLAN_NAMES = PLAN_KEYS.map((key) => (nameOf(key) === key ? key : `${nameOf(key)} (${key})`)).join(', ');

/** The plans as they are named on a command line. */
export const PLAN_WORDS = PLAN_KEYS.map(nameOf);

/** Parses a plan by its name or its key. */
export function planKey(text: string): PlanKey {
  const found = PLAN_KEYS.find((key) => [key, nameOf(key)].includes(text.toLowerCase()));
  if (found === undefined) throw new InvalidArgumentError(`Plans: ${PLAN_NAMES}.`);
  return found;
}
