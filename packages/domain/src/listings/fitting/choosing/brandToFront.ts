import { BrandName } from '../../rules/engine/BrandName.js';
import { tidy } from '../../rules/text/tidy.js';

/** The title with the brand first, as Amazon orders it. A title without the brand is returned as it is. */
export function brandToFront(title: string, brand: string): string {
  const [span] = new BrandName(brand).spansIn(title);
  if (span === undefined || span.start === 0 || /^(?:generic|unbranded)$/i.test(brand)) return title;
  // "Case for Samsung Galaxy" does not name its maker: after these words a brand says what the product fits.
  if (/(?:for|fits|with|compatible|by)\s*$/i.test(title.slice(0, span.start))) return title;
  const name = title.slice(span.start, span.end);
  return `${name} ${tidy(`${title.slice(0, span.start)} ${title.slice(span.end)}`)}`;
}
