import { defaultBranding, type SiteParts } from '@listwright/application/contract';
import type { Site } from './Site';

export function siteOf({ branding, administrator, today, ...parts }: SiteParts): Site {
  const supportEmail = branding.support_email || administrator;
  return {
    ...parts,
    branding,
    isSample: (section) => JSON.stringify(branding[section]) === JSON.stringify(defaultBranding[section]),
    supportEmail,
    salesEmail: branding.sales_email || supportEmail,
    today: today.toISOString().slice(0, 10),
  };
}
