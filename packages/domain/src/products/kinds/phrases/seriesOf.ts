import type { Quantity } from '../../reading/figures/Quantity.js';
import type { Token } from '../../reading/tokens/Token.js';
import type { Span } from './Span.js';

/** Figures of one unit that stand side by side, "3 mm 6 mm 12 mm" or "90 135 195 mm": several sizes, not one of which is the product's. */
export function seriesOf(tokens: readonly Token[], quantities: readonly Quantity[]): readonly Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length;) {
    let next = at;
    let unit = '';
    let figures = 0;
    for (let end = endOf(tokens, quantities, next); end !== undefined; end = endOf(tokens, quantities, next)) {
      if (end.unit !== '' && unit !== '' && end.unit !== unit) break;
      unit = end.unit === '' ? unit : end.unit;
      figures += 1;
      next = end.next;
    }
    if (figures > 1 && unit !== '') spans.push({ first: at, next });
    at = Math.max(at + 1, next);
  }
  return spans;
}

/** The end and the unit of a lone figure that begins at a token; a figure without a unit has none. */
function endOf(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  at: number,
): { readonly next: number; readonly unit: string } | undefined {
  const token = tokens[at];
  // "Set of 3 500 ml": the first counts them.
  if (token?.kind !== 'number' || tokens[at - 1]?.lower === 'of') return undefined;
  const quantity = quantities.find(({ start }) => start === token.start);
  if (quantity === undefined) return { next: at + 1, unit: '' };
  if (quantity.chain > 1 || quantity.unit === 'count') return undefined;
  const next = tokens.findIndex(({ start }, index) => index > at && start >= quantity.end);
  return { next: next === -1 ? tokens.length : next, unit: quantity.unit };
}
