import type { Branding } from '@listwright/domain/admin';

/** The operator's words on the public site; all servers share them. */
export abstract class BrandingRepository {
  /** Undefined until some are stored. */
  abstract read(): Promise<Branding | undefined>;
  /** Replaces them. Joins the ambient transaction. */
  abstract save(branding: Branding, now: Date): Promise<void>;
  /** Stores them where none are stored; false where some are. */
  abstract saveFirst(branding: Branding, now: Date): Promise<boolean>;
}
