import type { Branding, SiteParts } from '@listwright/application/contract';

/** What every page knows. */
export interface Site {
  readonly branding: Branding;
  /** Sections whose words nobody has edited yet. */
  readonly isSample: (section: 'stats' | 'testimonials' | 'promises') => boolean;
  readonly supportEmail: string;
  readonly salesEmail: string;
  readonly origin: string;
  /** The day whose marketplace rules the examples follow, `YYYY-MM-DD`. */
  readonly today: string;
  readonly scripts: SiteParts['scripts'];
  readonly styles: SiteParts['styles'];
  readonly inlineScripts: SiteParts['inlineScripts'];
}
