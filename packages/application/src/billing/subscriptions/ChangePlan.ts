import { paymentErrors, type PlanKey } from '@listwright/domain/billing';
import type { Actor } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import type { CancelSubscription } from './CancelSubscription.js';

/** Changes the plan of the own account without a payment: down to Starter, at the end of the paid period. */
export class ChangePlan {
  constructor(private readonly cancel: CancelSubscription) {}

  /** Resolves to the day from which the plan is in force. */
  async execute(actor: Actor, plan: PlanKey, from: Pick<Cause, 'address' | 'requestId'>): Promise<Date> {
    if (plan !== 'free') throw paymentErrors.paidPlansAreBought();
    return this.cancel.execute(actor, from);
  }
}
