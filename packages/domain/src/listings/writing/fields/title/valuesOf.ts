import { stemsOf, unitOf, type PropertyId } from '../../../../products/index.js';
import { codePointLength } from '../../../rules/text/codePointLength.js';
import { isSaidOfPart } from '../../plan/isSaidOfPart.js';
import { isFreeIn } from '../../plan/passagesOf.js';
import { standsAlone, type Unit } from '../../plan/Unit.js';
import { materialFirst } from '../materialFirst.js';
import { asFragment } from '../../prose/asFragment.js';

const IN_TITLE_NO =
  /\b(?:case|box|bag|pouch|cover|sleeve|packaging)s?$|^(?:clean|wipe|wash|use|keep|store|dry|check|put|do|remove|rinse|charge) /iu;

const COLOUR_LABEL = /^(?:colou?rs?|shade|finish|colou?r name)$/u;

/** No buyer looks for goggles by their 38 g. */
const isHeavy = ({ statement: { quantities } }: Unit): boolean =>
  quantities.some(({ low, unit }) => low * (unitOf(unit)?.factor ?? 1) >= LEAST_WEIGHT * (unitOf('kg')?.factor ?? 1));
const LEAST_WEIGHT = 1;

const OF_ANOTHER = /^(?:colour|material|finish|style|pattern|shape)$/u;

/** Characters of a phrase in a title. */
export const LONGEST_PHRASE = 34;
/** Of a list in a title that has room for it. */
export const LONGEST_LIST = 44;

/** Short values of a property, product first, nothing denied. */
export function valuesOf(property: PropertyId, units: readonly Unit[]): readonly string[] {
  return (
    units
      .filter(
        (unit) =>
          unit.property === property &&
          unit.isFree &&
          (unit.at === 0 || !/^(?:count|pieces)$/u.test(property)) &&
          // "2 leash rings, front and back, metal", "otherwise navy": behind something else it is of that.
          (!OF_ANOTHER.test(property) ||
            unit.source.field !== 'description' ||
            unit.label !== '' ||
            isFreeIn(unit, units)) &&
          // A place or a part is no property of the product: "mesh panel on instep", "line 8-14 lb".
          !/\b(?:on|at|inside|per)\b|^sizes\b/iu.test(unit.text) &&
          !(property === 'size' && stemsOf(unit.text).length > 3) &&
          (property !== 'power' ||
            !/\b(?:adapt[eo]r|charger|cable|cord|plug|supply|standby|stand-by|idle|under|less)\b/iu.test(unit.text)) &&
          // "Scented candle of soy wax" names the product again.
          !(unit.source.field === 'description' && stemsOf(unit.text).some((stem) => unit.self.has(stem))) &&
          (property !== 'origin' || (unit.at === 0 && unit.form === 'noun')) &&
          !isSaidOfPart(unit, units) &&
          // "Speckled navy outside, white inside": neither is all of it; of "natural or grey" a buyer has one.
          standsAlone(
            unit,
            units.filter(({ group }) => group === unit.group),
          ) &&
          !/^an? |^this is |^size up$|^assembly\b| or |\b(?:when|if|looks?|after|before|boxed|packed|goes|turns|covered)\b|^lasts\b/iu.test(
            unit.text,
          ) &&
          !(property === 'colour' && isOfSeveral(unit, units)) &&
          // The shares of a composition stay together.
          !(/^\d+(?:\.\d+)? ?%/u.test(unit.text) && !unit.text.startsWith('100')) &&
          (property !== 'weight' || (/^(?:net )?(?:about )?\d/iu.test(unit.text) && isHeavy(unit))) &&
          // "Black ABS case" reads as one that comes with it, "clean glass with alcohol first" is an order.
          !(unit.source.field === 'description' && IN_TITLE_NO.test(unit.text)) &&
          // "Lens: mirrored blue" is the colour of the lens.
          (property !== 'colour' || unit.label === '' || COLOUR_LABEL.test(unit.label)) &&
          // "Battery" alone is no power.
          (property !== 'power' || unit.statement.quantities.length > 0) &&
          // "Min load: 2 g" is not what it carries; "until they sit, about 6 months" not its age.
          !/^min/iu.test(unit.label) &&
          !(property === 'age' && (unit.at > 0 || /^about\b|\d ?m\b/iu.test(unit.text))) &&
          // "It takes about 40 L of compost".
          !/^(?:it|they|we|you|this) (?!(?:is|are)\b)\p{L}+s?\b/iu.test(unit.text) &&
          // "Cutting capacity: up to 22 mm" says of what by its label.
          !(unit.label.includes(' ') && /^(?:up to|about|max)\b/iu.test(unit.text)) &&
          (property !== 'material' || unit.label === '' || MATERIAL_LABEL.test(unit.label)) &&
          // "Edges sharp until rubber fitted", "clamps lined with EVA".
          (property !== 'material' || !/\b(?:lined|fitted|until)\b/iu.test(unit.text)) &&
          !unit.isNegative &&
          // "Raw wood, textured paint and stone will not hold" is no material of it.
          !(unit.label === '' && isLimited(unit, units)) &&
          // "Capacity: 55 g peppercorns" is no weight, and no pepper comes with it.
          (property !== 'capacity' || !/\d ?(?:mg|g|kg|oz|lb) \p{L}{3}/u.test(unit.text)) &&
          unit.items.length === 1 &&
          unit.statement.part === '' &&
          unit.form !== 'clause' &&
          unit.form !== 'verb' &&
          unit.form !== 'imperative',
      )
      .map((unit) =>
        materialFirst(asFragment(unit))
          .replace(/^weight (?=\d)/iu, '')
          .replace(/^colou?r (?=\p{L})/iu, '')
          // "It's birch plywood".
          .replace(/^(?:it|they)(?:['’]s| is|['’]re| are) (?:made of )?/iu, '')
          .replace(
            /^(?:from |for )?(?:ages? )?(\d{1,2}) (?:years?|yrs?)(?: of age)? (?:up|and up|upwards?|onwards?|on|plus)$/iu,
            'ages $1+',
          )
          // "5+" of an attribute says nothing alone.
          .replace(/^(\d{1,2})\+$/u, 'ages $1+'),
      )
      // "Outer half ABS" tells of a part.
      .filter((text) => property !== 'material' || !OF_SIDE.test(text))
      .filter((text) => codePointLength(text) <= LONGEST_PHRASE && !/[:;,(]/u.test(text) && !PAPERS.test(text))
      .slice(0, property === 'age' ? 1 : 2)
  );
}

/** Its sentence denies something behind it. */
const isLimited = (unit: Unit, units: readonly Unit[]): boolean =>
  units.some(
    ({ group, at, form, isNegative }) =>
      group === unit.group && at > unit.at && isNegative && /^(?:clause|verb|noun)$/u.test(form),
  );

/** "Colours oatmeal, bottle green and ink": one buyer has one of them. */
const isOfSeveral = (unit: Unit, units: readonly Unit[]): boolean =>
  units.some(({ group, text }) => group === unit.group && /^colou?rs\b/iu.test(text)) ||
  (unit.text.includes(' and ') &&
    units.some((other) => other !== unit && other.group === unit.group && other.property === 'colour'));

const MATERIAL_LABEL = /^(?:(?:main |outer |body )?materials?|fabric|composition|made of)(?: type)?$/u;

const OF_SIDE = /\b(?:half|side|outer|inner|upper|lower|front|back|bottom)\b/iu;

/** Papers are no reason to choose a product. */
const PAPERS = /\b(?:booklet|leaflet|manual|guide|recipes?|instructions?|stickers?|certificate|cards?)\b/iu;
