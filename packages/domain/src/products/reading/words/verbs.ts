import { WordList } from '../../../shared/index.js';
/** Verbs that begin a clause about a product: "Keeps drinks cold", "Fits Ninja BL770", "Store in a cool place". Base forms. */
const BASE =
  'share boost cure kill fight prevent lower repel soothe strengthen regulate absorb accommodate activate adapt add adhere adjust alert allow apply arrive assemble assist attach avoid bake begin bend blend block blow boil brew brighten bring brush build burn button capture carry catch change charge check choose chop circulate clean clear clip close collect combine come complete comply confirm conform connect contain control convert cook cool cover create cure cut darken deliver descale detach detect find dice differ dilute dim discard discharge dishwash display disperse display dispose drain drop dry eliminate emit empty enable ensure expand extend fade fasten feature feed feel fill filter finish fit float flush fold follow freeze gently get give glow go grind grip grow hand handle hang have heat help hide hold include inflate insert insulate install iron join keep last lather launder lay leave let lie lift light line loop lock look machine maintain make massage match measure meet melt mix moisturise mount move need nest offer open operate organise pack pair peel perform place plant play plug poach polish pop pour power press prevent process produce project protect provide pull pump purify push put reach read receive recharge reduce refill reflect refrigerate release relax remain remove repair repel replace require resist rest restore retain return reuse reverse rinse roast roll rotate rub run save scan seal season secure see sell send serve set sew shake shape sharpen shield shine ship show shrink shut sit slide slip smell smooth soak soften soothe spin splash spray spread stand start stay steam stick stimulate stir stop store strap stream strengthen stretch suit support surround swap swim switch sync take taste tell test tie tighten track transfer transform trap travel treat trim try tumble turn twist unfold use vacuum vary vibrate wait wake warm wash wear weigh wipe withstand work wrap yield zip display discover tell explore teach guide shed dissolve calibrate reapply unplug recalibrate rewind reassemble'.split(
    ' ',
  );

export const BASE_VERBS = new WordList(BASE);

/** Third person singular: "keeps", "goes", "dries". */
export function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (base === 'do') return 'does';
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(base) ? `${base}es` : `${base}s`;
}

const BASE_OF_THIRD = new Map(BASE.map((base) => [thirdPerson(base), base]));

/** The base form of a third person, where the word is one: `keeps` → `keep`. */
export function baseOfThirdPerson(word: string): string | undefined {
  return word.endsWith('s') ? BASE_OF_THIRD.get(word) : undefined;
}

/** Words of these forms are nouns more often than verbs when they begin a clause, unless what follows is an object. */
export const NOUN_LIKE = new WordList(
  'leaves blocks covers stands holds fits clips caps lights handles sets packs plays pops tops wraps bits cuts prints works locks rolls runs sheets shines tracks uses drops ties lasts hand machine light set pack finish fit cap clip display stretch wrap wash feature season steam power line button loop shape match grip strap test vacuum zip lift play roll sit smell taste look feel dry clear cool warm complete open clean smooth cover block stand hold clip top handle case blow drop brush button seal screen filter spray sponge vacuum print track sheet work use light head water oil butter cream powder plate pin pad press pump carry pair charge'.split(
    ' ',
  ),
);

/** Participles and adjectives that describe the product after "it is". */
export const PARTICIPLE =
  /^(?:\p{L}+(?:ed|en)|made|sold|built|cut|set|hung|sewn|spun|woven|ground|grown|kept|held|hand|drop|dry|cold|lab|pre|machine|garment|stone|slow|double|fully|easily|available|suitable|compatible|safe|free|ready|ideal|perfect|dimmable|washable|removable|detachable|adjustable|foldable|reusable|rechargeable|waterproof|vegan|vegetarian|organic|wireless|cordless|stackable|reversible|breathable|resealable|portable|expandable|extendable|collapsible|unisex|handmade|hypoallergenic|fragrance|leakproof|shockproof|insulated|lightweight|heavyweight)$/u;
