import type { CliContext } from '../../../CliContext.js';
import { readProof, type ProofOptions } from './readProof.js';

export async function runDisableTotp(options: ProofOptions, context: CliContext): Promise<void> {
  const body = await readProof('disable', options, context);
  await context.client.accounts.disableTotp({ body });
  context.print.result({ data: { enabled: false }, text: 'Two-step sign-in is off.' });
}
