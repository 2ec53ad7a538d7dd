import type { PlanKey } from '@listwright/domain/billing';

/** What an upgrade is called in an address: `/app/profile?upgrade=professional`. The others are by sales contact. */
export const upgradeNames: Readonly<Partial<Record<PlanKey, string>>> = {
  pro: 'professional',
  enterprise: 'enterprise',
};
