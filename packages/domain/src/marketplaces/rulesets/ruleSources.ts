import type { RuleSource } from './RuleSource.js';

const KUUDO = 'github.com/KuudoAI/skills skills/amazon-sp-listing-optimizer/references';

/** The documents that the rules were read in, by the key that the rule catalogues use. */
export const RULE_SOURCES = {
  sellerCentral: {
    name: 'Amazon Seller Central help: titles, item highlights, bullet points, search',
    reference: `${KUUDO}/00-source-amazon-seller-central.txt`,
    read: '2026-11',
  },
  sellerCentralKeywords: {
    name: 'Amazon Seller Central help: search terms',
    reference: `${KUUDO}/00-source-keyword-attributes.txt`,
    read: '2026-11',
  },
  policyDigest: {
    name: 'Amazon listing policy digest, realigned 2026-07-25',
    reference: `${KUUDO}/01-policy-rules.md`,
    read: '2026-11',
  },
  titleLimit2026: {
    name: 'Amazon 75-character title rule of 27 July 2026',
    reference: 'dev.to/toolmaxo/amazon-cut-product-titles-to-75-characters; Seller Forums post 145b6d0f of 2026-06-10',
    read: '2026-11',
  },
  titleLimit2025: {
    name: 'Amazon product title requirements of 21 January 2025',
    reference: 'sellercentral-europe.amazon.com/help/hub/reference/external/201100890',
    read: '2026-11',
  },
  detailPageRules: {
    name: 'Amazon product detail page rules (bullet points enforced since 2024-08-15)',
    reference: 'goatconsulting.com/amazon-policy/amazon-product-detail-page-rules-violation-policy-compliance',
    read: '2026-11',
  },
  titleAudit: {
    name: 'Vendooly title compliance audit (title and highlights together)',
    reference: 'glama.ai/mcp/connectors/com.vendooly/vendooly/tools/audit_title_compliance',
    read: '2026-11',
  },
  pesticides: {
    name: 'EPA and Amazon pesticide terms (FIFRA)',
    reference: 'pesticidelistingcheck.com; Seller Forums post f6e6540b',
    read: '2026-11',
  },
  drugClaims: {
    name: 'Amazon drug and disease claims',
    reference: `help.conquestmtg.com; ${KUUDO}/01-policy-rules.md`,
    read: '2026-11',
  },
  greenGuides: {
    name: 'FTC Green Guides and Amazon bullet point rules',
    reference: 'ftc.gov/green-guides (16 CFR 260); Seller Central bullet points',
    read: '2026-11',
  },
  customerReviews: {
    name: 'Amazon customer product reviews policies',
    reference: 'sellercentral.amazon.com/help/hub/reference/external/GYRKB5RU3FS5TURN',
    read: '2026-11',
  },
  modelRefusals: {
    name: 'Model refusals published as product titles',
    reference: 'amz10.com/p/9258.html',
    read: '2026-11',
  },
  shopifySeo: {
    name: 'Shopify Help on SEO fields',
    reference: 'shopifyranked.com/shopify-seo/seo-settings (quotes Shopify Help, 2026-05-22)',
    read: '2026-11',
  },
  shopifyImport: {
    name: 'Shopify Help on product CSV files',
    reference: 'help.shopify.com/en/manual/products/import-export/using-csv',
    read: '2026-11',
  },
  shopifyTags: {
    name: 'Shopify changelog: 250 tags per product',
    reference: 'shopify.dev/changelog/product-tags-now-have-a-limit-of-250-per-product',
    read: '2026-11',
  },
  shopifyFields: {
    name: 'Shopify field sizes as commonly known, not confirmed in an official page',
    reference: 'store admin behaviour; check with the Admin API before relying on it',
    read: '2026-11',
  },
  listwright: {
    name: 'Listwright house rule',
    reference: 'one shape of description HTML that every Shopify theme shows well',
    read: '2026-11',
  },
} as const satisfies Record<string, RuleSource>;
