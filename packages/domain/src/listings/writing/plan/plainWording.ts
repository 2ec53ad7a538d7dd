import type { Form, Statement } from '../../../products/index.js';
import { isPlural } from '../prose/grammar.js';
import { isThing } from '../prose/things.js';

/** The words of a seller's note as a phrase of a text, where its shape is sure. */
export function plainWording(text: string, { label, quantities }: Statement): string {
  const said = text
    .replace(/^free (?=\d)/iu, '')
    // Behind a list of hobs "not microwave" has lost its noun.
    .replace(/^not (microwaves?|dishwashers?|ovens?|freezers?|induction)$/iu, 'not for $1')
    // "3 x 9 in covers": a count and then the size of each.
    .replace(
      COUNTED,
      (_, count: string, size: string, things: string, more = '') =>
        `${count} ${things} of ${size}${more === '' ? '' : `,${String(more)}`}`,
    );
  // "Ratchet straps and tarp no": they are not there.
  const [, absent] = label === '' ? (ABSENT.exec(said) ?? []) : [];
  if (absent !== undefined && DAMAGE.test(absent)) return `${absent} not covered`;
  if (absent !== undefined)
    return `no ${absent.charAt(0).toLowerCase()}${absent.slice(1).replaceAll(/ and /gu, ' or ')}`;
  if (label === '' && EXTRAS.test(said)) return said.replace(EXTRAS, '$1 included, $2 not included');
  if (label !== '') return said.replace(YES_NO, 'on the $1, not on the $2');
  return quantities.some(({ unit }) => unit === 'count') ? said.replace(SINGULAR, manyOf) : said;
}

const COUNTED =
  /^(\d{1,2}) ?x (\d[\d./]* (?:in|cm|mm)) ((?:\p{L}{3,} ){0,2}(?!plus\b|across\b|pieces\b|particles\b|strips\b|cuts\b|cm\b)\p{L}{2,}s)(?=$| \(| - | \d)( \d[\d/]* (?:in|cm|mm) \p{L}+$)?/u;
/** "Soft close: top drawer yes / bottom drawer no". */
const YES_NO = /^((?:\p{L}+ )?\p{L}+) yes ?[/,;] ?((?:\p{L}+ )?\p{L}+) no$/iu;
/** "Cable yes plug no": what comes with it and what does not. */
const EXTRAS =
  /^((?:\p{L}+ )?(?:cables?|plugs?|chargers?|adapters?|batter(?:y|ies)|cases?|bags?|stands?|remotes?|lids?|covers?|bulbs?|screws?|manuals?|tools?)) yes ?[/,;]? ?((?:\p{L}+ )?(?:cables?|plugs?|chargers?|adapters?|batter(?:y|ies)|cases?|bags?|stands?|remotes?|lids?|covers?|bulbs?|screws?|manuals?|tools?)) no$/iu;
const ABSENT =
  /^(?!(?:there|it|this|is|in|or|but|yes|if)\b)(\p{L}[\p{L}-]*(?: (?!(?:is|are|has|have|yes|or|can|may)\b)[\p{L}-]+){0,4}) no$/iu;
/** What a guarantee leaves out: "broken glass and frost damage no". */
const DAMAGE =
  /\b(?:damaged?|broken|bent|torn|lost|chewed|misuse|abuse|scratch(?:es|ed)?|cracks?|cracked|dents?|dented|chips?|stains?|wear|worn|rust|fading|faded|holes?|breakage|pilling)\b/iu;
const SINGULAR = /\b([2-9]|1\d) ((?:small|large|big) )?(\p{L}+)$/u;
const UTENSIL = /^(?:spoon|fork|knob|bowl|cup|plate|lid|jar|hook|tray|rack|cushion|cover)$/u;

/** "2 small spoon", as Hindi counts. */
function manyOf(all: string, _: string, size: string | undefined, noun: string): string {
  return !isPlural(noun) && (UTENSIL.test(noun) || (size !== undefined && isThing(noun))) ? `${all}s` : all;
}

/** Nouns that are verbs too: "empty weight 2 kg" and "pair weight 500 g" give no order, "closure: pull-on" neither. */
export function formOf({ form, text, label, property, terms }: Statement): Form {
  // "Handle in black POM", "switch underneath".
  if (form === 'imperative' && isThing((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()))
    if (PLACED.test(text) || (MADE_IN.test(text) && terms.some(({ lexicon }) => lexicon === 'material'))) return 'noun';
  if (form === 'imperative' && (OF_WEIGHT.test(text) || (label !== '' && property === 'closure'))) return 'noun';
  if (/^guaranteed (?:for )?\d/iu.test(text)) return 'noun';
  return form === 'clause' && MARK.test(text) ? 'noun' : form;
}

const PLACED = /^\p{L}+ (?:underneath|inside|outside|below|(?:at|on) the (?:back|front|side|top|bottom|base))$/iu;
const MADE_IN =
  /^(?!(?:cover|set|press|cut|rest|stand|wrap|lock|mount|hook|clip|strap|fold|pocket)\b)\p{L}+ (?:in|of) (?!place\b)/iu;

const OF_WEIGHT = /^(?:empty|pair|set|pack|box|package) (?:weight|wt\.?) /iu;
/** "ISI mark IS 2347": the name of a standard, not a verb. */
const MARK = /^\p{Lu}{2,5} mark IS \d/u;
