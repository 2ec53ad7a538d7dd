import { expectations } from './expectations.js';
import { findMentions } from './mentions/index.js';
import type { ProductFacts } from './ProductFacts.js';

/**
 * What a buyer of this kind of product expects to read and the facts do not give, as short noun phrases in order of
 * weight: "material", "dimensions". `category` is the seller's own word for it.
 */
export function missingFacts(facts: ProductFacts, category: string): readonly string[] {
  const subject = `${category} ${facts.productType?.value ?? ''} ${facts.name.main}`.toLowerCase();
  const profile = expectations.find(({ subjects }) => subjects.test(subject)) ?? expectations.at(-1);
  return (profile?.expected ?? []).filter((fact) => {
    switch (fact) {
      case 'material':
      case 'fabric':
        return facts.materials.length === 0 && findMentions(facts.text).every(({ kind }) => kind !== 'material');
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
        return facts.compatibleWith.length === 0 && !FOR_DEVICES.test(facts.text);
      case 'age range':
        return !facts.audiences.some((audience) => /\d/u.test(audience.value));
      case 'number of items':
        return facts.quantities.length === 0;
      case 'net content':
        return facts.measures.length === 0 && facts.quantities.length === 0;
      default:
        return !(SPOKEN_OF[fact] ?? /$^/u).test(facts.text);
    }
  });
}

/** "For phones 4.7 to 6.9 inch" tells what it fits without naming a model. */
const FOR_DEVICES = /\b(?:for|fits?) (?:all |most |any )?(?:phones?|smartphones?|tablets?|laptops?|cars?|cameras?)\b/iu;

/** Words that show that a subject is spoken of. */
const SPOKEN_OF: Readonly<Record<string, RegExp>> = {
  'what is in the box': /in[_ ]the[_ ]box|includ|comes with|package|contains|\bcontents?\b/u,
  'power supply': /batter|usb|\bplug|mains|\d\s?v\b|volt|solar|recharg|clockwork|wind-?up/u,
  connectivity: /bluetooth|wi-?fi|usb|hdmi|wired|wireless|aux\b|ethernet/u,
  'care instructions': /wash|clean|wipe|dishwasher|\biron\b/u,
  'fit type': /\bfit\b|loose|slim|oversized|tailored/u,
  'upper material': /upper|leather|suede|textile/u,
  'sole material': /\bsole/u,
  'closure type': /closure|clasp|hook|zip|button|stud|post\b/u,
  'stone type': /stone|crystal|diamond|pearl|zircon|amethyst|opal/u,
  ingredients: /ingredient|contains/u,
  'skin or hair type': /skin|hair/u,
  directions: /directions?|apply|\btake\b|how to use|dosage/u,
  allergens: /allergen|contains|free from/u,
  'storage instructions': /\bstore\b|storage|refrigerat|cool place/u,
  author: /\bby\s|author/u,
  format: /paperback|hardcover|hardback|ebook|format/u,
  'number of pages': /\d\s?(?:pages|pp)\b/u,
  language: /english|german|french|spanish|italian|language/u,
  weight: /weigh|\d\s?(?:g|kg|oz|lbs?)\b/u,
};
