import type { api, CallOutput } from '@listwright/application/contract';
import type { CliContext } from '../../CliContext.js';
import { countOf } from '@listwright/domain/shared';
import { shellCommand } from '../../output/shellCommand.js';
import type { Result } from '../../output/Result.js';
import type { Row } from '../../output/Row.js';

type Shown = CallOutput<typeof api.products.read>;

/** A product as commands print it: its fields, and everything with `--json`, pictures apart. */
export function productResult({ product, ...facts }: Shown): Result {
  const { listings, attributes, photos, page, missing_facts: missing, leave_out: leftOut, ...fields } = product;
  const record: Row = {
    ...fields,
    attributes: Object.entries(attributes)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    leave_out: leftOut.join('; '),
    missing_facts: missing.join(', '),
    page: page === null ? '' : (page.url ?? 'a saved page'),
    photos: photos.map(({ id }) => id).join(', '),
    listings: listings.count,
    lowest_score: listings.lowest_score,
  };
  const withoutPictures = photos.map(({ thumbnail: _picture, ...photo }) => photo);
  return {
    data: { product: { ...product, photos: withoutPictures }, ...facts },
    record,
    next: nextOf(product.id, facts),
  };
}

/** Contradictions are decided first: none of these facts is stated. */
function nextOf(id: string, { contradictions }: Pick<Shown, 'contradictions'>): readonly string[] {
  return [
    ...(contradictions.length > 0 ? [shellCommand('products', 'facts', id)] : []),
    shellCommand('generate', '--product', id),
  ];
}

/** What the seller has to decide, on stderr. */
export function reportOpen({ product, contradictions }: Shown, { print }: CliContext): void {
  if (contradictions.length === 0) return;
  print.message(`${countOf(contradictions.length, 'contradiction')}; none of these facts is stated:`);
  for (const { message } of contradictions) print.message(`  ${message}`);
  print.message(`Decide: listwright products facts ${product.id} --choose FACT`);
}
