import { productNouns } from '../words/productNouns.js';

/** A name without its brand, and what stood before the brand. */
export interface Unbranded {
  readonly text: string;
  readonly prefix: string;
  /** Whether the brand opened the name: a number behind it is then its catalogue number. */
  readonly ledByBrand: boolean;
}

const squashed = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const FITTING = /(?:for|to|with|of|fits|from|and|&|vs\.?)\s$/iu;
const MAKER = /(?:by)\s$/iu;

/**
 * Takes the brand out of a name, so that it can be written first. "Fits Hornby track" keeps its Hornby. A short proper
 * name before the brand ("Learning Curve Chuggington …") is told apart, since it would stand between brand and product.
 */
export function withoutBrand(name: string, brand: string): Unbranded {
  if (squashed(brand) === '') return { text: name, prefix: '', ledByBrand: false };
  const words = name.split(' ');
  let prefix = '';
  let ledByBrand = false;
  for (let at = 0; at < words.length; at += 1) {
    const length = lengthOfBrandAt(words, at, squashed(brand));
    if (length === 0) continue;
    const before = `${words.slice(0, at).join(' ')} `;
    // A brand that is also a thing ("Train") is only a brand at the start.
    if (at > 0 && (FITTING.test(before) || productNouns.has(brand.toLowerCase()))) continue;
    const rest = words.slice(at + length);
    const front = MAKER.test(before) ? words.slice(0, at - 1) : words.slice(0, at);
    if (rest.length === 0 && at === 0) return { text: name, prefix: '', ledByBrand: false };
    if (at === 0) ledByBrand = true;
    if (isProperPrefix(front) && rest.length > 0) {
      prefix = front.join(' ');
      words.splice(0, at + length);
    } else {
      words.splice(0, at + length, ...front);
    }
    at = prefix === '' ? front.length - 1 : -1;
  }
  return { text: words.join(' ').replaceAll(/^[\s,:/&-]+/gu, ''), prefix, ledByBrand };
}

function lengthOfBrandAt(words: readonly string[], at: number, brand: string): number {
  let joined = '';
  for (let next = at; next < words.length && joined.length < brand.length; next += 1) {
    joined += squashed(words[next] ?? '').replace(/s$/u, (end) =>
      squashed(words[next] ?? '') === `${brand}${end}` ? '' : end,
    );
    if (joined === brand) return next - at + 1;
  }
  return 0;
}

function isProperPrefix(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.length <= 3 &&
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word) && !/[,\d]/u.test(word) && !productNouns.has(word.toLowerCase()))
  );
}
