import { flatMapped } from '../../../../shared/index.js';
import { LEXICON_WORDS, type ProductReading } from '../../../../products/index.js';
import { isPlural } from '../../prose/grammar.js';
import { isThing } from '../../prose/things.js';

/** A phrase of a product name, for a title. */
export interface NamePhrase {
  readonly text: string;
  /** It stands in brackets: an aside of the phrase before it. */
  readonly isAside: boolean;
  /** Nothing but a space stands between it and the phrase before it. */
  readonly isNext?: boolean;
}

/**
 * The phrases behind the noun of a name, cut where the seller wrote no comma: "with suction cup black" is a cup and a
 * colour, "700 W glass jug" a motor and a jug.
 */
export function namePhrases(phrases: readonly NamePhrase[], reading: ProductReading): readonly NamePhrase[] {
  const colours = coloursOf(reading);
  return flatMapped(together(phrases), ({ text, isAside }) =>
    cut(text, colours).map((part) => ({ text: part, isAside })),
  );
}

/** "Walnut look and" goes on with "black", "ages" with "2-5", "Toyota Camry" with "2018-2024". */
function together(phrases: readonly NamePhrase[]): readonly NamePhrase[] {
  const all: NamePhrase[] = [];
  for (const phrase of phrases) {
    const last = all.at(-1);
    if (last === undefined || phrase.isAside) {
      all.push(phrase);
      continue;
    }
    // "Telescopic handles 69-86 cm": the figure is of the handles.
    const isMeasured =
      phrase.isNext === true && / /u.test(last.text) && BARE_MEASURE.test(phrase.text) && isPartOfIt(last.text);
    // "1-1/4 in wide blade": how wide the blade is.
    const isOfMeasure =
      phrase.isNext === true &&
      /\d.* (?:wide|long|thick|deep|tall)$/iu.test(last.text) &&
      isThing(phrase.text.toLowerCase());
    const [, years = '', rest = ''] = YEARS.exec(phrase.text) ?? [];
    const isYear = years !== '' && NAME.test(last.text);
    if (
      isYear ||
      isMeasured ||
      // "Petrol up to 5.5 L".
      (/(?:^| )up$/iu.test(last.text) && /^to \d/iu.test(phrase.text)) ||
      isOfMeasure ||
      /(?:^| )(?:and|&|or|x|(?<!\d )in|of)$/iu.test(last.text) ||
      ((COUNTS.test(last.text) ||
        /(?:^| )(?:measuring|holding|weighing|reading|holds|fits|supports|takes|carries|reaches)$/iu.test(last.text)) &&
        /^\d/u.test(phrase.text)) ||
      (/^\d+[ -](?:pieces?|pcs?|pack)$/iu.test(last.text) && /^(?:set|kit|pack)$/iu.test(phrase.text))
    ) {
      all[all.length - 1] = { ...last, text: `${last.text} ${isYear ? years : phrase.text}` };
      if (isYear && rest !== '') all.push({ ...phrase, text: rest });
    } else all.push(phrase);
  }
  return all;
}

const BARE_MEASURE = /^\d[\d.,]*(?: ?[-–x] ?\d[\d.,]*)* ?(?:mm|cm|m|in|ft)$/iu;
/** Several parts, which no measure of the whole follows. */
const isPartOfIt = (text: string): boolean => {
  const last = text.split(' ').at(-1)?.toLowerCase() ?? '';
  return /^\D/u.test(text) && /^\p{L}+$/u.test(last) && isPlural(last) && isThing(last);
};

/** Model years and what stands behind them. */
const YEARS = /^((?:19|20)\d\d(?: ?[-–] ?(?:(?:19|20)?\d\d|on|onwards))?)(?: (.+))?$/iu;
/** The makes and models of a car or a device. */
const NAME = /^(?:for |fits )?(?:\p{Lu}[\p{L}\d-]*)(?: [\p{Lu}\d][\p{L}\d-]*)*$/u;
/** A word that a figure follows. */
const COUNTS =
  /(?:^| )(?:spf|upf|ages?|aged|sizes?|size uk|size eu|size us|vol|volume|model|series|version|gen|level|grade|mark)$/iu;

const SHADE =
  /(?:(?:^| )(?:dark|light|mid|matte?|frosted|opal|clear|translucent|glossy|satin|brushed|textured|speckled|mottled|distressed|weathered|deep|pale|bright|navy|off|midnight|charcoal|forest|olive|sage|sky|rose|royal|stone|slate|steel|ash|dusty|dusky|baby|powder|pastel|soft|warm|cool|neon|burnt|antique|pearl|ice|icy|mint|moss|racing|hunter|bottle|brick|wine|blood|hot|electric|cobalt|petrol|smoke|smoked|smoky|graphite|jet|snow|chalk|space|heather|lemon|lime|apple|pine|emerald|ocean|marine|denim|berry|cherry|tomato|rustic|honey|coffee|chocolate|storm|dove|mouse|sea|leaf|sunset|blush|misty))+$/iu;

