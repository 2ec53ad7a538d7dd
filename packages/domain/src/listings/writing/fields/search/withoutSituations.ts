import { stemsOf } from '../../../../products/index.js';

/**
 * Whom, where and what for: a word of the kind that is true of some of its things only. It is a search term where the seller says
 * it, or the name of the kind does.
 */
const SITUATIONS: ReadonlySet<string> = new Set(
  stemsOf(
    'formal casual party wedding festive festival office school college university gym travel room bedroom bathroom nursery decor living macbook iphone ipad samsung laptop splitter tube loop cooling heating electric shoulder salon professional commercial gift kids boys girls men women unisex baby toddler indoor outdoor patio hiking trekking gaming studio desk writing wall trackball lotion machine spare replacement motor starter collectable collectible scale hobby modeller apple samsung google extension extender shelf cabinet surma mattress washable carry baggage pretend role gunsmith peel sleeping sheet spy sport sports running yoga cycling camping bermuda docking truck pruner prune pruning screen expander body bridal ethnic daily luxury premium spiritual birthday christmas leash tape seat',
  ),
);

/** Whether a word is true of some things of a kind only. */
export const isSituation = (word: string): boolean => stemsOf(word).some((stem) => SITUATIONS.has(stem));

/**
 * A name of the kind without those of them that are not said. What stands before a word of the kind narrows it: a "belgian waffle
 * iron" is one for other waffles, a "peel-off mask" another mask. Without stems of the kind, a name stands whole or not at all.
 */
export function withoutSituations(
  name: string,
  known: ReadonlySet<string>,
  denied: ReadonlySet<string>,
  kindStems: readonly string[],
): string {
  const words = name.split(' ');
  const stems = words.map((word) => stemsOf(word));
  const isHead = stemsOf(name).at(-1) === kindStems.at(-1);
  const shared = stems.findIndex((own) => own.some((stem) => kindStems.includes(stem)));
  const isTrue = (own: readonly string[]): boolean =>
    own.every((stem) => !denied.has(stem) && (!SITUATIONS.has(stem) || known.has(stem)));
  // "Gear" is all that is left of "camping gear": what has no word of the kind stands whole or not at all.
  if (shared < 0 && !stems.every(isTrue)) return '';
  return words
    .filter((_, at) => {
      const own = stems[at] ?? [];
      return (own.every((stem) => known.has(stem)) || !(isHead || at < shared)) && isTrue(own);
    })
    .join(' ');
}
