import type { ListingBrief } from '@listwright/domain/listings';
import type { ProductFacts } from '@listwright/domain/products';
import { readFacts, singularOf, typeModifiers } from '@listwright/domain/products';
import { chooser } from './prose/chooser.js';
import type { Choose } from './prose/chooser.js';
import { cutAtWord } from './prose/cutAtWord.js';
import { nameInTitle } from './prose/nameInTitle.js';
import { listedParts } from './source/listedParts.js';
import { withoutFinish } from './source/finishOf.js';
import type { Subject } from './Subject.js';

const AUDIENCE = /^(?:women|men|ladies|kid|girl|boy|baby|toddler|unisex|adult|child|children)(?:'?s|')?$/iu;
/** Words at the end of a designation that tell nothing apart. */
const LOOSE_END =
  /^(?:limited|edition|sound|model|blue|red|green|black|white|grey|gray|brown|yellow|toy|light|color|colour|line|weathered|lined|diesel|steam)$/iu;
/** The longest designation a sentence can carry. */
const MAX_DESIGNATION = 60;

/** Reads a brief and decides how to speak of its product; each `variation` chooses other words. */
export function subjectOf(brief: ListingBrief, variation = 0): Subject {
  const facts = readFacts(brief);
  const { name, brand } = facts;
  const choose = chooser(`${brief.productName}\u0001${brief.brand}\u0001${brief.category}\u0001${variation}`);
  const [article = ''] = name.articles;
  const { type, designation } = kindOf(typeOf(facts.productType?.value ?? ''), designationOf(facts), facts);
  const noun = nounOf(type);
  const named = [designation, type].filter((part) => part !== '').join(' ');
  const proper = named === '' ? [brand, article].filter((part) => part !== '').join(' ') || name.main : named;
  const inside = name.prefix !== '' && designation !== '' ? `${brand} ${proper}` : proper;
  const the =
    type === '' ? inside : `the ${designation === '' && brand !== '' && article === '' ? `${brand} ` : ''}${inside}`;
  return {
    brief,
    facts,
    choose,
    brand,
    type,
    noun: noun === '' ? 'item' : noun,
    plural: noun.endsWith('s') && singularOf(noun) !== noun,
    designation,
    article,
    the,
    its: shortOf(designation, noun, name.quoted[0] ?? '', the, brand, choose),
    it:
      article === ''
        ? shortOf(designation, noun, name.quoted[0] ?? '', the, brand, choose)
        : [brand, article].filter((part) => part !== '').join(' '),
    full: fullOf(brand, inside, name.main),
  };
}

/** "GWR" alone designates nothing: it belongs to the kind, as in "GWR train set". */
function kindOf(
  type: string,
  designation: string,
  { name, features }: ProductFacts,
): { readonly type: string; readonly designation: string } {
  // A 2-6-4 tank is an engine, and its name keeps the word.
  if (type === 'tank' && /\d-\d-\d/u.test(designation)) {
    return {
      type: '',
      designation: withoutFinish(
        name.main
          .split(' ')
          .filter((word) => !name.articles.includes(word))
          .join(' '),
      ),
    };
  }
  const joins = type !== '' && /^[\p{Lu}&]{2,5}$/u.test(designation);
  if (joins) return { type: `${designation} ${type}`, designation: '' };
  // So does a common word: "digital transformer", "home signal kit".
  const lower = designation.toLowerCase();
  const isCommon =
    type !== '' &&
    (AUDIENCE.test(designation) ||
      typeModifiers.has(lower) ||
      features.some(({ value }) => value.toLowerCase() === lower));
  return isCommon ? { type: `${lower} ${type}`, designation: '' } : { type, designation };
}

/** The noun a second mention uses; "model" or "set" alone would say too little. */
function nounOf(type: string): string {
  const words = type.split(' ');
  return words
    .slice(/^(?:models?|sets?|kits?|packs?|toys?|units?|pieces?)$/u.test(words.at(-1) ?? '') ? -2 : -1)
    .join(' ');
}