function coloursOf({ brief, statements }: ProductReading): readonly string[] {
  const given = Object.entries(brief.attributes)
    .filter(([key]) => /^colou?r$/iu.test(key))
    .map(([, value]) => value.trim());
  const named = flatMapped(
    statements.filter(({ field }) => field === 'product_name'),
    ({ statement: { terms, tokens, text } }) =>
      terms
        .filter(({ lexicon, next }) => lexicon === 'colour' && next === tokens.length)
        .map(({ first }) => text.slice((tokens[first]?.start ?? 0) - (tokens[0]?.start ?? 0))),
  );
  return [...given, ...named]
    .map((colour) => colour.toLowerCase())
    .filter((colour) => /^\p{L}[\p{L} ]*$/u.test(colour));
}

/** "Reflective size L". */
const SIZED = /^(.+) (sizes? (?:[XSML]{1,4}|\d[\d.]*))$/iu;

/** "In 14K white gold": a metal, no colour behind another. */
const ALLOY = /(?:^| )(?:\d+ ?(?:k|kt|ct) |white |yellow |rose |pink )(?:gold|vermeil)$/iu;

function cut(text: string, colours: readonly string[]): readonly string[] {
  const [, front, size] = SIZED.exec(text) ?? [];
  if (
    front !== undefined &&
    size !== undefined &&
    !/(?:^| )(?:for|with|in|of|and|or|queen|king|from|to|till|uk|us|eu|plus|fits|ring|shoe|at|by|per|one|free|any)$/iu.test(
      front,
    )
  )
    return [...cut(front, colours), size];
  if (ALLOY.test(text)) return [text];
  const lower = text.toLowerCase();
  if (colours.includes(lower)) return [text];
  const colour = colours.find((one) => lower.endsWith(` ${one}`));
  if (colour !== undefined) {
    const before = text.slice(0, -colour.length - 1);
    const shade = SHADE.exec(before)?.[0] ?? '';
    const rest = before.slice(0, before.length - shade.length);
    // "Red and white check" is one pattern.
    if (rest !== '' && !/(?:^| )(?:and|&|in|of|or|with|\/)$/iu.test(rest))
      return [...cut(rest, []), text.slice(rest.length + 1)];
  }
  const measured = MEASURED.exec(text);
  if (measured !== null) {
    const [, figure = '', rest = ''] = measured;
    const isOther =
      /^with\b/iu.test(rest) ||
      /^IP\w?\d/u.test(rest) ||
      (isMade(rest) && !OF_POWER.test(rest)) ||
      isOfProduct(rest, figure) ||
      parts(rest).length > 1;
    if (isOther) return [figure, ...cut(rest, [])];
  }
  // "LD40 Measuring 40 m": a code and what it does.
  const coded = /^(\p{Lu}[\p{Lu}\d-]{0,11}\d[\p{Lu}\d-]{0,11}) (\p{Lu}\p{Ll}+ing \d.*)$/u.exec(text);
  if (coded !== null) return [coded[1] ?? '', coded[2] ?? ''];
  // "6-18 Months Foxes", "80 x 40 cm Felt and Cork".
  const [, figure = '', rest = ''] = RANGED.exec(text) ?? [];
  if (rest !== '' && (/month|year/iu.test(figure) || isOfMaterials(rest))) return [figure, rest];
  const ended = ENDED.exec(text);
  if (ended !== null) return [ended[1] ?? '', ended[2] ?? ''];
  return parts(text);
}

/** "700 W Glass Jug", "1080p with Shutter", "0-150 mm IP54". */
const MEASURED =
  /^(\d[\d.,]*(?:p|(?: ?[-–x/] ?\d[\d.,]*)* ?(?:W|V|Hz|mAh|lb|kg|oz|L|ml|g|mm|cm|m|in|ft|gallons?|quarts?|qt))(?: ?\/ ?\d[\d.,]* ?\p{L}{1,3})?) (\p{L}.*)$/u;
/** "for Dry Hair 2 x 300 ml": the measure is of the product. */
const ENDED = /^((?:for|with) [^\d]+) (\d[\d.,]*(?: ?x ?\d[\d.,]*)* ?(?:ml|g|kg|L|oz|lb|cm|mm|in|ft|m|W|V))$/u;
const OF_POWER = /\b(?:motor|charger|bulb|heater|adapt[eo]r|element|led|lamp|light|speaker|solar panel)\b/iu;

