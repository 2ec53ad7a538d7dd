import { isHeadNoun } from '../../../shared/index.js';
import type { Piece } from './TitlePart.js';

const UNITS =
  'mm|cm|m|ft|in|inch(?:es)?|"|ml|l|ltr|litres?|liters?|oz|g|gm|kg|lbs?|gb|tb|mp|w|wh|kw|watts?|v|volts?|ah|mah|nm|hz|lm|lumens?|k|tog|denier|gsm|tc|psi|bar|dpi|rpm|months?|years?';
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const COUNTED =
  'pcs?|pieces?|packs?|pk|pairs?|rolls?|sheets?|bags?|pouches|sachets|tablets|capsules|count|ct|sets?|tabs|pods|wipes';

/** What buyers choose by, wherever it stands in a phrase that runs on: counts, sizes, measures, fittings of lamps, shades by number. */
const STANDING = new RegExp(
  String.raw`(?<=^|\s)(?:` +
    [
      String.raw`\d+\sin\s\d+\sout`,
      String.raw`\d+[\s-]in[\s-]1`,
      String.raw`\d+[\s-](?:step|tier|seater|drawer|burner|compartment|panel|slice)s?`,
      String.raw`(?:combo\s)?(?:pack|set|box|case|lot|bundle) of \d+`,
      String.raw`\d+[\s-]?(?:${COUNTED})`,
      String.raw`${NUMBER}\s?(?:mm|cm|m|inch(?:es)?|in|ft|")?\s?[x×]\s?${NUMBER}(?:\s?(?:mm|cm|m|inch(?:es)?|in|ft|")?\s?[x×]\s?${NUMBER})?\s?(?:mm|cm|m|inch(?:es)?|in|ft|g|ml|")?`,
      String.raw`\d\/\d\s?(?:inch|in|")(?:\sdrive)?`,
      String.raw`(?:max\.?\s|min\.?\s)?${NUMBER}(?:-${NUMBER})?(?:\s?(?:${UNITS}))(?:\seach)?`,
      String.raw`(?:UK|EU|US)\s?\d+(?:\.5)?(?:\s?\/\s?(?:UK|EU|US)\s?\d+(?:\.5)?)?`,
      String.raw`size\s(?:(?:UK|EU|US)\s)?(?:\d{1,3}(?:\.5)?|x{0,4}[sl]|m)(?:\s?[/-]\s?(?:\d{1,3}|x{0,4}[sl]|m))?(?:\s(?:x{1,4}[sl]|[sl]|m))?`,
      String.raw`(?:gr\.|größe|grösse)\s?\d{2,3}(?:[/-]\d{2,3})?`,
      String.raw`(?:left|right)\s(?:hand|foot|leg|arm|side|ear|wrist|knee|ankle)`,
      String.raw`\d+-(?:flammig|teilig|fach|stufig|polig|lagig|reihig|armig)\p{L}{0,2}`,
      String.raw`SPF\s?\d+\+*`,
      String.raw`(?:H\d{1,2}|E\d{2}|GU\d{1,2}(?:\.\d)?|B22|G9|M\d{1,2}|A[3-6])`,
      String.raw`#\d+(?:\/\d+)?`,
      String.raw`\p{L}+ effect`,
      String.raw`(?:brushed|polished|satin|antique|matte?)\s(?:brass|nickel|chrome|steel|gold|bronze|copper|black|white)`,
    ].join('|') +
    String.raw`)(?=$|[\s,)])`,
  'giu',
);
/** A phrase as short as this says one thing. */
const LEAST_WORDS = 4;
/** "10cm Grass Blade": a part of so few words has the measure before it. */
const PART_WORDS = 2;
/** What opens a clause, or goes on with the figure. */
const CLAUSE = /^(?:with|for|of|in|by|without|fits?|compatible|suitable|featuring|not|no)\s/i;
const GOES_ON =
  /^\s(?:(?:and|or|of|per|to|in|\d+\sout|x|plus|year|yrs?|[whld]|seater|star|way|tier|layer|port|speed)\b|[&+/×-])/iu;

/** The counts, sizes and measures of a phrase that runs on behind the product, each as a piece of its own; undefined where it has none. */
export function measuresApart(piece: Piece): readonly Piece[] | undefined {
  const { text } = piece;
  if (piece.joint === 'start' || CLAUSE.test(text) || text.split(' ').length < LEAST_WORDS) return undefined;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: measure, index } of text.matchAll(STANDING)) {
    const rest = text.slice(index + measure.length);
    const before = text.slice(from, index).trim();
    if (
      index < from ||
      GOES_ON.test(rest) ||
      /(?:^|\s)(?:of|up to|for|with|to|and|&|\+|-|\/|x|×|[whld]|approx\.?|about|total|(?<!(?:king|queen|double|single|full|twin) )size|replaces|ersetzt|equals|wie|equivalent)$/iu.test(
        before,
      )
    )
      continue;
    if (isOfPart(rest) && before.split(' ').length > PART_WORDS) {
      pieces.push({ text: before, joint: pieces.length === 0 ? piece.joint : 'space' });
      from = index;
      continue;
    }
    if (isOfPart(rest) || /^\s\p{Lu}\p{Ll}+\sper\s/u.test(rest)) continue;
    if (before !== '') pieces.push({ text: before, joint: pieces.length === 0 ? piece.joint : 'space' });
    pieces.push({ text: measure.trim(), joint: pieces.length === 0 ? piece.joint : 'comma' });
    from = index + measure.length;
  }
  if (pieces.length === 0) return undefined;
  const rest = text.slice(from).trim();
  return rest === '' ? pieces : [...pieces, { text: rest, joint: 'space' }];
}

/** Whether what follows a measure is the short name of a part, and nothing more. */
function isOfPart(rest: string): boolean {
  const words = rest.trim().split(/[\s,]+/);
  const noun = words.slice(0, PART_WORDS).findLastIndex((word) => isHeadNoun(word.toLowerCase()));
  return noun !== -1 && (words[noun + 1] === undefined || /^\d/.test(words[noun + 1] ?? ''));
}
