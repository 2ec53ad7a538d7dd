import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { isAddress } from '../../input/isAddress.js';
import { savedPage } from '../../input/savedPage.js';
import { productResult, reportOpen } from './productRecord.js';

/** Imports the page at an address, or a saved page, as a product. */
export async function runImport(page: string, pageUrl: string | undefined, context: CliContext): Promise<void> {
  if (isAddress(page) && pageUrl !== undefined)
    throw new CliError('one_address', '--page-url is for a saved page.', 'Name the address once.');
  const call = isAddress(page)
    ? { body: { url: page } }
    : {
        body: pageUrl === undefined ? {} : { url: pageUrl },
        files: { file: await savedPage(context, page) },
      };
  const shown = await context.client.products.importPage(call);
  context.print.message(`Product imported: ${shown.product.id}`);
  reportOpen(shown, context);
  context.print.result(productResult(shown));
}
