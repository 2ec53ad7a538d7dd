import type { SiteParts } from '@listwright/application/contract';
import type { Branding } from '@listwright/domain/admin';

/** What every page needs to know. */
export interface Site {
  readonly branding: Branding;
  /** Sections that still have placeholder copy. */
  readonly isSample: (section: 'stats' | 'testimonials' | 'promises') => boolean;
  readonly supportEmail: string;
  readonly salesEmail: string;
  readonly origin: string;
  /** The day whose marketplace rules the examples use, `YYYY-MM-DD`. */
  readonly today: string;
  readonly scripts: SiteParts['scripts'];
  readonly styles: SiteParts['styles'];
  readonly inlineScripts: SiteParts['inlineScripts'];
}
