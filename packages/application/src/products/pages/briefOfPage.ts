import { isAsin, PRODUCT_LIMITS, SKU_MAX, tidySku, type PageProduct } from '@listwright/domain/products';
import type { SoughtProduct } from '../KnownProducts.js';
import { attributesOfPage } from './attributesOfPage.js';
import { plainText } from './plainText.js';

/**
 * What a page says of its product, as a seller would have typed it: its tables as attributes, its bullets and description as
 * notes. What is longer than a brief may be is cut at a line or a word; nothing is added.
 */
export function briefOfPage(page: PageProduct): SoughtProduct {
  const { title, brand, category, sku, asin, gtin } = page;
  const number = tidySku(plainText(sku ?? ''));
  return {
    brief: {
      productName: cutAtWord(title, PRODUCT_LIMITS.productName),
      brand: cutAtWord(brand ?? '', PRODUCT_LIMITS.brand),
      category: cutAtWord(category ?? '', PRODUCT_LIMITS.category),
      description: notesOf(page),
      attributes: attributesOfPage(page),
    },
    identifiers: {
      sku: number.length > SKU_MAX ? '' : number,
      asin: asin !== null && isAsin(asin) ? asin.toUpperCase() : '',
      gtin: gtin ?? '',
    },
  };
}

/** What separates the lines of a description. */
const BREAK = /\r?\n|\s[•|]\s/u;

/** Bullets first, then the description, without lines that repeat or are the title. */
function notesOf({ title, bullet_points: bullets, description }: PageProduct): string {
  const lines = [...bullets, ...(description ?? '').split(BREAK)].map((line) => plainText(line));
  const distinct = [...new Set(lines)].filter((line) => line !== '' && line !== plainText(title));
  const notes: string[] = [];
  let length = 0;
  for (const line of distinct) {
    length += line.length + 1;
    if (length > PRODUCT_LIMITS.description) break;
    notes.push(line);
  }
  const [first = ''] = distinct;
  return notes.length === 0 ? cutAtWord(first, PRODUCT_LIMITS.description) : notes.join('\n');
}

function cutAtWord(text: string, most: number): string {
  const plain = plainText(text);
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most + 1).replace(/\s+\S*$/u, '');
  return cut.length > most ? plainText(plain.slice(0, most)) : cut;
}
