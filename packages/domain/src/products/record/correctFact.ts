import type { Fact } from '../facts/Fact.js';
import { fieldText } from '../facts/fieldText.js';
import type { ProductBrief } from '../facts/ProductReading.js';
import { propertyOf } from '../facts/propertyRegistry.js';

/**
 * The brief with another value of a fact. The value is replaced where it stands; a clause that does not hold it letter
 * for letter becomes "label: value". Undefined for a clause of the product name that does not hold it: a name is not rewritten.
 */
export function correctFact(brief: ProductBrief, fact: Fact, value: string): ProductBrief | undefined {
  const { field, start, end } = fact.source;
  const text = fieldText(field, brief);
  const clause = text.slice(start, end);
  const at = clause.toLowerCase().indexOf(fact.value.toLowerCase());
  if (at < 0 && field === 'product_name') return undefined;
  const label = [fact.part, propertyOf(fact.property).label].filter((word) => word !== '').join(' ');
  const said = field.startsWith('attributes.') ? value : `${label}: ${value}`;
  const corrected = at < 0 ? said : `${clause.slice(0, at)}${value}${clause.slice(at + fact.value.length)}`;
  return withField(brief, field, `${text.slice(0, start)}${corrected}${text.slice(end)}`);
}

function withField(brief: ProductBrief, field: string, text: string): ProductBrief {
  if (field === 'product_name') return { ...brief, productName: text };
  if (field === 'description') return { ...brief, description: text };
  return { ...brief, attributes: { ...brief.attributes, [field.slice('attributes.'.length)]: text } };
}
