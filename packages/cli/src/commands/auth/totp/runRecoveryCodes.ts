import type { CliContext } from '../../../CliContext.js';
import { readProof, type ProofOptions } from './readProof.js';
import { printRecoveryCodes } from './printRecoveryCodes.js';

/** Creates new recovery codes; the old ones stop working. */
export async function runRecoveryCodes(options: ProofOptions, context: CliContext): Promise<void> {
  const body = await readProof('recovery-codes', options, context);
  const { recovery_codes } = await context.client.accounts.makeRecoveryCodes({ body });
  printRecoveryCodes(recovery_codes, context);
}
