import type { api, CallOutput } from '@listwright/application/contract';

type Listing = CallOutput<typeof api.listings.read>['listing'];

/** A finished Amazon listing with one error, as the server sends it. */
export function aListing(changes: Partial<Listing> = {}): Listing {
  return {
    id: '00000000-0000-4000-8000-000000000100',
    product_name: 'Himal Insulated Water Bottle',
    description: 'Steel bottle, 750 ml.',
    category: 'Sports',
    brand: 'Himal',
    attributes: { material: 'stainless steel' },
    seller_keywords: [],
    tone: 'neutral',
    language: 'en',
    marketplace: 'amazon',
    marketplace_id: 'ATVPDKIKX0DER',
    status: 'completed',
    generated_title: 'Himal Insulated Water Bottle, 750 ml',
    item_highlights: 'Double-wall vacuum',
    bullet_points: ['Keeps Cool: Double-wall vacuum body', 'Sized Right: 750 ml for a day out'],
    generated_description: 'The Himal bottle is made of stainless steel. It holds 750 ml.',
    keywords: ['water bottle', 'gym flask'],
    search_terms: 'hiking outdoor',
    seo_title: '',
    meta_description: '',
    tags: [],
    handle: '',
    locked_fields: [],
    cached: false,
    processing_time: 2.413,
    engine: { name: 'Built-in writer', model: '', version: '1' },
    rule_set: { id: 'amazon-us-general-2026-07-27', date: '2026-07-27' },
    findings: [],
    grounding: [],
    removed_claims: [],
    missing_facts: [],
    score: { score: 86, grade: 'A', capped: false, checks: [] },
    keyword_places: [{ keyword: 'water bottle', places: ['title'] }],
    keyword_coverage: 50,
    version: 1,
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    ...changes,
  };
}
