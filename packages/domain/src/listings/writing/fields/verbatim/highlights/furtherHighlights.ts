import { stemsOf } from '../../../../../products/index.js';
import type { Unit } from '../../../plan/Unit.js';
import { isHeadNoun } from '../../../../../shared/index.js';
import { headOf, isPlural } from '../../../prose/grammar.js';
import { isThing } from '../../../prose/things.js';
import { inSentence } from '../../../prose/inSentence.js';
import { LONGEST } from './actsOf.js';

/** Labels over what comes with it; under "5 blades" stand the blades. */
const OF_BOX =
  /\b(?:box|pack(?:age|et)?|bag|carton|kit|set|tube|case|includ\p{L}*|contents?|comes with|you get|supplied|with it)\b/iu;

/** Papers and packing come with everything. */
const OF_LITTLE =
  /\b(?:manuals?|instructions?|leaflets?|booklets?|guides?|cards?|stickers?|box|bag of|carton|packaging|screws?|bolts?|nuts|washers?|gloves|wall plugs?|hex key|allen key|warranty)\b/iu;
const HOW =
  /^(?:wavy|horizontal|vertical|diagonal|straight|flat|round|square|thin|thick|fine|coarse|large|small|medium|long|short)$/iu;
const MOST = 2;
/** Not "5 face" of "5 face, 7 eye". */
const isNamedThing = (item: string): boolean =>
  !/\bspare$/iu.test(item) && (!/^\d/u.test(item) || isPlural(headOf(item)) || item.startsWith('1 '));

/** "Two stoneware weights and a beech wood tamper are in the carton". */
const IN_BOX =
  /^(?<things>[^,;:]+) (?:is|are|comes?) (?:also )?(?:in|inside) the (?:box|carton|pack|packet|package|parcel|set|kit)$/iu;

/** "You get the plate and a nylon scraper", "comes with a nylon pouch", "box has mask, cord, cotton pouch". */
const YOU_GET =
  /^(?:you (?:also )?(?:get|receive)|(?:it )?comes with|(?:the )?(?:box|pack|package|set|kit|carton|pouch) (?:has|contains|holds)|in (?:the )?(?:box|pack|package|set|kit|carton) (?:is|are|there is|there are)) (?<things>[^;:()]+)$/iu;

/**
 * What comes with it, in one phrase: "2 spare cutters and canvas pouch included". Parts that the title or another sentence names are
 * the product itself. Nothing where the notes deny a part of it.
 */
export function contentsOf(units: readonly Unit[], title: string): readonly string[] {
  const boxes = units.filter(
    ({ property, isNegative, statement, form, label, text }) =>
      !isNegative &&
      !statement.negated.includes(true) &&
      ((property === 'included' && form === 'noun' && OF_BOX.test(label)) ||
        IN_BOX.test(text) ||
        YOU_GET.test(withoutBrackets(text))),
  );
  return boxes.flatMap(({ group, self, items, text }) => {
    const all = units.filter((one) => one.group === group);
    const others = units.filter((one) => one.group !== group).map((one) => `${one.label} ${one.text}`);
    const named = new Set([...stemsOf([title, ...others].join(' ')), ...self]);
    const { things } = (IN_BOX.exec(text) ?? YOU_GET.exec(withoutBrackets(text)))?.groups ?? {};
    const further = things === undefined ? [] : all.slice(all.findIndex((one) => one.text === text) + 1);
    // "Lectern and a cotton carry bag".
    const said =
      things === undefined
        ? items.length === 1
          ? items[0]
          : undefined
        : [things, ...further.filter(({ form }) => form === 'noun').map((one) => one.text)].join(', ');
    const extras = (said === undefined ? items : said.split(/,? and |, (?:and |plus )?/u))
      .filter(
        (item) =>
          /\p{L}{3}/u.test(item) &&
          !/[()]|\d .*\d|\b\d\p{L}|^\d+ (?:degrees|cm|mm|in|m|ft|g|kg|lb|oz|ml|L)\b/u.test(item) &&
          !OF_LITTLE.test(item) &&
          // "Blades: wavy and grater" names no thing.
          !HOW.test(item) &&
          isNamedThing(item) &&
          // "Tweezer slanted", "big for 6 months": behind a verb the list goes on with anything.
          (things === undefined || (isHad(item) && !/\d .*\p{L}* \p{L}+ed$|^\p{L}+ for /iu.test(item))),
      )
      .filter((item) => !named.has(stemsOf(headOf(item)).at(-1) ?? ''))
      .map((item) => inSentence(item.replace(/^(?:1 x |1 |an? |one |the )/iu, '').replace(/ (?:with|in|of) .*$/u, '')))
      .slice(0, MOST);
    const phrases = [extras, extras.slice(0, 1)].map((some) => `${some.join(' and ')} included`);
    return extras.length === 0 || all.some(({ isNegative }) => isNegative)
      ? []
      : phrases.filter(({ length }) => length <= LONGEST).slice(0, 1);
  });
}

