import {
  contradictionView,
  factView,
  kindView,
  markKept,
  unusedView,
  type WIRE_SUPPORTS,
} from '@listwright/application/contract';
import { type ListedListing, type Listing, type ListingVersion } from '@listwright/application/listings';
import { listingQualityOf, factUse, type Claim, type Finding, type ListingCopy } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import { dataUri } from '../reply/dataUri.js';
import { amazonTemplateView } from './amazonTemplateView.js';
import { shopifyTemplateView } from './shopifyTemplateView.js';

export function listingView(listing: Listing, cached = false) {
  const { brief, review } = listing;
  const reading = readProduct(brief);
  const { facts, unused } = factUse(review.claims, reading);
  const kept = markKept(review.claims, listing.copy, listing.keptStatements);
  return {
    id: listing.id,
    product_id: listing.productId ?? null,
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
    mode: listing.mode,
    kind: kindView(reading),
    facts: facts.map((fact) => ({ ...factView(fact), used_in: [...fact.usedIn] })),
    unused: unused.map(unusedView),
    contradictions: reading.contradictions.map(contradictionView),
    leave_out: [...(brief.leftOut ?? [])],
    grounding: kept.claims.map(claimView),
    proof: { ...review.proof, unverified: review.proof.unverified - kept.count, kept: kept.count },
    kept_statements: listing.keptStatements.map(({ field, text, sentence }) => ({ field, text, sentence })),
    removed_claims: listing.removedClaims.map((claim) => ({ ...claim })),
    missing_facts: [...reading.missingFacts],
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

function copyView(copy: ListingCopy) {
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

/** Sellers need not distinguish entailed and computed statements. */
function wireSupport(support: Claim['support']): (typeof WIRE_SUPPORTS)[number] {
  return support === 'computed' || support === 'entailed' ? 'inferred' : support;
}

function claimView({ kept, ...claim }: Claim & { readonly kept?: true }) {
  const { field, index, text, start, end, support, sourceField, reason, factIds } = claim;
  const place = { field, index, text, start, end };
  const why = { support: wireSupport(support), source_field: sourceField, reason, fact_ids: [...factIds] };
  return { ...place, ...why, ...(kept === undefined ? {} : { kept }) };
}

/** A row of the library. */
export function rowView({ row, product }: ListedListing) {
  return {
    id: row.id,
    product_id: row.productId ?? null,
    sku: product?.sku ?? '',
    thumbnail: product?.thumbnail === undefined ? null : dataUri(product.thumbnail),
    product_name: row.productName,
    generated_title: row.title,
    brand: row.brand,
    category: row.category,
    marketplace: row.marketplace,
    status: row.status,
    quality: listingQualityOf(row),
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
