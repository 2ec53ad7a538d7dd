const PAIRS: readonly (readonly [string, string])[] = [
  ['grey', 'gray'],
  ['colour', 'color'],
  ['jewellery', 'jewelry'],
  ['aluminium', 'aluminum'],
  ['fibre', 'fiber'],
  ['organiser', 'organizer'],
  ['moulding', 'molding'],
  ['tyre', 'tire'],
  ['pyjamas', 'pajamas'],
  ['motorised', 'motorized'],
  ['personalised', 'personalized'],
  ['centre', 'center'],
  ['calendar', 'calender'],
  ['diecast', 'die cast'],
  ['multicolour', 'multicolor'],
  ['xmas', 'christmas'],
  ['tshirt', 't-shirt'],
  ['earbuds', 'ear buds'],
  ['lamppost', 'lamp post'],
  ['00 gauge', 'oo gauge'],
  ['non-corridor', 'non corridor'],
  ['headlight', 'head light'],
  ['hair dryer', 'hairdryer'],
];

/** Other spellings of words in a text, as shoppers type them. They say nothing new about the product. */
export function searchVariants(text: string): readonly string[] {
  const lower = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  return PAIRS.flatMap(([one, other]) => [
    ...(lower.includes(` ${one} `) ? [other] : []),
    ...(lower.includes(` ${other} `) ? [one] : []),
  ]);
}
