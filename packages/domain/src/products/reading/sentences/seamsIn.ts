import { propertyOfLabel } from '../words/propertyOfLabel.js';

/** "BlueSize: Medium", "11.1VCapacity : 58Wh", "SyntheticsOrigin: Made in …": what a page lost between the cells of a table. */
const GLUED_LABEL =
  /(?<=\p{L}\p{Ll}|\d[a-z]{0,2}|\)|[XSML]L|\d[XSML]|[:：]\p{Lu}|\p{Lu}{2}(?=\p{Lu}\p{Ll}{2})|\d\p{Lu}(?=\p{Lu}\p{Ll}{2}))(?=(?:\p{Lu}(?:\p{Ll}+|\d)(?: \p{L}\p{Ll}+){0,3}|X{0,3}[SML]|\dXL) ?[:：] ?[^\s:])/gu;
/** "Material:Cotton blended Color:Blue Size:S,M": labels without a space behind them, a few to a line. */
const TIGHT_LABEL = /(?<=[^\s,;:(] )(?=\p{Lu}\p{Ll}{2,}(?: \p{L}\p{Ll}+)?[:：][^\s:/\d])/gu;
const LEAST_TIGHT = 2;
/** "(Approx.)Notes", "waist and cuffs)Imported": a bracket ends what stood before it. */
const GLUED_BRACKET = /(?<=\p{L}[).]*\))(?=\p{Lu}\p{Ll}{2})/gu;
/** The same without a label, where a text has several: "ringspun cotton, preshrunkLightweight". */
const GLUED_WORD = /(?<=\p{L}\p{Ll}{2}|\d["”])(?=\p{Lu}\p{Ll}{2})/gu;
const LEAST_GLUED = 3;
const NO_PLACES: ReadonlySet<number> = new Set();

/** "Material: Polyester     Decoration: None": the cells of a table of a page, a few to a line. */
const WIDE = /(?=[^\s:：][^\n:：]{0,30}[:：])(?<=[^\s:：,] {3,200})/gu;
const LEAST_WIDE = 3;

/** "0.55 lbs.- SKU: TCSW236624": the shop's own number behind the last line. */
const OWN_NUMBER = /(?<=\S)(?=[-–] ?SKU ?[:：])/gu;

/** "lenses Specifications：Material": words that open a part of a sheet, wherever they stand. */
const HEAD_WORD =
  /(?<=\S )(?=(?:Specifications?|Features?|Package (?:Contents?|Includ(?:e|es|ed|ing))|Packing List|Item Specifics) ?[:：])/gu;

/** "high quality.*Made of steel*Color films": signs of a list without the ends of its lines. */
const STAR = /(?<=[^\s\d*])(?=\*[\p{L}\d])/gu;
const LEAST_STARS = 3;
/** "can reduce cost[STRONG GRINDING]: the back": headings in brackets. */
const BRACKETED_HEAD = /(?<=\S)(?=\[\p{Lu}[^[\]\n]{2,40}\] ?:)/gu;

/** Where two statements are written together without a space, or apart with many. */
export function seamsIn(text: string): ReadonlySet<number> {
  const hasLabels = /[:：]/u.test(text);
  const glued = hasLabels ? placesOf(text, GLUED_LABEL) : [];
  const tight = hasLabels ? tightLabels(text, new Set(glued)) : [];
  const wide = hasLabels && text.includes('   ') ? placesOf(text, WIDE) : [];
  const apart = [...(tight.length >= LEAST_TIGHT ? tight : []), ...(wide.length >= LEAST_WIDE ? wide : [])];
  if (text.includes('*')) {
    const stars = placesOf(text, STAR);
    if (stars.length >= LEAST_STARS) apart.push(...stars);
  }
  if (hasLabels) apart.push(...placesOf(text, HEAD_WORD));
  if (text.includes('[')) apart.push(...placesOf(text, BRACKETED_HEAD));
  if (!/[\p{L}\d)]\p{Lu}/u.test(text)) return apart.length > 0 ? new Set(apart) : NO_PLACES;
  const labels = [...glued, ...placesOf(text, GLUED_BRACKET), ...placesOf(text, OWN_NUMBER), ...apart];
  const words = gluedWords(text);
  return new Set([...labels, ...words]);
}

/** Most texts have none, and `matchAll` copies the expression first. */
const placesOf = (text: string, sign: RegExp): readonly number[] =>
  text.search(sign) === -1 ? [] : [...text.matchAll(sign)].map(({ index }) => index);

/** Labels of two words are not cut in two, and what opens a line is one label. */
function tightLabels(text: string, glued: ReadonlySet<number>): readonly number[] {
  const places: number[] = [];
  for (const at of placesOf(text, TIGHT_LABEL)) {
    // "SI2Creation Method:Natural": its first word was pasted.
    const word = /\p{Lu}\p{L}* $/u.exec(text.slice(Math.max(0, at - LONGEST_WORD), at));
    if (word !== null && glued.has(at - word[0].length)) continue;
    const colon = Math.max(text.lastIndexOf(':', at - 1), text.lastIndexOf('：', at - 1));
    if (colon === -1 || colon < text.lastIndexOf('\n', at - 1)) continue;
    const last = places.at(-1);
    // "Support" and "Type" of "Support Type:Wire Free".
    if (last !== undefined && colon < last) {
      if (isLabelAlone(text.slice(at, at + LONGEST_WORD))) places[places.length - 1] = at;
    } else places.push(at);
  }
  return places;
}

const LONGEST_WORD = 24;

/** "Color" may stand behind a value; "Type" and "Number" need the word before them. */
function isLabelAlone(text: string): boolean {
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  return (
    !/^(?:types?|style|number|name|method|mode|grade|level|length|width|height|size)$/u.test(word) &&
    propertyOfLabel(word) !== undefined
  );
}

/** Words that were pasted together, where there are several. What stands in a text so more than once is a name: "XtremeVision". */
function gluedWords(text: string): readonly number[] {
  const places = placesOf(text, GLUED_WORD).map((at) => ({ at, pair: pairAt(text, at) }));
  const times = new Map<string, number>();
  for (const { pair } of places) times.set(pair, (times.get(pair) ?? 0) + 1);
  const isName = (pair = ''): boolean => (times.get(pair) ?? 0) > 1;
  const glued = places.filter(({ pair }) => !isName(pair));
  // "T-ShirtCafePress brings": what is pasted to a name is pasted, were it the only one.
  const certain = glued.filter(({ at }) =>
    isName(places.find((next) => next.at > at && next.at <= at + LONGEST_WORD)?.pair),
  );
  return (glued.length >= LEAST_GLUED ? glued : certain).map(({ at }) => at);
}

/** "CafePress" of "T-ShirtCafePress brings". */
const pairAt = (text: string, at: number): string =>
  (/\p{Lu}?\p{Ll}*\S?$/u.exec(text.slice(Math.max(0, at - LONGEST_WORD), at))?.[0] ?? '') +
  (/^\p{Lu}\p{Ll}*/u.exec(text.slice(at, at + LONGEST_WORD))?.[0] ?? '');
