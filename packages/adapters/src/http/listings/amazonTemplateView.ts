import type { Listing } from '@listwright/application/listings';

/** The row of the Amazon template as label and value, empty cells left out. */
export function amazonTemplateView({ brief, copy }: Listing) {
  const bullets = copy.bulletPoints.map((text, index) => ({ label: `Bullet Point ${index + 1}`, value: text }));
  const fields = [
    { label: 'Item Name', value: copy.title },
    { label: 'Item Highlights', value: copy.itemHighlights },
    { label: 'Brand Name', value: brief.brand || 'Generic' },
    ...bullets,
    { label: 'Product Description', value: copy.description },
    { label: 'Generic Keyword', value: copy.searchTerms },
  ].filter((field) => field.value !== '');
  return { preview_fields: fields, previewFields: fields };
}
