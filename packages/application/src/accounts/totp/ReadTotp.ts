import { mustHaveTotp, type AdminTotp } from '@listwright/domain/accounts';
import type { SessionActor } from '../../shared/index.js';
import type { TotpFactors } from '../ports/TotpFactors.js';

/** The state of an account's second step. */
export interface TotpState {
  /** null: it is off. */
  readonly enabledAt: Date | null;
  /** Whether it is required for the account. */
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
}

export class ReadTotp {
  constructor(
    private readonly factors: TotpFactors,
    private readonly policy: AdminTotp,
  ) {}

  async execute(actor: SessionActor): Promise<TotpState> {
    const factor = await this.factors.find(actor.userId);
    return {
      enabledAt: factor?.confirmedAt ?? null,
      isRequired: mustHaveTotp(actor.role, this.policy),
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
    };
  }
}
