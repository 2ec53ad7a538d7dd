import type { CliContext } from '../../../CliContext.js';
import { countOf } from '@listwright/domain/shared';

export async function runTotpStatus({ client, print }: CliContext): Promise<void> {
  const { totp } = await client.accounts.totp();
  const left = totp.recovery_codes_left;
  const on = `Two-step sign-in is on; ${countOf(left, 'recovery code is', 'recovery codes are')} left.`;
  const off = totp.required
    ? 'Two-step sign-in is off. This server requires it for administrators: listwright auth totp enable'
    : 'Two-step sign-in is off. Turn it on: listwright auth totp enable';
  print.result({ data: totp, text: totp.enabled ? on : off });
}
