import { isAsin } from '@listwright/domain/products';

/** Addresses and ASINs, as they were pasted, one a line or separated by blanks, commas or semicolons. */
export function pastedPages(text: string, amazonShop: string): readonly string[] {
  const words = text.split(/[\s;]+|,(?=\s|$|https?:|B0)/u).filter((word) => word !== '');
  const pages = words.map((word) => (isAsin(word) ? `https://www.${amazonShop}/dp/${word.toUpperCase()}` : word));
  return [...new Set(pages)];
}
