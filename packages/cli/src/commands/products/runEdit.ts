import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { attributesOf } from '../../input/attributesOf.js';
import { textOrFile } from '../../input/textOrFile.js';
import { productResult, reportOpen } from './productRecord.js';
import type { FieldOptions } from './runAdd.js';

export interface EditOptions extends FieldOptions {
  readonly name?: string;
}

/** Saves an edit based on the stored version, so that a concurrent change is a conflict and not lost. */
export async function runEdit(id: string, options: EditOptions, context: CliContext): Promise<void> {
  const { name, description, category, brand, attribute, sku, asin, gtin } = options;
  const named = { product_name: name, category, brand, sku, asin, gtin };
  const changes = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length === 0 && description === undefined && attribute.length === 0) {
    throw new CliError('nothing_to_change', 'No fields to change.', 'listwright products edit ID --sku HB-750');
  }
  const { product } = await context.client.products.read({ params: { id } });
  const body = {
    ...changes,
    ...(description === undefined ? {} : { description: await textOrFile(context, description) }),
    ...(attribute.length === 0 ? {} : { attributes: { ...product.attributes, ...attributesOf(attribute) } }),
    version: product.version,
  };
  const shown = await context.client.products.edit({ params: { id }, body });
  context.print.message(`Saved as version ${shown.product.version}.`);
  reportOpen(shown, context);
  context.print.result(productResult(shown));
}
