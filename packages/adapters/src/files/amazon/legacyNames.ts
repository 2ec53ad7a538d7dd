/** What the older category files (`TemplateType=fptcustom`) call the same attributes. */
export const LEGACY_NAMES: Readonly<Record<string, string>> = {
  'contribution_sku#1.value': 'item_sku',
  'item_name#1.value': 'item_name',
  'brand#1.value': 'brand_name',
  'manufacturer#1.value': 'manufacturer',
  'model_number#1.value': 'model',
  'product_description#1.value': 'product_description',
  'bullet_point#1.value': 'bullet_point1',
  'bullet_point#2.value': 'bullet_point2',
  'bullet_point#3.value': 'bullet_point3',
  'bullet_point#4.value': 'bullet_point4',
  'bullet_point#5.value': 'bullet_point5',
  'generic_keyword#1.value': 'generic_keywords',
  'color#1.value': 'color_name',
  'material#1.value': 'material_type',
  'size#1.value': 'size_name',
  'country_of_origin#1.value': 'country_of_origin',
};
