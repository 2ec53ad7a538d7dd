import type { SiteParts } from '@listwright/application/contract';
import type { Branding } from '@listwright/domain/admin';

/** Sections whose copy is the operator's to write. */
export type SampleSection = 'stats' | 'testimonials' | 'promises';

/** What every page needs to know. */
export interface Site {
  readonly branding: Branding;
  /** Sections that still have placeholder copy. */
  readonly isSample: (section: SampleSection) => boolean;
  readonly supportEmail: string;
  readonly salesEmail: string;
  readonly origin: string;
  /** The day whose marketplace rules the examples use, `YYYY-MM-DD`. */
  readonly today: string;
  readonly scripts: SiteParts['scripts'];
  readonly styles: SiteParts['styles'];
  readonly inlineScripts: SiteParts['inlineScripts'];
}
