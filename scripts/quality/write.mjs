import { createBrief, finishCopy, lintListing, reviewCopy, TONES, writeListing } from '@listwright/domain/listings';
import { productClassFor, ruleSetFor } from '@listwright/domain/marketplaces';

const DAY = '2026-11-22';

/** The body of `POST /api/listings/generate` as a brief; a tone of other tools ("warm", "elegant") is written neutrally. */
export const briefOf = (input) =>
  createBrief({
    productName: input.product_name,
    description: input.description ?? '',
    category: input.category ?? '',
    brand: input.brand ?? '',
    attributes: input.attributes ?? {},
    keywords: input.keywords ?? [],
    marketplace: input.marketplace,
    marketplaceId: input.marketplace_id ?? '',
    tone: TONES.includes(input.tone) ? input.tone : 'neutral',
    language: input.language ?? 'en',
  });

export const ruleSetOf = (brief, productClass = productClassFor(brief.category)) =>
  ruleSetFor({
    marketplace: brief.marketplace,
    ...(brief.marketplaceId ? { marketplaceId: brief.marketplaceId } : {}),
    productClass,
    on: DAY,
  });

/** What the Basic writer gives a seller: written, proven, repaired. */
export function written(input, mode = 'strict', variation = 0) {
  const brief = briefOf(input);
  const ruleSet = ruleSetOf(brief);
  const raw = writeListing(brief, ruleSet, variation);
  const finished = finishCopy(raw, brief, ruleSet, mode);
  return {
    brief,
    ruleSet,
    raw,
    copy: finished.copy,
    removed: finished.removedClaims,
    review: reviewCopy(finished.copy, brief, ruleSet, finished.removedClaims.length),
  };
}

/** What buyers read, one text a field or bullet. */
export const visible = (copy) =>
  [copy.title, copy.itemHighlights, ...copy.bulletPoints, ...copy.description.split(/\n+/)].filter(
    (text) => text !== '',
  );

export { lintListing, reviewCopy };
