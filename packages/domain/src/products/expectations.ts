/** What buyers of one kind of product expect to be told. */
export interface Expectation {
  readonly subjects: RegExp;
  readonly expected: readonly string[];
}

/** By kind of product; the first that fits is used, and the last fits everything. */
export const expectations: readonly Expectation[] = [
  {
    subjects: /\bbooks?\b|paperback|hardcover|novel|catalogue|magazine/u,
    expected: ['author', 'format', 'number of pages', 'language'],
  },
  {
    subjects: /train|railway|locomotive|wagon|gauge|model kit|hobb/u,
    expected: ['scale or gauge', 'dimensions', 'material', 'power supply', 'what is in the box', 'age range'],
  },
  {
    subjects: /jewel|earring|necklace|bracelet|ring\b|pendant/u,
    expected: ['material', 'dimensions', 'closure type', 'stone type'],
  },
  {
    subjects: /shoe|boot|sandal|slipper|sneaker|loafer|flip flop/u,
    expected: ['size', 'colour', 'upper material', 'sole material'],
  },
  {
    subjects:
      /fashion|cloth|apparel|dress|shirt|jacket|trouser|jeans|sweater|kurta|hoodie|legging|costume|sock|underwear|swimwear|scarf|hat\b/u,
    expected: ['fabric', 'size', 'colour', 'care instructions', 'fit type'],
  },
  {
    subjects: /beauty|cosmetic|makeup|skin|hair|perfume|fragrance|soap|shampoo/u,
    expected: ['net content', 'ingredients', 'skin or hair type', 'directions'],
  },
  {
    subjects: /health|vitamin|supplement|medical/u,
    expected: ['net content', 'ingredients', 'directions', 'number of items'],
  },
  {
    subjects: /\b(?:food|grocery|gourmet|snacks?|chocolates?|spices|coffee beans|tea bags)\b/u,
    expected: ['net content', 'ingredients', 'allergens', 'storage instructions'],
  },
  {
    subjects: /phone case|case for|cover for|screen protector|replacement|adapter|adaptor|cartridge|spare/u,
    expected: ['compatible models', 'material', 'colour', 'number of items'],
  },
  {
    subjects: /auto|vehicle part|motorcycle|car part/u,
    expected: ['compatible models', 'model number', 'material', 'dimensions'],
  },
  {
    subjects: /electronic|computer|camera|audio|charger|headphone|speaker|cable|lamp|led\b|light\b/u,
    expected: ['power supply', 'dimensions', 'compatible models', 'connectivity', 'what is in the box'],
  },
  {
    subjects: /\btoys?\b|\bgames?\b|puzzle|doll|lego|playset|balloon|party/u,
    expected: ['age range', 'material', 'dimensions', 'what is in the box'],
  },
  { subjects: /pet\b|dog|cat\b/u, expected: ['size', 'material', 'colour', 'care instructions'] },
  { subjects: /sport|outdoor|fitness|camping|bicycle|yoga/u, expected: ['material', 'dimensions', 'weight', 'colour'] },
  { subjects: /garden|plant|patio|lawn/u, expected: ['material', 'dimensions', 'colour', 'number of items'] },
  {
    subjects: /home|kitchen|furniture|bedding|curtain|rug|decor|pillow|towel|cook/u,
    expected: ['material', 'dimensions', 'colour', 'care instructions', 'number of items'],
  },
  { subjects: /./u, expected: ['material', 'dimensions', 'colour', 'what is in the box'] },
];
