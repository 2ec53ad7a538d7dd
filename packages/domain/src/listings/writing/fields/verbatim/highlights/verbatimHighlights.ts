import { LEXICON_WORDS, stemsOf } from '../../../../../products/index.js';
import { codePointLength } from '../../../../rules/text/codePointLength.js';
import { isFreeIn } from '../../../plan/passagesOf.js';
import { opensList, type Unit } from '../../../plan/Unit.js';
import { asFragment } from '../../../prose/asFragment.js';
import { colourFirst } from '../../../prose/colourFirst.js';
import { headOf } from '../../../prose/grammar.js';
import { inSentence, midSentence } from '../../../prose/inSentence.js';
import { capitalised } from '../../../prose/normalise.js';
import { isThing } from '../../../prose/things.js';
import type { Story } from '../../../Story.js';
import { partMaterial } from '../../../prose/predicates/describedPart.js';
import { countedThingsOf, needlessOf } from './countedThings.js';
import { contentsOf, hasOneMaterial, materialOf, sidesOf } from './furtherHighlights.js';
import { isInTitle, keysOf } from './isInTitle.js';
import { materialFirst } from '../../materialFirst.js';
import { measuresOf } from './measuresOf.js';
import { saidInside } from './saidInside.js';
import { figureUnder } from './figureUnder.js';
import { forWhat } from './forWhat.js';
import { partActs } from './partActs.js';
import { shortClaims } from './shortClaims.js';
import { thingsHad } from './thingsHad.js';
import { thingsOfMaterial } from './thingsOfMaterial.js';
import { actsOf, isAct } from './actsOf.js';
import { isNamed, isPhrase, shortened } from './highlightPhrase.js';
import { ofLabel, ofList, SHARE, smallFirst } from './labelledHighlights.js';
import { isDull, rankFor } from '../../highlightsOf.js';

const MOST = 5;
const DULL = 1;
/** With fewer phrases the sides and the weight are named too. */
const FEW = 3;
const ENOUGH = 4;
/** Characters that say little. */
const SHORT = 75;
/** What a seller says early matters more to him. */
const EARLY = 0.3;

/** What a buyer does not choose by, or what needs its sentence. */
const ELSEWHERE =
  /^(?:warranty|licence_number|part_number|warning|directions|storage|author|date|allergen|excluded|included|care|origin|assembly|charge_time|age)$/u;
const NO_SUMMARY =
  /^(?:long|wide|thick|high|deep|tall|diameter|test|(?:uk|us|eu) plug)\b|\bat a time\b|^at most\b|^(?:windows|macos|android|ios|linux|chromeos)\b|^runs (?:small|large|big|true|wide|narrow)|^(?:EN|ISO|BS|DIN|IEC|ASTM|IS) ?[\dA-Z][\w.-]*$|^(?:hose|dust|vacuum|rinse|air|underside|surface|clean|disinfect|plus|needs?|open|face(?! (?:is|are))|dogs|cats|people|adults) |\bper pack\b|\b(?:1st|first)$|\b(?:please|fine|ok|packing|data sheet|quality|repairs?|hose down|delivered|brand new|sealed|educational|given|rolled(?! steel))\b|^fits most\b|^(?:dry|damp|wet|soft) cloth\b|\b(?:needs?|protect|requires?|before|per order|per customer)\b|(?:^| )\d+ (?:pieces?|pcs?)$|^\d+ (?:positions|steps|stages|angles)$/iu;
