/**
 * What a column of a bulk file may feed. `attribute` makes the column a named fact of the product, under its own name.
 * `sku` and `asin` say which product a row is about and feed no text. `url` is the page to analyse.
 */
export const BULK_FIELDS = [
  'product_name',
  'title',
  'category',
  'brand',
  'sku',
  'asin',
  'description',
  'keywords',
  'tone',
  'language',
  'attribute',
  'url',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** The fields that a column can feed by its name alone. */
export type NamedField = Exclude<BulkField, 'attribute'>;

/** What the CSV screen asks for beyond a product name (specification, bulk uploads); their cells may be empty. */
export const CSV_LISTING_COLUMNS: readonly BulkField[] = ['product_name', 'category', 'brand'];

/**
 * What the exports of shops and marketplaces call the same thing, the best name first, as `plainHeader` spells it:
 * Seller Central, Shopify (old and new header), WooCommerce, eBay, Walmart and common data sets.
 */
export const COLUMN_ALIASES: Readonly<Record<NamedField, readonly string[]>> = {
  product_name: [
    'product_name',
    'productname',
    'product',
    'item_name',
    'itemname',
    'product_title',
    'item_title',
    'name',
    'title',
    'listing_title',
    'product_item_name',
  ],
  title: [
    'title',
    'product_title',
    'item_title',
    'listing_title',
    'item_name',
    'itemname',
    'product_name',
    'productname',
    'name',
  ],
  category: [
    'category',
    'categories',
    'product_category',
    'amazon_category_and_sub_category',
    'amazon_category',
    'category_name',
    'main_category',
    'sub_category',
    'browse_node',
    'item_type_keyword',
    'product_type',
    'type',
  ],
  brand: ['brand', 'brand_name', 'brandname', 'manufacturer', 'vendor', 'maker'],
  sku: ['sku', 'seller_sku', 'item_sku', 'variant_sku', 'merchant_sku', 'product_sku', 'stock_keeping_unit'],
  asin: ['asin', 'asin1', 'amazon_asin', 'product_asin', 'asin_optional'],
  description: [
    'description',
    'product_description',
    'item_description',
    'long_description',
    'body_html',
    'short_description',
    'details',
  ],
  keywords: ['keywords', 'keyword', 'search_terms', 'generic_keywords', 'generic_keyword', 'tags'],
  tone: ['tone'],
  language: ['language', 'language_tag', 'lang'],
  url: ['url', 'urls', 'product_url', 'link', 'product_link', 'page', 'page_url', 'asin', 'asins', 'asin1'],
};
