import { singularOf, wordsOf } from '../../products/index.js';
import type { Mention } from '../../products/index.js';
import type { Evidence } from './Evidence.js';
import type { SupportFound } from './SupportFound.js';

const IDLE: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'and',
  'or',
  'of',
  'in',
  'on',
  'with',
  'for',
  'to',
  'your',
  'all',
  'any',
  'most',
  'other',
  'models',
  'devices',
  'use',
  'only',
  'as',
  'from',
  'by',
  'at',
  'is',
  'are',
  'it',
  'its',
  'this',
  'that',
  'series',
]);

/**
 * What a statement of fit rests on: every name and number of its object must stand in one field, and at least half of
 * its other words.
 */
export function supportOfCompatibility(mention: Mention, { sources }: Evidence): SupportFound | undefined {
  const object = mention.text.slice(mention.text.length - mention.key.length);
  const words = wordsOf(object).filter(({ lower }) => !IDLE.has(lower));
  if (words.length === 0) return undefined;
  // The product's own brand may be named beside words of any field: "for Kato 10-1219".
  const brand = sources.find(({ field }) => field === 'brand')?.text ?? '';
  for (const source of sources) {
    const own = new Set(
      wordsOf(`${brand} ${source.text} ${source.text.replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')}`).map(({ lower }) =>
        singularOf(lower),
      ),
    );
    const missing = words.filter(({ lower }) => !own.has(singularOf(lower)));
    const namesMissing = missing.some(({ text }, at) => /\d/u.test(text) || (/^\p{Lu}/u.test(text) && at >= 0));
    if (missing.length === 0)
      return { support: source.lower.includes(object.toLowerCase()) ? 'given' : 'inferred', sourceField: source.field };
    if (!namesMissing && missing.length * 2 <= words.length) return { support: 'inferred', sourceField: source.field };
  }
  return undefined;
}
