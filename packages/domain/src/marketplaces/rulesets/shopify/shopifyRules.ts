import { RULE_SOURCES } from '../ruleSources.js';
import { SHOPIFY_EPOCH } from '../ruleEpochs.js';
import type { RuleInForce } from '../RuleInForce.js';

const { shopifySeo, shopifyImport, shopifyTags, shopifyFields, listwright } = RULE_SOURCES;

type Given = Pick<RuleInForce, 'id' | 'fields' | 'severity' | 'title' | 'description' | 'source'>;

const shopifyRule = (rule: Given): RuleInForce => ({
  ...rule,
  from: SHOPIFY_EPOCH,
  productClasses: ['general', 'media'],
  exceptCountries: [],
});

/** Shopify's field rules. Claims stand in `claimRules.ts`. */
export const SHOPIFY_RULES: readonly RuleInForce[] = [
  shopifyRule({
    id: 'shopify.title.missing',
    fields: ['title'],
    severity: 'error',
    title: 'Title present',
    description: 'Shopify creates a product only with a title.',
    source: shopifyImport,
  }),
  shopifyRule({
    id: 'shopify.title.length',
    fields: ['title'],
    severity: 'error',
    title: 'Title length',
    description: 'A product title has at most 255 characters.',
    source: shopifySeo,
  }),
  shopifyRule({
    id: 'shopify.title.length_advised',
    fields: ['title'],
    severity: 'info',
    title: 'Short title',
    description: 'A product title under 60 characters stands whole in search results and on collection cards.',
    source: shopifySeo,
  }),
  shopifyRule({
    id: 'shopify.title.all_caps',
    fields: ['title'],
    severity: 'warning',
    title: 'No capitals throughout',
    description: 'A title in capital letters throughout reads as shouting; Google Merchant Center refuses it.',
    source: listwright,
  }),
  shopifyRule({
    id: 'shopify.handle.characters',
    fields: ['handle'],
    severity: 'error',
    title: 'Handle characters',
    description: 'A URL handle has lower-case letters, digits and dashes; no spaces, accents or dots.',
    source: shopifyImport,
  }),
  shopifyRule({
    id: 'shopify.handle.length',
    fields: ['handle'],
    severity: 'error',
    title: 'Handle length',
    description: 'A URL handle has at most 255 characters.',
    source: shopifyFields,
  }),
  shopifyRule({
    id: 'shopify.seo_title.length',
    fields: ['seo_title'],
    severity: 'error',
    title: 'Search title length',
    description: 'A search title has at most 70 characters.',
    source: shopifySeo,
  }),
  shopifyRule({
    id: 'shopify.seo_title.length_advised',
    fields: ['seo_title'],
    severity: 'warning',
    title: 'Search title cut',
    description: 'A search title under 60 characters is not cut; many themes append the store name.',
    source: shopifySeo,
  }),
  shopifyRule({
    id: 'shopify.meta_description.length',
    fields: ['meta_description'],
    severity: 'error',
    title: 'Search description length',
    description: 'A search description has at most 320 characters.',
    source: shopifySeo,
  }),
  shopifyRule({
    id: 'shopify.meta_description.length_advised',
    fields: ['meta_description'],
    severity: 'warning',
    title: 'Search description cut',
    description: 'A search description of at most 160 characters is not cut.',
    source: shopifySeo,
  }),
  shopifyRule({
    id: 'shopify.tags.count',
    fields: ['tags'],
    severity: 'error',
    title: 'Number of tags',
    description: 'A product has at most 250 tags.',
    source: shopifyTags,
  }),
  shopifyRule({
    id: 'shopify.tags.length',
    fields: ['tags'],
    severity: 'error',
    title: 'Tag length',
    description: 'A tag has at most 255 characters.',
    source: shopifyFields,
  }),
  shopifyRule({
    id: 'shopify.tags.duplicate',
    fields: ['tags'],
    severity: 'warning',
    title: 'Tag given twice',
    description: 'Tags do not distinguish capitals: each is given once.',
    source: shopifyFields,
  }),
  shopifyRule({
    id: 'shopify.description.html',
    fields: ['description'],
    severity: 'error',
    title: 'Allowed HTML',
    description: 'A description uses p, ul, ol, li, strong, em, b, i, h2, h3, h4 and br, without attributes.',
    source: listwright,
  }),
  shopifyRule({
    id: 'shopify.description.script',
    fields: ['description'],
    severity: 'error',
    title: 'No active content',
    description: 'A description has no script, style, event attribute or javascript: address.',
    source: listwright,
  }),
];
