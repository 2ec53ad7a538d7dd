const LABELS: Readonly<Record<string, string>> = {
  product_name: 'Product name',
  description: 'Description',
  category: 'Category',
  brand: 'Brand',
};

/** The input field a claim rests on, as the form calls it: "Brand", "Attribute material". */
export function sourceLabel(sourceField: string): string {
  const attribute = /^attributes\.(.+)$/.exec(sourceField)?.[1];
  return attribute === undefined ? (LABELS[sourceField] ?? sourceField) : `Attribute ${attribute}`;
}
