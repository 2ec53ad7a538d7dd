import type { CliContext } from '../../CliContext.js';
import { productResult, reportOpen } from './productRecord.js';

export async function runShow(id: string, context: CliContext): Promise<void> {
  const shown = await context.client.products.read({ params: { id } });
  reportOpen(shown, context);
  context.print.result(productResult(shown));
}