function fullOf(brand: string, named: string, main: string): string {
  const shown = named === '' ? main : named;
  return brand === '' || shown.startsWith(brand) ? shown : `${brand} ${shown}`;
}

/**
 * The shortest name that still tells this product from its neighbours: the name in quotation marks, else up to three
 * words of the designation, with the noun.
 */
function shortOf(
  designation: string,
  noun: string,
  quoted: string,
  the: string,
  brand: string,
  choose: Choose,
): string {
  if (designation === '') return noun === '' ? the : `the ${`${brand} ${noun}`.trim()}`;
  const words = designation.split(' ');
  const name = quoted === '' ? shortName(words, noun !== '') : `'${quoted}'`;
  if (noun === '')
    return quoted === '' ? (/\d/u.test(name) && name.includes(' ') ? `the ${name}` : name) : `${brand} ${name}`.trim();
  // "the Gloucester City Pullman" needs no noun; "the Home" does.
  const standsAlone =
    /^(?:'|\S+\s\p{Lu})/u.test(name) && !/^\d/u.test(name) && choose('noun of short name', [true, true, false]);
  return standsAlone ? `the ${name}` : `the ${name} ${noun}`;
}

function shortName(words: readonly string[], hasType: boolean): string {
  const telling = words[0] === 'Model' && words[1] === 'Railway' ? words.slice(2) : [...words];
  if (telling.length <= 3) return telling.join(' ');
  // "30 Ton", "4 wheel"
  if (/^\d+$/u.test(telling[0] ?? '')) return telling.slice(0, 2).join(' ');
  while (telling.length > 2 && LOOSE_END.test(telling.at(-1) ?? '')) telling.pop();
  const last = telling.slice(-2);
  const named = last.every((word) => /^\p{Lu}[\p{L}'-]*$/u.test(word) && !/^(?:Class|Type|Series|Scale)$/u.test(word));
  // "Thomas and Friends Take-n-Play Molly" ends with who it is, "Railroad BR Smokey Joe" with what it is called.
  if (named && (hasType || telling.every((word) => /^\p{L}[\p{L}'-]*$/u.test(word))))
    return hasType ? last.join(' ') : (telling.at(-1) ?? '');
  const first = telling.slice(0, hasType ? 2 : 3);
  while (first.length > 1 && /^(?:and|&|of|the|with|for|in|class|type)$/iu.test(first.at(-1) ?? '')) first.pop();
  return first.join(' ');
}

/** The designation in title case and without its livery and its parts, which are told on their own. */
function designationOf({ name, brand }: ProductFacts): string {
  const parts = listedParts(name).length > 0 ? name.designation.replace(name.after, '') : name.designation;
  const loose = parts.replaceAll('"', "'").replaceAll(/\b(?:boxed|working|light up)\b/giu, ' ');
  const bare = withoutTypeWords(loose, name.type);
  const plain = withoutFinish(bare) || bare;
  const cased = nameInTitle(plain);
  const cut = cutAtWord(cased, MAX_DESIGNATION);
  return (name.prefix === '' && cut.toLowerCase() === brand.toLowerCase()) || cut.toLowerCase() === name.type
    ? ''
    : cut;
}

/** "Sensory Maracas" of a maracas toy is its sensory kind: the noun is said once. */
function withoutTypeWords(designation: string, type: string): string {
  const own = new Set(type.split(' '));
  const words = designation.split(' ').filter((word) => word !== '');
  const kept = words.filter((word) => !own.has(word.toLowerCase()));
  return (words.length > 3 && kept.length > 0 ? kept : words).join(' ');
}

/** A plain plural keeps its noun; a quotation or a stray sign is dropped. */
function typeOf(type: string): string {
  return type.replaceAll(/[^\p{L}\p{N}&' -]/gu, '').trim();
}
