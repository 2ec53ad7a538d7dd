import { anyCase } from '../../../shared/index.js';

const ABBREVIATION =
  /(?:^|[\s(])(?:approx|sq|no|nos|nr|min|max|dia|diam|incl|excl|lic|ref|pcs|pc|qty|wt|vol|temp|avg|mach|prs|ca|vs|rs|mrp|st|dr|mr|mrs|e\.g|i\.e|fl|oz|ft|in|lb|lbs|hr|hrs|yr|yrs|equiv|ex|art|mod|model no|part no|ext|avail|inc|ltd|co|bzw|inkl|mo|mos|circ|denat|rev|std|ea|mfr|alum|alu|cont|spec|orig|assy|z\.b|u\.s|u\.k)$/iu;
const isAbbreviation = anyCase(ABBREVIATION);
const UNIT_WORD = /(?:^|[\s(\d])(?:oz|ft|in|lb|lbs|hr|hrs|yr|yrs|min|max|sq|no|pcs|pc|dia|temp)$/iu;

const VERB =
  /^\s*(?:holds|fits|takes|weighs|works|comes|carries|stands|folds|runs|has|is|made|not|no|does(?:n['’]?t| not)|can(?:not|['’]?t)?)\s/u;

const DENIAL = /^\s*(?:does(?:n['’]?t| not)|not for)\s/u;

/** "37 cm outside dia". */
const DIAMETER = 20;
/** "No charging cable incl". */
const LONGEST_DENIAL = 32;
/** An aside that closes its sentence. */
const ENDS_IN_BRACKET = /^\s*\([^().]+\)\s*(?:\.|$)/u;
const LONGEST_ASIDE = 80;
/** What names the contents. */
const BOX = /^\s*(?:(?:in )?(?:the )?(?:box|pack|package|set)|contents|includes) ?: /iu;

/**
 * Whether the full stop at a place ends a sentence that began at `from`: not that of an abbreviation, a unit or a decimal.
 * `isSmall`: the sentences of this text begin with small letters.
 */
export function isStop(text: string, from: number, at: number, end: number, isSmall: boolean): boolean {
  const after = text[at + 1];
  if (after === undefined || at + 1 >= end) return true;
  if (!/[\s"')\]]/.test(after))
    // "220 LBS.Package", "61.4"H.Detail", "4.Bulbs": a page lost the space.
    return (
      /\p{Ll}$|\p{Lu}{2}$|["”]\p{Lu}$|\d$/u.test(text.slice(Math.max(from, at - 2), at)) &&
      /^\p{Lu}\p{Ll}/u.test(text.slice(at + 1, at + 3)) &&
      !(/\d$/.test(text[at - 1] ?? '') && !/^\p{Lu}\p{Ll}{2}/u.test(text.slice(at + 1, at + 4)))
    );
  const before = text.slice(Math.max(from, at - 12), at);
  const next = /\S/u.exec(text.slice(at + 1, at + 12))?.[0] ?? '';
  // "Replacement hooks avail. 12 mth warranty" are two statements.
  if (/(?:^|\s)avail$/iu.test(before) && /[\d\p{Lu}]/u.test(next)) return true;
  // "G.W. 24 kg".
  if (/(?:^|[\s.])[GN]\.W$/iu.test(before)) return false;
  const initial = /(?:^|[\s.])(\p{L})$/u.exec(before);
  // "By R. Kumar" goes on; "Energy class F. Not dimmable" and "55 N.m. The chuck" do not.
  if (initial !== null && !/(?:\d["”]?\s?|\d\s?(?:(?:sq|cu)\.?\s|\p{L}\.))\p{L}$/u.test(before))
    return /(?:class|size|type|grade|wears|model|vitamin|plan|option)\s\p{L}$/iu.test(before) || /\d/.test(next);
  if (UNIT_WORD.test(before) && /\d\s*\p{L}+$/u.test(before))
    // "6.6 ft. exFAT" goes on with a name; where no sentence has a capital, a figure's unit ends one.
    return isSmall || !/[\p{Ll}(]/u.test(next) || /^\s*\p{Ll}+\p{Lu}/u.test(text.slice(at + 1, at + 12));
  // "Cat. 3" is a class of filters.
  if (/(?:^|[\s(,])cat$/iu.test(before) && /\d/.test(next)) return false;
  // "Dishwasher safe: No. Microwave safe: Yes." ends; "Part No. D1578" goes on.
  if (/(?:^|[\s(])no$/iu.test(before)) return !/^\s*(?:[\p{L}-]{0,4}\d|of\s)/u.test(text.slice(at + 1, at + 12));
  // "Brush and funnel incl. dont use with wet salt".
  if (
    /(?:^|\s)incl$/iu.test(before) &&
    /^\s*(?:do ?n['’]?t|do not|never|keep|wipe|wash|use|rinse|store|clean|dry|hang|remove|not|no|fits|holds|works|takes|weighs|comes|runs)\s/iu.test(
      text.slice(at + 1, at + 12),
    )
  )
    return true;
  // "2 screws not incl. (use those of the cage)."
  if (/(?:^|\s)incl?$/iu.test(before) && next === '(' && ENDS_IN_BRACKET.test(text.slice(at + 1, at + LONGEST_ASIDE)))
    return false;
  // "Plug not incl. 2 alarms".
  if (/(?:^|\s)not incl?$/iu.test(before)) return true;
  // "No comb incl. box: crimper, manual".
  if (
    /(?:^|\s)incl$/iu.test(before) &&
    (/(?:^|\s)no \p{L}+ incl$/iu.test(text.slice(Math.max(from, at - LONGEST_DENIAL), at)) ||
      // "Spare cross spar incl. repair tape not incl."
      /^[\s\p{L}-]{3,40} not incl\b/iu.test(text.slice(at + 1, at + 60)) ||
      BOX.test(text.slice(at + 1, at + 24)))
  )
    return true;
  if (isSmall && /\p{L} in$/u.test(before)) return true;
  // "10 lumens ea. auto on at dusk".
  if (isSmall && /\d \p{L}+ ea$/u.test(before)) return true;
  // "4.7 in dia. 600 mAh battery": the diameter was given.
  if (
    /\d ?(?:in|mm|cm|m|ft|inches|")?\s?diam?$/iu.test(before) &&
    /^\s*\d[\d.,]* ?(?:mah|ah|v|w|kg|g|l|ml|lm|lumens?|pcs?|oz|lbs?)\b/iu.test(text.slice(at + 1, at + 20))
  )
    return true;
  // "Baskets to 40 cm dia. weight 0.6 kg": where no sentence has a capital, the diameter was given.
  if (
    isSmall &&
    /\d ?(?:in|mm|cm|m|ft)\s?diam?$/iu.test(before) &&
    /^\s*(?:weight|height|length|width|depth|made|colou?r|for)\s/iu.test(text.slice(at + 1, at + 12))
  )
    return true;
  // "Base 7" dia. holds up to 4 lb": a verb opens the next one.
  if (
    /\d ?(?:in|mm|cm|m|ft|inches|["”″])?\s?(?:(?:outside|inside|outer|inner) )?diam?$/iu.test(
      text.slice(Math.max(from, at - DIAMETER), at),
    ) &&
    (isSmall ? VERB : DENIAL).test(text.slice(at + 1, at + 12))
  )
    return true;
  // "dia 22cm approx. lid is steel".
  if (isSmall && /\d ?\p{L}{0,3} (?:approx|max|min)$/iu.test(before)) return true;
  if (isAbbreviation(before))
    // "Deluxe Plus VS. Not for" ends with a name in capitals.
    return (
      /\p{Lu}/u.test(next) &&
      (!/(?:dr|mr|mrs|st|vs|rs|mrp|lic|ref|art|rev)$/iu.test(before) || /\p{Ll}\sVS$/u.test(before))
    );
  return true;
}
