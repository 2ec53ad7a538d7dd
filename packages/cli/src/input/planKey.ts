import { PLAN_KEYS, PLANS, type PlanKey } from '@listwright/domain/billing';
import { InvalidArgumentError } from 'commander';

const nameOf = (key: PlanKey) => PLANS[key].name.toLowerCase();

/** The plans as a help text names them: by the name that sellers read, and the key of the API where it is another. */
export const PLAN_NAMES = PLAN_KEYS.map((key) => (nameOf(key) === key ? key : `${nameOf(key)} (${key})`)).join(', ');

/** Reads a plan by its name or its key. */
export function planKey(text: string): PlanKey {
  const found = PLAN_KEYS.find((key) => [key, nameOf(key)].includes(text.toLowerCase()));
  if (found === undefined) throw new InvalidArgumentError(`Plans are ${PLAN_NAMES}.`);
  return found;
}