/** "20 m Auto Rewind", "60 x 80 in Queen", "5 m Medium Dogs": what stands behind the measure is nothing measured. */
const isOfProduct = (rest: string, figure: string): boolean => {
  // "8 oz Hopper", but "17 oz Digital".
  if (/(?:oz|gallons?|quarts?|qt)$/iu.test(figure) && !/^\p{L}+(?:al|ing|able|ible|ed)\b/u.test(rest)) return false;
  const head =
    rest
      .toLowerCase()
      .split(/ (?:with|for|in|of|and) /u)[0]
      ?.split(' ')
      .at(-1) ?? '';
  return !isThing(head) && !LEXICON_WORDS.has(head) && !OF_MEASURE.test(head) && /^\p{Lu}?\p{Ll}/u.test(rest);
};
const OF_MEASURE =
  /^(?:wide|tall|long|high|deep|thick|across|diameter|length|width|height|depth|size|capacity|volume|range|drop|reach|playtime|life|equivalent|max|min|each|total|output|input|power|packs?|pcs?|pieces?|sets?|pairs?|jar|tin|tube|bag|pot|can|box|bottle|pouch|or|to|x|and|square|round|drive|usb-c|usb|pd|dc|ac|li-ion|rms|payload|headroom|chuck|limit|load|clearance|torque|bore|shank|tip|nib|travel|lift|pitch|up)$/u;

const isMade = (rest: string): boolean => {
  const [first = '', second = ''] = rest.toLowerCase().split(' ');
  return LEXICON_WORDS.has(first) && second !== '' && isThing(second);
};

const RANGED =
  /^(\d[\d.,]*(?: ?[-–x] ?\d[\d.,]*)+ (?:cm|mm|m|in|ft|months|years)) (?!old\b|and\b|up\b|plus\b|for\b)(\p{L}.*)$/iu;
const isOfMaterials = (rest: string): boolean =>
  rest
    .toLowerCase()
    .split(/ (?:and )?|, /u)
    .every((word) => LEXICON_WORDS.has(word));

const PLACE = /^(?:front|back|rear|side|sides|top|bottom|inside|outside|left|right)$/u;

/** "Silent Bearing Cork": a part and what the whole is made of. */
const MADE_OF =
  /^(?:cork|felt|wood|oak|pine|beech|walnut|maple|bamboo|acacia|steel|aluminium|aluminum|brass|leather|linen|cotton|wool|plastic|metal|silicone|glass|ceramic|concrete)$/u;

/** "2 Drawers Oak Veneer", "Outer Lid Induction Bottom": a part and what stands for another. */
function parts(text: string): readonly string[] {
  const words = text.split(' ');
  const [before = '', last = ''] = words.slice(-2).map((word) => word.toLowerCase());
  if (words.length > 2 && MADE_OF.test(last) && isThing(before) && !LEXICON_WORDS.has(before))
    return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  for (let at = 1; at < words.length - 2; at += 1) {
    const word = (words[at] ?? '').toLowerCase();
    const [next = '', last = ''] = [words[at + 1], words.at(-1)].map((one = '') => one.toLowerCase());
    // "Car front window shade": a place is no part.
    if (!isThing(word) || PLACE.test(word) || /^(?:with|and|of|for|in|on|to|or|&)$/u.test(next)) continue;
    const isOther =
      (isPlural(word) && LEXICON_WORDS.has(next)) ||
      // "With Stand Adjustable Height".
      (words.length > at + 2 && /^(?!(?:cable|table|vegetable|portable)$)\p{L}{4,}(?:able|ible)$/u.test(next)) ||
      (words.length === 4 && at === 1 && isThing(last) && !/^(?:with|for)$/iu.test(words[0] ?? ''));
    if (isOther) return [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
  }
  return [text];
}

/** Whether a phrase opens with a noun that the name goes on with: "milk teeth keepsake box", "bath toy storage net large". */
export const goesOnWithNoun = (phrase: string): boolean => GOES_ON.test(phrase);
const GOES_ON =
  /^(?:set|kit|box|case|bag|net|rack|stand|holder|tray|cover|mat|frame|organi[sz]er|basket|bin|pouch|mount|hook|board|pad|cutter|press|poacher|maker|cleaner|remover|dispenser|belt|strap|hanger|shelf|caddy|jar|bowl|pot|lid|plate|tool|brush|clip|rest|bench|stool|chair|table|lamp|light)s?(?: \p{L}+)?$/iu;