/** "The body is cast aluminium and the handle is heat-resistant nylon": parts, and what each is. */
const IS =
  /(?:^(?:and |but )?(?:(?:the|its|both|all) )?(?:(?:two|three|four|five|six|eight|\d{1,2}) )?(?:\p{L}+able )?|(?:, | and | but |; )(?:the|its|both|all) )(?<thing>(?!(?:it|they|this|these|that|there|each|one|everything|anything|nothing|all|color|colour|size|rest|others|in|on|at|under|inside)\b)\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (?:is|are) (?:made (?:of|from|with) |of |from )?(?<value>(?!(?:not|no|on|in|at|for|from|also|only|sold|supplied|included|made|to|about|up|the|an?|with|as|by|one|two|three)\b)[\p{L}\d.%/-]+(?: (?!(?:and|or|but|with|in|on|for|to|from|that|which|at|by|of|not)\b)[\p{L}\d.%/-]+){0,3})(?=$|[,;.]| (?:and|with|in|for|but|that|which)\b)/giu;
const ARTICLE = /^[,; ]*(?:and |but )?(?:the|its|both|all) /iu;

/** "Birch plywood 4 mm" is birch plywood. */
const WITH_FIGURE = /(?<=\p{L}{3}) (?:about )?\d[\d.]* ?(?:mm|cm|m|in|ft|g|gsm|kg|oz|lb)$/u;
/** "10.5 cm across", "10 ft 6": a measure describes no noun. */
const SIDE = /(?:^|\b)(?:across|tall|high|wide|deep|long|thick|rated)$|(?:^|\s)\d[\d.]*(?: ?\p{L}{1,3})?$/u;
/** The strongest short facts that the title left out, of notes that are kept in the seller's words. */
export function verbatimHighlights(story: Story, room: number): string {
  const { units, title, reading } = story;
  const known = new Set(keysOf(title.title));
  const phrases: string[] = [];
  /** Stems of the phrases so far. */
  const named = new Set<string>();
  const self = stemsOf(headOf(reading.name.kind.name)).at(-1);
  let dull = 0;
  const add = (found: string, isOfLittle: boolean, isWhole = false): void => {
    const phrase = materialFirst(labelled(found));
    // "Jump rope with 10 ft cable": the title names the product already.
    const [thing = ''] = phrase.split(/ (?:with|for|in|of) /u);
    const head = stemsOf(headOf(thing)).at(-1) ?? '';
    const isNamed = head === self || (phrase.startsWith(`${thing} with `) && reading.context.self.has(head));
    if (isNamed && !describes(phrase)) return;
    if (story.brief.brand !== '' && phrase.toLowerCase().includes(story.brief.brand.toLowerCase())) return;
    if (phrases.length === MOST || (isOfLittle && dull === DULL)) return;
    if (!isWhole && !(isPhrase(phrase) || isAct(phrase))) return;
    const stems = keysOf(phrase);
    if (isInTitle(phrase, title.title, known)) return;
    // "40 lb capacity, holds up to 18 kg / 40 lb".
    if (stems.some((stem) => /^(?:\d{2,}|\d+[.,/]\d)/u.test(stem) && named.has(stem))) return;
    const said = stems.filter((stem) => known.has(stem)).length;
    if (said === stems.length || (stems.length > 2 && said * 2 > stems.length)) return;
    // "2 leather straps, two leather straps with brass buckles".
    if (phrases.some((one) => keysOf(one).every((stem) => stems.includes(stem) || NUMBER.test(stem)))) return;
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
        const isOfLittle =
          isDull(unit) ||
          (unit.property === 'colour' && !isOfMaterial(unit)) ||
          (/^\d/u.test(phrase) && SIZES.test(phrase));
        if (!isOfLittle || isOfLittleToo) add(phrase, isOfLittle);
      }
  };
  const isThin = (): boolean => phrases.length < FEW || codePointLength(phrases.join(', ')) < SHORT;
  addAll((unit) => phrasesOf(unit, units));
  if (phrases.length < ENOUGH) addAll(thingsOfMaterial);
  if (isThin()) addAll(countedThingsOf);
  if (isThin()) units.forEach((unit) => needlessOf(unit, units).forEach((phrase) => add(phrase, false)));
  if (isThin()) addAll((unit) => figureUnder(unit, units));
  if (isThin()) addAll((unit) => ofList(unit, units));
  if (isThin())
    units.forEach((unit) => {
      if (unit.property === 'included' || mayBeNamed(unit)) actsOf(unit, units).forEach((phrase) => add(phrase, false));
    });
  if (phrases.length < FEW && hasOneMaterial(units)) addAll(materialOf);
  if (isThin()) units.forEach((unit) => shortClaims(unit, units).forEach((phrase) => add(phrase, false)));
  if (isThin())
    units.forEach((unit) => forWhat(unit, units, reading.name.kind.name).forEach((phrase) => add(phrase, false)));
  if (isThin()) addAll((unit) => saidInside(unit, units));
  if (isThin()) contentsOf(units, title.title).forEach((phrase) => add(phrase, false));
  if (isThin()) addAll((unit) => sidesOf(unit, units), true);
  if (isThin()) addAll(describedOf);
  if (isThin()) addAll(thingsHad);
  if (isThin()) units.forEach((unit) => partActs(unit, units).forEach((phrase) => add(phrase, false, true)));
  if (isThin()) addAll((unit) => phrasesOf(unit, units), true);
  if (isThin()) addAll(measuresOf, true);
  // "Rack for 24 bits, adjusts 13 to 40 in": behind a part it would be said of that.
  const inOrder = phrases.toSorted((one, other) => placeOf(one) - placeOf(other));
  return capitalised(inOrder.map((phrase, at) => (at === 0 ? phrase : midSentence(phrase))).join(', '));
}

/** "White polyester mesh net" tells of the product, "spaetzle maker with a hopper" names it. */
const describes = (phrase: string): boolean => LEXICON_WORDS.has(phrase.split(' ')[0]?.toLowerCase() ?? '');

/** "1.1 lb" and "14 x 5 x 6 in" say what they are. */
const labelled = (phrase: string): string =>
  /^(?:about )?\d[\d.]* ?(?:k?g|oz|lb)$/u.test(phrase)
    ? `weight ${phrase}`
    : /^(?:about )?\d[\d./]*(?: ?(?:mm|cm|m|in|ft))? x \d[^,]*\d ?(?:mm|cm|m|in|ft)$/u.test(phrase)
      ? `size ${phrase}`
      : phrase.replace(/^1 (?=\p{L})/u, '');

