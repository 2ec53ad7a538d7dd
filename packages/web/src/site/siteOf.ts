import { defaultBranding, type SiteParts } from '@listwright/application/contract';
import type { Branding } from '@listwright/domain/admin';
import type { SampleSection, Site } from './Site';

const SAMPLES: readonly SampleSection[] = ['stats', 'testimonials', 'promises'];

/** Sample copy makes claims that are not true of this server: only a demo shows it. */
export function siteOf({ branding: words, isDemo, administrator, today, ...parts }: SiteParts): Site {
  const isSample = (section: SampleSection) =>
    JSON.stringify(words[section]) === JSON.stringify(defaultBranding[section]);
  const hidden = isDemo ? [] : SAMPLES.filter(isSample);
  const branding: Branding = { ...words, ...Object.fromEntries(hidden.map((section) => [section, []])) };
  const supportEmail = branding.support_email || administrator;
  return {
    ...parts,
    branding,
    isSample,
    supportEmail,
    salesEmail: branding.sales_email || supportEmail,
    today: today.toISOString().slice(0, 10),
  };
}
