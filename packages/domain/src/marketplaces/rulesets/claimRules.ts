import { RULE_SOURCES } from './ruleSources.js';
import type { RuleInForce, RuleField } from './RuleInForce.js';
import type { RuleSource } from './RuleSource.js';

/** The classes of claims that no field may make, on any marketplace. The terms are next to the scanner. */
export interface ClaimRule {
  /** Last part of the rule id: `amazon.claims.pesticide`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly source: RuleSource;
  /** True for faults that are never a matter of opinion: they are errors on Shopify too. */
  readonly alwaysError: boolean;
  /** The fields it looks at; every text field when absent. */
  readonly fields?: readonly RuleField[];
}

const claim = (
  name: string,
  title: string,
  description: string,
  source: RuleSource,
  alwaysError = false,
): ClaimRule => ({ name, title, description, source, alwaysError });

const { pesticides, drugClaims, greenGuides, sellerCentral, policyDigest, modelRefusals, customerReviews } =
  RULE_SOURCES;

export const CLAIM_RULES: readonly ClaimRule[] = [
  claim(
    'tamper',
    'Signs of a hijacked listing',
    'No insults, adult words, "do not buy" or "counterfeit".',
    policyDigest,
    true,
  ),
  claim(
    'model_leak',
    'Talk of a writing assistant',
    'No refusals or asides of a language model and no unfilled templates.',
    modelRefusals,
    true,
  ),
  claim(
    'contact',
    'Contact details and links',
    'No e-mail address, telephone number, web address or ASIN.',
    policyDigest,
  ),
  claim(
    'pesticide',
    'Pesticide claims',
    'A claim to kill, repel or prevent germs, mould or insects makes the product a pesticide that needs an EPA number.',
    pesticides,
  ),
  claim(
    'disease',
    'Disease and drug claims',
    'No claim to cure, treat, prevent or heal a disease, and no CBD or THC.',
    drugClaims,
  ),
  claim(
    'environment',
    'Environmental claims',
    'No general environmental claims such as eco-friendly, biodegradable or sustainable.',
    greenGuides,
  ),
  claim('superlative', 'Superlatives', 'No best seller, #1, top rated or hot item.', sellerCentral),
  claim('guarantee', 'Guarantees', 'No money-back, full-refund or unconditional guarantee.', sellerCentral),
  claim('promotional', 'Promotions', 'No prices, discounts, gifts, shipping or calls to buy.', sellerCentral),
  claim(
    'time_sensitive',
    'Statements of the day',
    'No new, latest, today or season: the text stays online for years.',
    policyDigest,
  ),
  claim(
    'badge',
    "Amazon's names and badges",
    "No Amazon's Choice, Prime, Alexa or other badge of the shop.",
    policyDigest,
  ),
  claim('competitor', 'Comparisons', 'No comparison with other sellers or brands.', policyDigest),
  claim(
    'authority',
    'Claims of approval',
    'No "doctor recommended", "clinically proven" or "FDA approved" without proof.',
    drugClaims,
  ),
  claim('price', 'Prices', 'No price, in whatever currency: the marketplace shows it and it changes.', sellerCentral),
  claim('reviews', 'Reviews', 'No request for reviews and no quotation of them.', customerReviews),
  {
    ...claim(
      'markup',
      'Plain text',
      'Fields of plain text hold no HTML; a tag would be shown as text, or run.',
      sellerCentral,
      true,
    ),
    fields: ['title', 'item_highlights', 'search_terms', 'seo_title', 'meta_description', 'tags'],
  },
];

const EVERY_FIELD: readonly RuleField[] = [
  'title',
  'item_highlights',
  'bullet_points',
  'description',
  'search_terms',
  'seo_title',
  'meta_description',
  'tags',
];

/** Search terms have their own rules for these (`amazon.search_terms.temporary`, `.subjective`, `.brand_words`). */
const NOT_IN_SEARCH_TERMS: ReadonlySet<string> = new Set(['time_sensitive', 'superlative']);

/** The claim rules of one marketplace, as rules in force since `from`. */
export function claimRulesFor(marketplace: 'amazon' | 'shopify', from: string): readonly RuleInForce[] {
  return CLAIM_RULES.flatMap((rule) => {
    // Shopify has no scanner: there the law (FTC, EPA) is the reason, so a claim is a risk and not a refusal.
    const refused = rule.alwaysError || marketplace === 'amazon';
    const severity = refused && rule.name !== 'time_sensitive' ? 'error' : 'warning';
    const fields = (rule.fields ?? EVERY_FIELD).filter(
      (field) => field !== 'search_terms' || !NOT_IN_SEARCH_TERMS.has(rule.name),
    );
    const shared = {
      id: `${marketplace}.claims.${rule.name}`,
      severity,
      title: rule.title,
      description: rule.description,
      source: rule.source,
      from,
      exceptCountries: [],
    } as const;
    // The title of a book or a film is the name of a work: "The Cure", "Best of Sinatra". Only tampering is judged there.
    const exemptTitle = rule.alwaysError ? fields : fields.filter((field) => field !== 'title');
    return [
      { ...shared, fields, productClasses: ['general'] },
      { ...shared, fields: exemptTitle, productClasses: ['media'] },
    ] satisfies readonly RuleInForce[];
  });
}
