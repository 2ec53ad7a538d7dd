/** Nouns that present the product without saying what it is. */
export const THINGS: readonly string[] = `
  product products item items piece pieces article articles object objects unit units version variant option
  options choice type kind sort line group groups pair pairs packet packets bundle bundles lot box boxes carton
  cartons package packages parcel purchase purchases contents content
`
  .trim()
  .split(/\s+/u);

/** Parts that nearly every thing has. Parts that only some have (handle, lid, strap, pocket, lining) come from the input or the kind. */
export const PARTS_AND_SIDES: readonly string[] = `
  parts side sides front rear face faces edge edges body bodies centre center middle exterior interior outer
  inner surface surfaces bottom corner corners section sections area areas spot spots right upper lower main
`
  .trim()
  .split(/\s+/u);

/** Nouns of properties: the value beside them is what is proved. */
export const MEASURES_AND_NAMES: readonly string[] = `
  size sizing measurement measurements dimension dimensions length width height depth diameter thickness weight
  volume capacity amount amounts quantity quantities degree degrees figure figures value values colour color
  shade tone pattern design material materials fabric fabrics finish finishes style model models brand brands
  maker seller sellers manufacturer label labels title titles description descriptions information info
  specification specifications specs property properties category categories step steps stage stages rows format
  formats edition editions position positions distance distances temperature temperatures time times duration
`
  .trim()
  .split(/\s+/u);

/** Times of the day and the week. A duration is proved as a figure; "weekend", "month" and "year" are kept out because they bound a duration or a warranty. */
export const TIMES: readonly string[] = `
  day days hour hours minute minutes seconds moment moments morning mornings noon afternoon afternoons evening
  evenings night nights week weeks weekday weekdays monday tuesday wednesday thursday friday saturday sunday
  breakfast lunch dinner supper meal meals break breaks routine routines
`
  .trim()
  .split(/\s+/u);

/** Everyday places, as a setting and not as a use the product is fit for. "outdoors", "travel", "camping", "pool", "shower", "car" come from the input or the kind. */
export const PLACES: readonly string[] = `
  home homes room rooms space spaces hall kitchen living dining table tables desk desks office counter door
  doors window windows floor city town street shop somewhere
`
  .trim()
  .split(/\s+/u);

/** People of whom nothing is said. Children, babies, pets, athletes, beginners and professionals are an audience and come from the input. */
export const PEOPLE: readonly string[] = `
  person people buyer buyers customer user users owner owners wearer reader readers player players host guest guests
`
  .trim()
  .split(/\s+/u);

/** Nouns of using and ordering. */
export const USE_AND_ORDER: readonly string[] = `
  usage purpose purposes job jobs task tasks activity activities page pages picture pictures photo photos image
  images text listing listings chart charts guide guides instruction instructions direction directions overview
  summary notes idea ideas glance sight combination combinations difference differences reference code codes
  shift shifts trip trips errand errands commute
`
  .trim()
  .split(/\s+/u);
