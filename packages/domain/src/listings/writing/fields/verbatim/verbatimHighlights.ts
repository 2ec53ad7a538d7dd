import { BASE_VERBS, LEXICON_WORDS, stemsOf } from '../../../../products/index.js';
import { codePointLength } from '../../../rules/text/codePointLength.js';
import { isFreeIn } from '../../plan/passagesOf.js';
import { opensList, type Unit } from '../../plan/Unit.js';
import { asFragment } from '../../prose/asFragment.js';
import { colourFirst } from '../../prose/colourFirst.js';
import { headOf, isPlural } from '../../prose/grammar.js';
import { inSentence, midSentence } from '../../prose/inSentence.js';
import { capitalised } from '../../prose/normalise.js';
import { isThing } from '../../prose/things.js';
import { isName } from '../../prose/vocabulary.js';
import type { Story } from '../../Story.js';
import { partMaterial } from '../../prose/predicates/describedPart.js';
import { countedThingsOf, needlessOf } from './countedThings.js';
import { contentsOf, hasOneMaterial, materialOf, sidesOf } from './furtherHighlights.js';
import { isInTitle, keysOf } from './isInTitle.js';
import { measuresOf } from './measuresOf.js';
import { saidInside } from './saidInside.js';
import { figureUnder } from './figureUnder.js';
import { actsOf, CLAUSE, isAct, LIMITS, LONGEST } from './actsOf.js';
import { isDull, MEASURED, NO_HIGHLIGHT, rankFor } from '../highlightsOf.js';

const SHORTEST = 6;
const MOST = 5;
const DULL = 1;
/** With fewer phrases the sides and the weight are named too. */
const FEW = 3;
/** What a seller says early matters more to him. */
const EARLY = 0.3;

/** What a buyer does not choose by, or what needs its sentence. */
const ELSEWHERE =
  /^(?:warranty|licence_number|part_number|warning|directions|storage|author|date|allergen|excluded|included|care|origin|assembly|charge_time|age)$/u;
const NO_SUMMARY =
  /^(?:long|wide|thick|high|deep|tall|diameter|test|(?:uk|us|eu) plug)\b|\bat a time\b|^at most\b|^(?:windows|macos|android|ios|linux|chromeos)\b|^runs (?:small|large|big|true|wide|narrow)|^(?:EN|ISO|BS|DIN|IEC|ASTM|IS) ?[\dA-Z][\w.-]*$|^(?:hose|dust|vacuum|rinse|air|underside|surface|clean|disinfect|plus|needs?|open|face(?! (?:is|are))|dogs|cats|people|adults) |\bper pack\b|\b(?:1st|first)$|\b(?:please|fine|ok|packing|data sheet|quality|repairs?|hose down|delivered|brand new|sealed|educational|given|rolled)\b|^fits most\b|\b(?:needs?|protect|requires?|before|per order|per customer)\b| \d+ (?:pieces?|pcs?)$/iu;
