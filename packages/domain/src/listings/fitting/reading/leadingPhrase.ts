const UNITS =
  'mm|cm|m|ft|in|inch(?:es)?|ml|l|l\\/h|ltr|litres?|liters?|oz|g|kg|lbs?|gb|tb|w|kw|watts?|v|volts?|a|ah|mah|nm|hz|lm|lumens?|k';
const COUNTED = 'pcs?|pieces?|packs?|pairs?|sets?|rolls?|count|ct|sheets?|pouches|sachets|bags|boxes|bottles|keys';

/** What stands by itself at the beginning of a phrase that runs on: sizes, measures, counts, part numbers. */
const LEADS: readonly RegExp[] = [
  // "72 x 84 Inch", "70g x 6 Pouches"
  new RegExp(
    String.raw`^\d[\d.,]*\s?(?:["']|${UNITS})?\s?[x×*]\s?\d[\d.,]*(?:\s?[x×*]\s?\d[\d.,]*)?(?:\s?(?:["']|(?:${UNITS}|${COUNTED})\b))?(?=\s)`,
    'iu',
  ),
  // "700x28C": a tyre (ISO 5775)
  /^\d{2,3}\s?[x×]\s?\d{2,3}C(?=\s)/u,
  // "1/2 Inch Drive"
  /^\d+\/\d+\s?(?:["']|in(?:ch(?:es)?)?\b)(?:\s(?:square )?drive)?(?=\s)/iu,
  // "Extra Large"
  /^(?:extra|x)[\s-](?:large|small)(?=\s)/iu,
  // "Twin Size", "Queen Bed"
  /^(?:twin|full|queen|king|single|double|toddler|crib)(?:\s(?:xl|size|bed))+(?=\s)/iu,
  /^size\s\S*\d\S*(?=\s)/iu,
  /^(?:(?:pack|set|box|lot)\s)?(?:pack|set|box|lot) of \d+(?=\s)/iu,
  new RegExp(String.raw`^\d+[\s-]?(?:${COUNTED})(?=\s)`, 'iu'),
  new RegExp(
    String.raw`^(?:\p{L}+[ai]ble\s)?\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?(?:(?:${UNITS})|\s(?:watts?|volts?|lumens?|ml|cm|mm|litres?|liters?|kg|gb|tb|mah|oz|lbs?))(?=\s)`,
    'iu',
  ),
  // "4 Step Foam Dog Steps", "12 in 1 USB C"
  /^\d+[\s-](?:in[\s-]1|(?:step|tier|seater|drawer|burner|compartment|panel|slice)s?)(?=\s)/iu,
  // "M4 x 16mm" is a thread (ISO 68-1).
  /^M\d{1,2}\s?[x×]\s?\d+(?:\s?mm)?(?=\s)/u,
  // "1:16 Scale"
  /^1[:/]\d{1,3}(?:\sscale)?(?=\s)(?!\sin(?:ch)?\b)/iu,
  // "75% Layout"
  /^\d+%\s\p{L}+(?=\s)/u,
  // "DA29-00020B", "00754869"
  /^(?=\S*\d{3})(?=\S*\p{Lu}{2})[\p{Lu}\d-]{6,14}(?=\s)/u,
  /^\d{6,10}(?=\s)/u,
  // "YTX9-BS"
  /^(?=\S*\d)\p{Lu}{2,}\d*-?[\p{Lu}\d]*-[\p{Lu}\d-]+(?=\s)/u,
];

/** "120Hz Refresh Rate" is one phrase, and so is "30 Bags per Pack". */
const LEAST_REST = 3;
const GOES_ON = /^(?:per|of|each|in|for|with|and|or|to|x|by)\s/iu;
const CODE = /^(?=\S*\d{3})[\p{Lu}\d-]{6,}$/u;

/** The lead of a phrase and what runs on behind it; undefined where it has none or hardly anything follows. */
export function leadingPhrase(text: string): { readonly lead: string; readonly rest: string } | undefined {
  for (const pattern of LEADS) {
    const lead = pattern.exec(text)?.[0];
    if (lead === undefined) continue;
    const rest = text.slice(lead.length).trim();
    const isOne = rest.split(' ').length < LEAST_REST && !CODE.test(lead) && !STANDS.test(rest);
    return isOne || GOES_ON.test(rest) ? undefined : { lead, rest };
  }
  return undefined;
}

/** "6 Pouches Not Fried", "3 Pairs Size 4-7". */
const STANDS = /^(?:not|no|size)\s/iu;
