const GOOGLE = [
  ...[
    'Google product category',
    'Gender',
    'Age group',
    'Manufacturer part number (MPN)',
    'Ad group name',
    'Ads labels',
  ],
  ...[
    'Condition',
    'Custom product',
    'Custom label 0',
    'Custom label 1',
    'Custom label 2',
    'Custom label 3',
    'Custom label 4',
  ],
].map((name) => `Google Shopping / ${name}`);

/** The 57 columns of Shopify's product CSV in order (help.shopify.com, Using CSV files, read 2026-11). */
export const SHOPIFY_COLUMNS: readonly string[] = [
  ...['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags', 'Published on online store'],
  ...[
    'Status',
    'SKU',
    'Barcode',
    'Option1 name',
    'Option1 value',
    'Option1 Linked To',
    'Option2 name',
    'Option2 value',
  ],
  ...['Option2 Linked To', 'Option3 name', 'Option3 value', 'Option3 Linked To', 'Price', 'Compare-at price'],
  ...['Cost per item', 'Charge tax', 'Tax code', 'Unit price total measure', 'Unit price total measure unit'],
  ...['Unit price base measure', 'Unit price base measure unit', 'Inventory tracker', 'Inventory quantity'],
  ...['Continue selling when out of stock', 'Weight value (grams)', 'Weight unit for display', 'Requires shipping'],
  ...['Fulfillment service', 'Product image URL', 'Image position', 'Image alt text', 'Variant image URL', 'Gift card'],
  ...['SEO title', 'SEO description', 'Color (product.metafields.shopify.color-pattern)'],
  ...GOOGLE,
];
