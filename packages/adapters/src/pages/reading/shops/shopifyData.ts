import { attributeOf, rawTextOf, type PageTree } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';
import { parsedLoosely } from '../structured/jsonLd.js';

const MOST_TEXT = 2_000_000;
/** How a theme writes a product into a script: `var product = {"id":1,"title":"Mug","handle":"mug",…}`. */
const WRITTEN = /\{\s*"id"\s*:\s*\d*\s*,\s*"title"\s*:\s*"/gu;
const MOST_WRITTEN = 20;

/**
 * The product with the handle of the address or the name that the page shows: themes hold related products in scripts too. Themes
 * without such a script leave the notes of Shopify's own statistics.
 */
export function shopifyData({ tree, url }: PageSource, shown: readonly string[]): unknown {
  const handle = /\/products\/([^/?#]+?)(?:\.html)?\/?$/u.exec(url?.pathname ?? '')?.[1];
  const titleOf = (product: unknown): string => textAt(product, 'title').toLowerCase();
  const isShown = (product: unknown): boolean => shown.some((text) => text.toLowerCase().includes(titleOf(product)));
  // A program may hold what is sold with it: only the very name is the product's.
  const isNamed = (product: unknown): boolean => shown.some((text) => text.trim().toLowerCase() === titleOf(product));
  const isAddressed = (product: unknown): boolean => handle !== undefined && textAt(product, 'handle') === handle;
  const held = heldIn(tree);
  const addressed = held.find(isAddressed);
  if (addressed !== undefined) return addressed;
  const written = writtenIn(tree);
  return (
    written.find(isAddressed) ??
    attributed(tree).find(isAddressed) ??
    held.find(isShown) ??
    written.find(isNamed) ??
    noted(tree)
  );
}

const HOLDERS = ['div', 'form', 'section', 'select'] as const;
const HELD_AS = ['data-product', 'data-product-json'] as const;

/** Products that themes write into an attribute of the part that offers them. */
const attributed = (tree: PageTree): readonly unknown[] =>
  HOLDERS.flatMap((name) => tree.named(name))
    .flatMap((element) => HELD_AS.map((name) => attributeOf(element, name)))
    .filter((text) => text.startsWith('{') && text.length < MOST_TEXT)
    .slice(0, MOST_WRITTEN)
    .map(parsedLoosely)
    .filter((product) => hasVariants(product) && isInHundredths(product));

/** Scripts that are a product, or hold one as `product`. */
function heldIn(tree: PageTree): readonly unknown[] {
  return tree.named('script').flatMap((script) => {
    const text = isData(script) ? rawTextOf(script) : '';
    if (!/"variants"\s*:/u.test(text) || text.length > MOST_TEXT) return [];
    const parsed = parsedLoosely(text);
    const product = hasVariants(parsed) ? parsed : at(parsed, 'product');
    return hasVariants(product) ? [product] : [];
  });
}

const isData = (script: Parameters<typeof attributeOf>[0]): boolean =>
  /^application\/(?:json|product\+json)/iu.test(attributeOf(script, 'type'));

/** Products within the program of a theme. */
function writtenIn(tree: PageTree): readonly unknown[] {
  const found: unknown[] = [];
  let tried = 0;
  for (const script of tree.named('script')) {
    const text = isData(script) ? '' : rawTextOf(script);
    if (!/"variants"\s*:/u.test(text) || text.length > MOST_TEXT) continue;
    for (const { index } of text.matchAll(WRITTEN)) {
      tried += 1;
      if (tried > MOST_WRITTEN) return found;
      const product = parsedLoosely(text.slice(index, endOf(text, index)));
      if (hasVariants(product) && isInHundredths(product)) found.push(product);
    }
  }
  return found;
}

/** Shopify writes prices in hundredths; a program that writes "12" for 12.00 is not Shopify's. */
const isInHundredths = (product: unknown): boolean =>
  listAt(product, 'variants').every((variant) => {
    const price = at(variant, 'price');
    return typeof price !== 'number' || price === 0 || price >= LEAST_HUNDREDTHS;
  });
const LEAST_HUNDREDTHS = 50;

/** Behind the brace that closes the one at `start`. */
function endOf(text: string, start: number): number {
  let [depth, isText] = [0, false];
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index];
    if (isText && sign === '\\') index += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && sign === '{') depth += 1;
    else if (!isText && sign === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return start;
}

/** `var meta = {"product":{"vendor":…,"variants":[{"price":1250,…}]},…};` */
function noted(tree: PageTree): unknown {
  for (const script of tree.named('script')) {
    const text = rawTextOf(script);
    const start = text.indexOf('var meta = {"product":');
    if (start === -1) continue;
    const end = text.indexOf('};', start);
    return at(parsedLoosely(text.slice(start + 'var meta = '.length, end === -1 ? undefined : end + 1)), 'product');
  }
  return undefined;
}

export const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
export const textAt = (value: unknown, key: string): string => {
  const found = at(value, key);
  return typeof found === 'string' ? found.trim() : typeof found === 'number' ? String(found) : '';
};
export const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = at(value, key);
  return Array.isArray(found) ? found : [];
};
const hasVariants = (value: unknown): boolean => listAt(value, 'variants').length > 0 && textAt(value, 'title') !== '';
