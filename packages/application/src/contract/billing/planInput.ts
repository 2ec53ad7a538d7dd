import { PLAN_KEYS, type PlanKey } from '@listwright/domain/billing';
import * as z from 'zod';

/** The names that screens send for plan keys. */
const ALIASES = { starter: 'free', professional: 'pro' } as const;

/** A plan, by its key or by the name that the specification lets a screen send. */
export const planInput = z
  .enum([...PLAN_KEYS, 'starter', 'professional'], 'A plan is free, pro, enterprise or unlimited')
  .transform((name): PlanKey => (name === 'starter' || name === 'professional' ? ALIASES[name] : name))
  .describe('Key of the plan; starter is free, professional is pro');
