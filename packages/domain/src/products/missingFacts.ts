import { expectations } from './expectations.js';
import type { ProductFacts } from './ProductFacts.js';

/**
 * What a buyer of this kind of product expects to read and the facts do not give, as short noun phrases in order of
 * weight: "material", "dimensions". `category` is the seller's own word for it.
 */
export function missingFacts(facts: ProductFacts, category: string): readonly string[] {
  const subject = `${category} ${facts.productType?.value ?? ''} ${facts.name.main}`.toLowerCase();
  const profile = expectations.find(({ subjects }) => subjects.test(subject)) ?? expectations.at(-1);
  const labels = facts.features.map((feature) => feature.label.toLowerCase()).join(' | ');
  const measured = facts.measures.map((measure) => measure.label.toLowerCase()).join(' | ');
  return (profile?.expected ?? []).filter((fact) => {
    switch (fact) {
      case 'material':
      case 'fabric':
        return facts.materials.length === 0;
      case 'colour':
        return facts.colours.length === 0;
      case 'dimensions':
      case 'size':
        return facts.measures.length === 0;
      case 'scale or gauge':
        return facts.scales.length === 0;
      case 'brand':
        return facts.brand === '';
      case 'model number':
        return facts.models.length === 0;
      case 'compatible models':
        return facts.compatibleWith.length === 0;
      case 'age range':
        return !facts.audiences.some((audience) => /\d/u.test(audience.value));
      case 'number of items':
        return facts.quantities.length === 0;
      case 'net content':
        return facts.measures.length === 0 && facts.quantities.length === 0;
      default:
        return !fact.split(' ').some((word) => word.length > 3 && (labels.includes(word) || measured.includes(word)));
    }
  });
}
