/** Who a product says it is for: `[how a sentence says it, ...how names say it]`. */
export const audienceTerms: readonly (readonly string[])[] = [
  ['men', "men's", 'mens', 'gents', "gent's"],
  ['women', "women's", 'womens', 'ladies', "ladies'", "lady's"],
  ['boys', "boy's", "boys'", 'boy'],
  ['girls', "girl's", "girls'", 'girl'],
  ['kids', "kid's", "kids'", 'kid'],
  ['children', "children's", 'childrens', 'childs', "child's", 'child'],
  ['toddlers', 'toddler', "toddler's"],
  ['babies', 'baby', 'infant', 'infants'],
  ['adults', 'adult', "adult's"],
  ['teens', 'teen'],
  ['unisex'],
];
