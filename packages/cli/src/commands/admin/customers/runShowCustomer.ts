import type { CliContext } from '../../../CliContext.js';
import { findCustomer } from './findCustomer.js';

export async function runShowCustomer(named: string, context: CliContext): Promise<void> {
  const customer = await findCustomer(named, context);
  context.print.result({ data: { customer }, record: customer });
}
