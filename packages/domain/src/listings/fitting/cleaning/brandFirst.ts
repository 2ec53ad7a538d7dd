import { BrandName } from '../../rules/engine/BrandName.js';
import { tidy } from '../../rules/text/tidy.js';
import { findType } from '../reading/findType.js';

/** Before these a name is no maker: "for Dyson", "an AJC brand". */
const NO_MAKER = /\b(?:an?|the|this|our|for|fits|with|to|and)\s*$/i;
const MODEL = /^\s(?=\S*\d)\p{Lu}[\p{Lu}\d-]{2,}(?=[\s,]|$)/u;
const SIGNED = /[\s,|-]*(?:\b(?:by|from|brand))?[\s:,|-]*$/i;

/**
 * A title whose maker stands behind the product, with the maker first: "Cast Iron Weights FITRONE Black" becomes "FITRONE
 * Cast Iron Weights, Black". Unchanged where the maker stands before the product, or is none.
 */
export function brandFirst(title: string, brand: string): string {
  if (brand === '' || /^(?:generic|unbranded)$/i.test(brand)) return title;
  const span = new BrandName(brand).spansIn(title).at(-1);
  if (span === undefined) return title;
  const before = title.slice(0, span.start);
  const isFirst = new BrandName(brand).spansIn(before).length > 0;
  if (isFirst || NO_MAKER.test(before) || findType(before.trim().split(' ')) === undefined) return title;
  // "… AUTOQUERY AQ210": a model goes with its maker.
  const model = MODEL.exec(title.slice(span.end))?.[0] ?? '';
  const after = title.slice(span.end + model.length);
  const joint = /^\s*(?:[,|(-]|$)/.test(after) ? '' : ',';
  return tidy(`${brand}${model} ${before.replace(SIGNED, '')}${joint}${after}`);
}
