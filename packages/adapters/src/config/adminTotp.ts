import type { AdminTotp } from '@listwright/domain/accounts';
import type { Config } from './configSchema.js';

/** Whether administrators need a second step: as configured, else in production. */
export function adminTotp({ ADMIN_TOTP, NODE_ENV }: Config): AdminTotp {
  return ADMIN_TOTP ?? (NODE_ENV === 'production' ? 'required' : 'optional');
}
