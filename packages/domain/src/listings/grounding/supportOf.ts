import type { Mention } from '../../products/index.js';
import type { Evidence } from './Evidence.js';
import type { SupportFound } from './SupportFound.js';
import { supportOfCompatibility } from './supportOfCompatibility.js';
import { supportOfNumber } from './supportOfNumber.js';
import { supportOfTerm } from './supportOfTerm.js';

/** What a stated fact rests on, or undefined when it rests on nothing. */
export function supportOf(mention: Mention, evidence: Evidence): SupportFound | undefined {
  switch (mention.kind) {
    case 'number':
      return supportOfNumber(mention, evidence);
    case 'name':
      return mention.key.startsWith('code:') ? supportOfNumber(mention, evidence) : supportOfTerm(mention, evidence);
    case 'compatibility':
      return supportOfCompatibility(mention, evidence);
    case 'origin':
      return supportOfOrigin(mention, evidence) ?? supportOfTerm(mention, evidence);
    case 'warranty':
      return supportOfWarranty(mention, evidence);
    case 'material':
    case 'colour':
    case 'certification':
    case 'benefit':
      return supportOfTerm(mention, evidence);
  }
}

function supportOfOrigin(mention: Mention, { sources }: Evidence): SupportFound | undefined {
  const source = sources.find(
    ({ field, lower }) => /^attributes\..*(?:origin|country|made)/iu.test(field) && lower.includes(mention.key),
  );
  return source && { support: 'inferred', sourceField: source.field };
}

function supportOfWarranty(mention: Mention, { sources }: Evidence): SupportFound | undefined {
  for (const source of sources) {
    for (const given of source.mentions) {
      if (given.kind !== 'warranty') continue;
      if (given.key === mention.key) return { support: 'given', sourceField: source.field };
      // A warranty of two years is a warranty; a warranty is not one of two years.
      if (given.key.startsWith(`${mention.key} `)) return { support: 'inferred', sourceField: source.field };
    }
    if (
      /^attributes\..*(?:warranty|guarantee)/iu.test(source.field) &&
      mention.key.split(' ').every((part) => source.field.includes(part) || source.lower.includes(part))
    ) {
      return { support: 'inferred', sourceField: source.field };
    }
  }
  return undefined;
}
