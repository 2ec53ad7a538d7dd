import type { CliContext } from '../../CliContext.js';
import { attributesOf } from '../../input/attributesOf.js';
import { textOrFile } from '../../input/textOrFile.js';
import { productResult, reportOpen } from './productRecord.js';

/** The fields of a product, as options. */
export interface FieldOptions {
  readonly description?: string;
  readonly category?: string;
  readonly brand?: string;
  readonly attribute: readonly string[];
  readonly sku?: string;
  readonly asin?: string;
  readonly gtin?: string;
}

export interface AddOptions extends FieldOptions {
  readonly leaveOut: readonly string[];
}

export async function runAdd(name: string, options: AddOptions, context: CliContext): Promise<void> {
  const { category = '', brand = '', sku = '', asin = '', gtin = '' } = options;
  const body = {
    product_name: name,
    description: await textOrFile(context, options.description ?? ''),
    ...{ category, brand, sku, asin, gtin },
    attributes: attributesOf(options.attribute),
    leave_out: [...options.leaveOut],
  };
  const shown = await context.client.products.add({ body });
  context.print.message(`Product added: ${shown.product.id}`);
  reportOpen(shown, context);
  context.print.result(productResult(shown));
}
