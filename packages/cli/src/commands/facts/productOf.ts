import type { ProductBrief } from '@listwright/domain/products';
import { CliError } from '../../CliError.js';

/** Reads a product from a file: a JSON object, or text with the name in the first line. */
export function productOf(source: string, text: string): ProductBrief {
  if (/^\s*\{/u.test(text)) return fromJson(source, text);
  const [productName = '', ...rest] = text.trim().split(/\r?\n/u);
  return { productName, description: rest.join('\n'), category: '', brand: '', attributes: {} };
}

function fromJson(source: string, text: string): ProductBrief {
  let json: Record<string, unknown>;
  try {
    json = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    const message = `${source} is not valid JSON: ${(error as Error).message}.`;
    throw new CliError('bad_json', message, 'Correct the file.');
  }
  const textAt = (name: string) => (typeof json[name] === 'string' ? json[name] : '');
  const { attributes = {}, leave_out: leftOut } = json;
  const isObject = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes);
  if (!isObject)
    throw new CliError('bad_attributes', 'attributes is not an object.', '{"attributes": {"material": "steel"}}');
  const named = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  return {
    productName: textAt('product_name'),
    description: textAt('description'),
    category: textAt('category'),
    brand: textAt('brand'),
    attributes: Object.fromEntries(named) as Record<string, string>,
    ...(Array.isArray(leftOut) ? { leftOut: leftOut.map(String) } : {}),
  };
}