/** "The body is cast aluminium and the handle is heat-resistant nylon": parts, and what each is. */
const IS =
  /(?:^(?:and |but )?(?:(?:the|its|both|all) )?(?:(?:two|three|four|five|six|eight|\d{1,2}) )?(?:\p{L}+able )?|(?:, | and | but |; )(?:the|its|both|all) )(?<thing>(?!(?:it|they|this|these|that|there|each|one|everything|anything|nothing|all|color|colour|size|rest|others|in|on|at|under|inside)\b)\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (?:is|are) (?:made (?:of|from|with) |of |from )?(?<value>(?!(?:not|no|on|in|at|for|from|also|only|sold|supplied|included|made|to|about|up|the|an?|with|as|by|one|two|three)\b)[\p{L}\d.%/-]+(?: (?!(?:and|or|but|with|in|on|for|to|from|that|which|at|by|of|not)\b)[\p{L}\d.%/-]+){0,3})(?=$|[,;.]| (?:and|with|in|for|but|that|which)\b)/giu;
const ARTICLE = /^[,; ]*(?:and |but )?(?:the|its|both|all) /iu;
/** "Material strap", "Strap material". */
const MATERIAL_OF = /^(?:material (?<first>\p{L}+)|(?<last>\p{L}+) material)$/iu;
const VALUE =
  /^(?:material|fabric|finish|style|capacity|pattern|connection|connectivity|interfaces?|ports?|codecs?)$/iu;
/** "Rubber sole": the value alone says nothing. */
const OF_PART = /^(?:closure|fastening|lens|sole|upper|filling)$/iu;
/** "10.5 cm across", "10 ft 6": a measure describes no noun. */
const SIDE = /(?:^|\b)(?:across|tall|high|wide|deep|long|thick|rated)$|(?:^|\s)\d[\d.]*(?: ?\p{L}{1,3})?$/u;
/** The strongest short facts that the title left out, of notes that are kept in the seller's words. No bullet is said again as a whole. */
export function verbatimHighlights(story: Story, room: number, bullets: readonly string[]): string {
  const { units, title, reading } = story;
  const known = new Set(keysOf(title.title));
  const whole = new Set(bullets.map((bullet) => bullet.toLowerCase()));
  const phrases: string[] = [];
  /** Stems of the phrases so far. */
  const named = new Set<string>();
  const self = stemsOf(headOf(reading.name.kind.name)).at(-1);
  let dull = 0;
  const add = (phrase: string, isOfLittle: boolean): void => {
    // "Jump rope with 10 ft cable": the title names the product already.
    if (stemsOf(headOf(phrase)).at(-1) === self && !LEXICON_WORDS.has(phrase.split(' ')[0]?.toLowerCase() ?? ''))
      return;
    if (story.brief.brand !== '' && phrase.toLowerCase().includes(story.brief.brand.toLowerCase())) return;
    if (phrases.length === MOST || (isOfLittle && dull === DULL) || !(isPhrase(phrase) || isAct(phrase))) return;
    const stems = keysOf(phrase);
    if (isInTitle(phrase, title.title, known)) return;
    // "40 lb capacity, holds up to 18 kg / 40 lb".
    if (stems.some((stem) => /^(?:\d{2,}|\d+[.,/]\d)/u.test(stem) && named.has(stem))) return;
    const said = stems.filter((stem) => known.has(stem)).length;
    if (said === stems.length || (stems.length > 2 && said * 2 > stems.length) || whole.has(phrase.toLowerCase()))
      return;
    if (codePointLength([...phrases, phrase].join(', ')) > room) return;
    phrases.push(phrase);
    if (isOfLittle) dull += 1;
    for (const stem of stems) {
      known.add(stem);
      named.add(stem);
    }
  };
  const able = units.filter(mayBeNamed);
  const rank = (unit: Unit): number => rankFor(unit, reading) + EARLY * (1 - units.indexOf(unit) / units.length);
  const ranked = able.toSorted((one, other) => rank(other) - rank(one));
  const addAll = (phrasesIn: (unit: Unit) => readonly string[], isOfLittleToo = false): void => {
    for (const unit of ranked)
      for (const phrase of phrasesIn(unit)) {
        const isOfLittle = isDull(unit) || unit.property === 'colour' || (/^\d/u.test(phrase) && SIZES.test(phrase));
        if (!isOfLittle || isOfLittleToo) add(phrase, isOfLittle);
      }
  };
  addAll((unit) => phrasesOf(unit, units));
  if (phrases.length < FEW) addAll(countedThingsOf);
  if (phrases.length < FEW) units.forEach((unit) => needlessOf(unit, units).forEach((phrase) => add(phrase, false)));
  if (phrases.length < FEW) addAll((unit) => figureUnder(unit, units));
  if (phrases.length < FEW) addAll((unit) => ofList(unit, units));
  if (phrases.length < FEW)
    units.forEach((unit, at) => actsOf(unit, units[at + 1]).forEach((phrase) => add(phrase, false)));
  if (phrases.length < FEW && hasOneMaterial(units)) addAll(materialOf);
  if (phrases.length < FEW) addAll(saidInside);
  if (phrases.length < FEW) contentsOf(units, title.title).forEach((phrase) => add(phrase, false));
  if (phrases.length < FEW) addAll((unit) => sidesOf(unit, units), true);
  if (phrases.length === 0) addAll((unit) => phrasesOf(unit, units), true);
  if (phrases.length < FEW) addAll(measuresOf, true);
  return capitalised(phrases.map((phrase, at) => (at === 0 ? phrase : midSentence(phrase))).join(', '));
}

const mayBeNamed = ({ property, isNegative, topic, statement, form, text, label, items }: Unit): boolean =>
  !ELSEWHERE.test(property) &&
  !isNegative &&
  !/^(?:limits|care)$/u.test(topic) &&
  !statement.negated.includes(true) &&
  form !== 'imperative' &&
  // Of a list under a label its first entry is named.
  !NO_SUMMARY.test(label === '' ? text : (items[0] ?? text));

const isPhrase = (phrase: string): boolean =>
  phrase.length >= SHORTEST &&
  phrase.length <= LONGEST &&
  /\p{L}{2}/u.test(phrase) &&
  !CLAUSE.test(phrase) &&
  !NO_HIGHLIGHT.test(phrase) &&
  !/^\p{L}+['’]s |^each\b|^size of\b|\p{L}s fit$| 360$|\bscrews\b|\bin (?:both|all|each)\b|\bonly\b|\b(?:excepted|excluded|until|people|persons)\b|^(?:inner|outer)\b|^(?:an? )?(?:first|second|third|last|next|other|another)$|\b(?:most|all|any)$|^\S+ spare$|^set \d|^\p{L}+ and \p{L}+$|^\d[\d.,]* ?(?:lb|kg|g|oz) (?!in\b|with\b|max)\p{L}|^\d[\d.,]* ?(?:ml|L|qt|cups?) of /iu.test(
    phrase,
  ) &&
  // "15 seconds" of what?
  !/^(?:about |up to )?\d[\d.,/-]* ?(?:s|sec|min|h|seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/iu.test(
    phrase,
  );

/** A phrase without a verb: not "sections hold", nor the "2 lock" of "4 wheels, 2 lock". */
function isNamed(phrase: string): boolean {
  const words = phrase.toLowerCase().split(/[^\p{L}\d'’-]+/u);
  const hasVerb = words.some(
    (word, at) =>
      at > 0 &&
      !isThing(word) &&
      (BASE_VERBS.has(word)
        ? isPlural(words[at - 1] ?? '')
        : word.endsWith('s') && BASE_VERBS.has(word.replace(/e?s$/u, '')) && at < words.length - 1 && at <= 2),
  );
  const isUncounted = /^(?:[2-9]|1\d) \p{L}+$/u.test(phrase) && !isPlural(words.at(-1) ?? '');
  return !hasVerb && !isUncounted;
}

/** A unit as short noun phrases. */
function phrasesOf(unit: Unit, units: readonly Unit[]): readonly string[] {
  if (unit.label !== '') return ofLabel(unit);
  const part = partMaterial(unit);
  if (part !== undefined) return [part];
  // "Tray is polypropylene", but not "in package is 1 board".
  const parts = [...unit.text.matchAll(IS)]
    .filter(
      ({ 0: said, groups }) =>
        ARTICLE.test(said) || LEXICON_WORDS.has(groups?.value?.split(' ').at(-1)?.toLowerCase() ?? ''),
    )
    .map(({ groups: { value = '', thing = '' } = {} }) => ({ value, thing }));
  if (parts.length > 0)
    return parts
      .filter(({ value }) => !SIDE.test(value))
      .map(({ value, thing }) =>
        inSentence(`${colourFirst(value.replace(/^rated /u, ''), unit.statement)} ${smallFirst(thing)}`),
      );
  const [opening] = units.filter((one) => one.group === unit.group);
  // "Two computers share one monitor, one keyboard": what a verb goes on with is not in the box.
  if (opening !== undefined && unit.at > 0 && (/^(?:clause|verb)$/u.test(opening.form) || !isNamed(opening.text)))
    return [];
  if (/^(?:inner|outer)\b/iu.test(unit.text)) return [];
  if (unit.form !== 'noun' && !(unit.form === 'description' && unit.statement.terms.length > 0)) return [];
  const group = units.filter((one) => one.group === unit.group);
  const next = group[group.indexOf(unit) + 1];
  // "Sections hold by friction, they do not lock": the half of it promises too much.
  // "Windows" of "Windows, macOS, ChromeOS" is one of several.
  // "Paper and card, not glossy paper".
  if (next !== undefined && /^not /iu.test(next.text)) return [];
  if (unit.items.length > 2 || (!unit.text.includes(' ') && group.length > 2)) return [];
  // "1 black with smoke lens, 1 blue with clear lens", "20 natural, 40 painted": a count without its thing goes on.
  const [counted] = unit.statement.quantities;
  if (group.length > 1 && counted?.start === 0 && counted.unit === '') return [];
  // "Units PSI, bar, kPa" and "Paper straw 85%, polyester 15%" are lists.
  const following = group.slice(group.indexOf(unit) + 1);
  if (following.length > 1 && following.every(({ text }) => !text.includes(' '))) return [];
  if (isShareOfSeveral(unit, group)) return [];
  const isCut = next?.form === 'noun' && / (?:and|or) /u.test(next.text) && / (?:for|of) /u.test(unit.text);
  if (isCut || opensList(unit, next) || (next !== undefined && GOES_ON.test(next.text))) return [];
  return isFreeIn(unit, units) || isListed(unit, group) ? shortened(asFragment(unit)).filter(isNamed) : [];
}

/** One of the materials of a mix. */
const isShareOfSeveral = ({ text }: Unit, group: readonly Unit[]): boolean =>
  SHARE.test(text) && group.filter((one) => SHARE.test(one.text)).length > 1;
const SHARE = /(?<![\d.])(?!100 ?%)\d+(?:\.\d+)? ?%/u;

const GOES_ON = /^(?:but|they|it|only|except|unless|if|when|that|which)\b/iu;

/**
 * "AC motor" of "1875 W, AC motor": a thing named behind others that are named as briefly. "Square, 12 cm" goes on with its
 * phrase, and "handle, black rubber" tells of the handle.
 */
const isListed = (unit: Unit, group: readonly Unit[]): boolean =>
  unit.form === 'noun' &&
  // "Pin buckle in zinc alloy, gunmetal finish": of the buckle.
  !/\b(?:finish|surface|coating|trim|lining|top|base|back|side|inside|outside|tip|end)s?$/iu.test(unit.text) &&
  isThing(headOf(unit.text.split(/ (?:for|with|on|at|in|of) /u)[0] ?? '')) &&
  group
    .slice(0, group.indexOf(unit))
    .every(({ form, text, isNegative }) => form === 'noun' && !isNegative && text.includes(' '));

/** What it has or is for is left out of a phrase that is too long: "padded sleeve" of "padded sleeve with a strap that …". */
function shortened(phrase: string): readonly string[] {
  const bare = phrase.replace(/^(?:an?|the) /iu, '');
  if (isPhrase(bare)) return [bare];
  // "Fits other tiles with 3 inch sides" fits no others.
  if (FITTING.test(bare)) return [];
  const short = bare.replace(SHORTER, '');
  // "UPF 50+ on the brim" is no figure of the whole.
  if (/\d/u.test(short) && /^ (?:on|in|at) (?!the (?:box|pack|package|set|kit)\b)/u.test(bare.slice(short.length)))
    return [];
  // What was cut off may be what limits the rest.
  if (LIMITING.test(bare.slice(short.length))) return [];
  // "Blade tension set with the nut": what it is set by is not cut off.
  return short.includes(' ') && !/ (?:set|cut|put|held|kept|\p{L}{2,}ed)$/u.test(short) ? [short] : [];
}

/** Sides and weights, which few choose by. */
const SIZES = /\d ?x ?\d|\d ?(?:k?g|oz|lb)$|\d ?(?:mm|cm|in|ft|m)(?: (?:tall|wide|long|deep|high|thick|across))?$/u;
const FITTING = /^(?:fits?|works?|compatible|suits?|suitable|takes?|for|holds?|made for|sized) /iu;
const LIMITING = /\b(?:only|not|never|no|sold|other|up to|until|except|unless|optional|extra|max|light|when|if)\b/iu;
const SHORTER = / (?:with|for|that|which|so|on the|in the|at the) .*$/u;

/** Labels of what comes with it. */
const IN_BOX =
  /^(?:(?:in|inside) the )?(?:box|pack|package|set|kit|bag|carton)(?: contents)?$|^(?:contents|includes?|comes with)$/iu;

function ofLabel({ label, text, statement, at, items, property }: Unit): readonly string[] {
  if (at > 0 || IN_BOX.test(label)) return [];
  const [value = text] = items;
  // "For: terrariums from 30 to 60 cm".
  if (label === 'for') return items.length === 1 ? [`for ${inSentence(value)}`] : [];
  const { first, last } = MATERIAL_OF.exec(label)?.groups ?? {};
  const thing = first ?? last ?? label;
  // "Material: full-grain cowhide, vegetable tanned" says two things of it; of a mix none is named alone.
  if (/^(?:material|fabric)$/iu.test(label)) return items.some((item) => SHARE.test(item)) ? [] : items.slice(0, 2);
  if (VALUE.test(label)) return [/finish/iu.test(label) && !/finish/iu.test(value) ? `${value} finish` : value];
  if (OF_PART.test(label) && !/,|\d/u.test(value)) return [inSentence(`${value} ${smallFirst(label)}`)];
  if (MEASURED.test(label)) return [inSentence(`${label} ${value}`)];
  const isNamedPart =
    !/\b(?:needed|required|supplied|included)\b|^(?:none|no|nil|yes)$/iu.test(value) &&
    !/\d/u.test(thing) &&
    (isThing(headOf(thing)) || property === 'material') &&
    (statement.terms.length > 0 || /^\p{L}+(?:ed|able|ible)$/u.test(value));
  // "Connectors: brass tap connector" names itself.
  if (stemsOf(headOf(value)).at(-1) === stemsOf(thing).at(-1)) return isNamedPart && items.length === 1 ? [value] : [];
  const isShort = value.split(' ').length <= 3 && !value.endsWith('s') && !/ (?:in|on|at|for|of|with) /u.test(value);
  // "Underside: non-slip fabric" is not all of it.
  if (/^(?:underside|inside|outside|top|bottom|back|front|base|lining)$/iu.test(label) && !isShort) return [];
  if (/^(?:underside|inside|outside|top|bottom|back|front)$/iu.test(label) && items.length === 1)
    return [inSentence(`${value} ${label.toLowerCase()}`)];
  // "Surface: gym floor, wood, rubber": where it is used.
  if (/^(?:surfaces?|floors?|grounds?)$/iu.test(label)) return [];
  if (isNamedPart && isShort && /\p{L}{3}/u.test(value)) return [inSentence(`${value} ${smallFirst(thing)}`)];
  // "Edge: rubber strip on top"; the first of several would stand for all.
  // "Anti-fog: coating inside" says nothing without its label.
  return items.length === 1 &&
    / /u.test(value) &&
    !/ (?:inside|outside|below|above|behind|inclusive)$/u.test(value) &&
    isThing(headOf(value.split(/ (?:for|with|on|at|in|of) /u)[0] ?? ''))
    ? shortened(inSentence(value)).filter(isNamed)
    : [];
}

/** A label begins its line with a capital: "Cushions". */
const smallFirst = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) && !isName(label.split(' ')[0] ?? '')
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;

/** A further entry of a line with a label that names a thing itself: "seat cushion in grey polyester". */
function ofList({ label, text, at, form, group }: Unit, units: readonly Unit[]): readonly string[] {
  const next = units.find((one) => one.group === group && one.at === at + 1);
  const isLimited = next !== undefined && (next.isNegative || LIMITS.test(next.text));
  const named = text.split(/ (?:in|with|of|on|at|for|under|from) /u)[0] ?? '';
  return label === '' ||
    at === 0 ||
    form !== 'noun' ||
    isLimited ||
    /\d/u.test(text) ||
    !named.includes(' ') ||
    !isThing(headOf(named))
    ? []
    : shortened(inSentence(text)).filter(isNamed);
}