/** What the whole is for and does, its parts, what comes with it. */
const placeOf = (phrase: string): number =>
  phrase.endsWith(' included') ? 2 : /^for /iu.test(phrase) || isAct(phrase) || DONE.test(phrase) ? 0 : 1;

const NUMBER = /^\d+$/u;

const isOfMaterial = ({ statement }: Unit): boolean => statement.terms.some(({ lexicon }) => lexicon === 'material');

const mayBeNamed = ({ property, isNegative, topic, statement, form, text, label, items }: Unit): boolean =>
  !ELSEWHERE.test(property) &&
  !isNegative &&
  !/^(?:limits|care)$/u.test(topic) &&
  !statement.negated.includes(true) &&
  form !== 'imperative' &&
  // Of a list under a label its first entry is named.
  !NO_SUMMARY.test(label === '' ? text : (items[0] ?? text));

/** A unit as short noun phrases. */
function phrasesOf(unit: Unit, units: readonly Unit[]): readonly string[] {
  if (unit.label !== '') return ofLabel(unit);
  const part = partMaterial(unit);
  if (part !== undefined) return [part];
  // "Tray is polypropylene", but not "in package is 1 board".
  const parts = [...unit.text.matchAll(IS)]
    .map(({ 0: said, groups: { value = '', thing = '' } = {} }) => ({
      said,
      value: value.replace(WITH_FIGURE, ''),
      thing,
    }))
    .filter(({ said, value }) => ARTICLE.test(said) || LEXICON_WORDS.has(value.split(' ').at(-1)?.toLowerCase() ?? ''));
  if (parts.length > 0)
    return parts
      .filter(({ value }) => !SIDE.test(value) && !/ (?:too|also|only|either)$/iu.test(value))
      .map(({ value, thing }) =>
        inSentence(ofThing(colourFirst(value.replace(/^rated /u, ''), unit.statement), thing)),
      );
  const [opening] = units.filter((one) => one.group === unit.group);
  // "Two computers share one monitor, one keyboard": what a verb goes on with is not in the box.
  if (
    opening !== undefined &&
    unit.at > 0 &&
    !COPULA.test(opening.text) &&
    (/^(?:clause|verb|imperative)$/u.test(opening.form) || !isNamed(opening.text))
  )
    return [];
  if (/^(?:inner|outer)\b/iu.test(unit.text)) return [];
  if (unit.form !== 'noun' && !(unit.form === 'description' && unit.statement.terms.length > 0)) return [];
  const group = units.filter((one) => one.group === unit.group);
  const next = group[group.indexOf(unit) + 1];
  // "Sections hold by friction, they do not lock": the half of it promises too much.
  // "Windows" of "Windows, macOS, ChromeOS" is one of several.
  // "Paper and card, not glossy paper"; "blade width 3/8" of "3/8, 1/2 and 3/4 in".
  if (next !== undefined && /^\d/u.test(next.text) && /\d$/u.test(unit.text)) return [];
  // "Ball end on the long side, 6 mm and up only"; "100 mm for 2 mm, 200 mm the rest".
  if (next !== undefined && /^not |\bonly\b|\bthe (?:rest|others?)\b/iu.test(next.text)) return [];
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

/** "Wood is lotus wood" names it already. */
const ofThing = (value: string, thing: string): string =>
  stemsOf(headOf(value)).at(-1) === stemsOf(thing).at(-1) ? value : `${value} ${smallFirst(thing)}`;

/** What was done to it, in a fragment of its own: "pre-seasoned with rapeseed oil". */
const describedOf = ({ form, label, text, statement }: Unit): readonly string[] =>
  form === 'description' && label === '' && statement.part === '' && DONE.test(text) ? shortened(inSentence(text)) : [];
const DONE =
  /^(?!(?:need|includ|suppli|cover|exclud|recommend|requir|limit|pack|sold|wash|us)\p{L}*ed\b)(?:\p{L}+-)?\p{L}{3,}(?:ed|sewn|woven|cut) (?:with|in|by|from|for) \p{L}/iu;

/** "It is cast iron, pre-seasoned with rapeseed oil": what goes on is said of the product. */
const COPULA = /^(?:it|they|this)(?: (?:is|are)|['’](?:s|re)) (?!(?:for|in|on|not)\b)/iu;

/** One of the materials of a mix. */
const isShareOfSeveral = ({ text }: Unit, group: readonly Unit[]): boolean =>
  SHARE.test(text) && group.filter((one) => SHARE.test(one.text)).length > 1;

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
  group.slice(0, group.indexOf(unit)).every(
    (one, at) =>
      one.form === 'noun' &&
      !one.isNegative &&
      one.text.includes(' ') &&
      // "Walk in them on rubber mats, locker rooms, short bits of concrete".
      !opensList(one, group[at + 1]),
  );

/** Sides and weights, which few choose by. */
const SIZES = /\d ?x ?\d|\d ?(?:k?g|oz|lb)$|\d ?(?:mm|cm|in|ft|m)(?: (?:tall|wide|long|deep|high|thick|across))?$/u;
