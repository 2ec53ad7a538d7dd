const LABELS: Readonly<Record<string, string>> = {
  product_name: 'Product name',
  description: 'Description',
  category: 'Category',
  brand: 'Brand',
};

/** The label of the input field that supports a claim: "Brand", "Attribute material". */
export function sourceLabel(sourceField: string): string {
  const attribute = /^attributes\.(.+)$/.exec(sourceField)?.[1];
  return attribute === undefined ? (LABELS[sourceField] ?? sourceField) : `Attribute ${attribute}`;
}