/** Whether the notes name one material, and of no part: that of the product. */
export const hasOneMaterial = (units: readonly Unit[]): boolean =>
  new Set(
    units.flatMap(({ statement, isNegative }) =>
      isNegative
        ? []
        : statement.terms.filter(({ lexicon }) => lexicon === 'material').map(({ key, part }) => `${part} ${key}`),
    ),
  ).size === 1;

/** "EVA foam" of "EVA foam all the way through", "pine wood" of "is made from pine wood without lacquer". */
export function materialOf({ statement: { tokens, terms, text, part }, label, isFree, form }: Unit): readonly string[] {
  if (part !== '' || label !== '' || !(isFree || form === 'verb')) return [];
  const made = /^(?:(?:it )?is )?made (?:of|from|with) /iu.exec(text)?.[0] ?? '';
  const from = (tokens[0]?.start ?? 0) + made.length;
  const term = terms.find(({ lexicon, first }) => lexicon === 'material' && (tokens[first]?.start ?? 0) >= from);
  const opening = tokens.filter(({ start }) => start >= from);
  const end = term === undefined ? undefined : tokens[term.next - 1];
  if (term === undefined || term.part !== '' || end === undefined) return [];
  const phrase = text.slice(made.length, end.end - (tokens[0]?.start ?? 0));
  const after = tokens[term.next];
  // "Leather look" is none, "steel tip" tells of the tip.
  const isEnded =
    after === undefined || after.kind === 'sign' || /^(?:without|with|all|in|throughout)$/u.test(after.lower);
  return isEnded && opening.length > 0 && phrase.split(' ').length <= MOST_WORDS && !/[,;:()]/u.test(phrase)
    ? [inSentence(phrase)]
    : [];
}
const MOST_WORDS = 3;

/** "A cork mat (glue free) so your counter is safe, and a tube": the things alone. */
const withoutBrackets = (text: string): string =>
  text.replaceAll(/ \([^()]*\)/gu, '').replaceAll(/ so (?:that )?(?:your?|it|the|they|nothing)\b[^,]*/gu, '');

const isHad = (item: string): boolean => {
  const head = headOf(item.split(/ (?:with|in|of|for) /u)[0] ?? '').toLowerCase();
  return isPlural(head) || isThing(head) || isHeadNoun(head);
};

/** A side with its figure and nothing else. */
const SIDE = /^(?:about )?\d[\d.,/ ]* ?(?:mm|cm|m|in|ft) (?:across|tall|high|wide|deep|long|thick|in diameter)$/u;

/** Two sides of the whole that its notes name side by side: "24 cm across and 29 cm high". */
export function sidesOf(unit: Unit, units: readonly Unit[]): readonly string[] {
  const next = units[units.indexOf(unit) + 1];
  return unit.isFree &&
    unit.at === 0 &&
    unit.label === '' &&
    next?.group === unit.group &&
    [unit, next].every(({ text, statement }) => SIDE.test(text) && statement.part === '')
    ? [`${unit.text} and ${next.text}`]
    : [];
}
