import type { PlanKey } from '@listwright/domain/billing';

/** The plan names in upgrade links: `/app/profile?upgrade=professional`. The other plans are sold by contact. */
export const upgradeNames: Readonly<Partial<Record<PlanKey, string>>> = {
  pro: 'professional',
  enterprise: 'enterprise',
};
