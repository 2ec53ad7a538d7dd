import type { Branding } from '@listwright/domain/admin';
import type { RequestOrigin } from '../../accounts/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Actor, Clock, Transaction } from '../../shared/index.js';
import type { BrandingRepository } from '../ports/BrandingRepository.js';

/** Replaces the operator's words on the public site. The audit log names the parts that changed. */
export class ChangeBranding {
  constructor(
    private readonly brandings: BrandingRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, branding: Branding, origin: RequestOrigin): Promise<void> {
    await this.transaction.run(async () => {
      const changed = changedParts(await this.brandings.read(), branding);
      await this.brandings.save(branding, this.clock.now());
      await this.audit.record({
        actorId: actor.userId,
        actorEmail: actor.email,
        action: 'branding.changed',
        detail: actor.keyPrefix === undefined ? { changed } : { changed, api_key: actor.keyPrefix },
        address: origin.address,
        requestId: origin.requestId,
      });
    });
  }
}

function changedParts(before: Branding | undefined, after: Branding): readonly string[] {
  const parts = Object.keys(after) as (keyof Branding)[];
  return parts.filter((part) => JSON.stringify(before?.[part]) !== JSON.stringify(after[part]));
}
