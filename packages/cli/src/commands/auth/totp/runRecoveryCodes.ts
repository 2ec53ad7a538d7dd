import type { CliContext } from '../../../CliContext.js';
import { readProof, type ProofOptions } from './readProof.js';
import { tellRecoveryCodes } from './tellRecoveryCodes.js';

/** Makes a new set; the old one is useless. */
export async function runRecoveryCodes(options: ProofOptions, context: CliContext): Promise<void> {
  const body = await readProof('recovery-codes', options, context);
  const { recovery_codes } = await context.client.accounts.makeRecoveryCodes({ body });
  tellRecoveryCodes(recovery_codes, context);
}
