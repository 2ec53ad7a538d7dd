import type { Listing, ListingRow, ListingVersion } from '@listwright/application/listings';
import type { Claim, Finding, ListingCopy } from '@listwright/domain/listings';
import { amazonTemplateView } from './amazonTemplateView.js';
import { shopifyTemplateView } from './shopifyTemplateView.js';

export function listingView(listing: Listing, cached = false) {
  const { brief, review } = listing;
  return {
    id: listing.id,
    product_name: brief.productName,
    description: brief.description,
    category: brief.category,
    brand: brief.brand,
    attributes: { ...brief.attributes },
    seller_keywords: [...brief.keywords],
    tone: brief.tone,
    language: brief.language,
    marketplace: brief.marketplace,
    marketplace_id: brief.marketplaceId,
    status: listing.status,
    ...copyView(listing.copy),
    locked_fields: [...listing.lockedFields],
    cached,
    processing_time: listing.processingTime,
    engine: { ...listing.engine },
    rule_set: { ...listing.ruleSet },
    findings: review.findings.map(findingView),
    grounding: review.claims.map(claimView),
    removed_claims: [...listing.removedClaims],
    missing_facts: [...listing.missingFacts],
    score: {
      score: review.score.score,
      grade: review.score.grade,
      capped: review.score.capped,
      checks: review.score.checks.map(({ id, label, points, max, why, fixHint }) => ({
        id,
        label,
        points,
        max,
        why,
        ...(fixHint === undefined ? {} : { fix_hint: fixHint }),
      })),
    },
    keyword_places: review.keywords.placements.map(({ keyword, places }) => ({ keyword, places: [...places] })),
    keyword_coverage: review.keywords.coverage,
    ...(brief.marketplace === 'amazon'
      ? { amazon_template: amazonTemplateView(listing) }
      : { shopify_template: shopifyTemplateView(listing) }),
    version: listing.version,
    created_at: listing.createdAt.toISOString(),
    updated_at: listing.updatedAt.toISOString(),
  };
}

export function copyView(copy: ListingCopy) {
  return {
    generated_title: copy.title,
    item_highlights: copy.itemHighlights,
    bullet_points: [...copy.bulletPoints],
    generated_description: copy.description,
    keywords: [...copy.keywords],
    search_terms: copy.searchTerms,
    seo_title: copy.seoTitle,
    meta_description: copy.metaDescription,
    tags: [...copy.tags],
    handle: copy.handle,
  };
}

export function findingView(finding: Finding): Finding {
  return finding;
}

function claimView(claim: Claim) {
  const { field, index, kind, text, start, end, support, sourceField } = claim;
  return { field, index, kind, text, start, end, support, source_field: sourceField };
}

export function rowView(row: ListingRow) {
  return {
    id: row.id,
    product_name: row.productName,
    generated_title: row.title,
    brand: row.brand,
    category: row.category,
    marketplace: row.marketplace,
    status: row.status,
    score: row.score,
    error_count: row.errorCount,
    warning_count: row.warningCount,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function versionView({ version, reason, copy, createdAt }: ListingVersion) {
  return { version, reason, created_at: createdAt.toISOString(), ...copyView(copy) };
}
