import type { ListingBrief } from '@listwright/domain/listings';
import { readFacts, singularOf, wordInTitle } from '@listwright/domain/products';
import { chooser } from './prose/chooser.js';
import { cutAtWord } from './prose/cutAtWord.js';
import { withoutFinish } from './source/finishOf.js';
import type { Subject } from './Subject.js';

/** The longest designation a sentence can carry. */
const MAX_DESIGNATION = 60;

/** Reads a brief and decides how to speak of its product; each `variation` chooses other words. */
export function subjectOf(brief: ListingBrief, variation = 0): Subject {
  const facts = readFacts(brief);
  const { name, brand } = facts;
  const type = typeOf(facts.productType?.value ?? '');
  const noun = type.split(' ').at(-1) ?? '';
  const [article = ''] = name.articles;
  const designation = designationOf(name.designation, name.prefix, brand, type);
  const named = [designation, type].filter((part) => part !== '').join(' ');
  const proper = named === '' ? [brand, article].filter((part) => part !== '').join(' ') || name.main : named;
  const inside = name.prefix !== '' && designation !== '' ? `${brand} ${proper}` : proper;
  const the =
    type === '' ? inside : `the ${designation === '' && brand !== '' && article === '' ? `${brand} ` : ''}${inside}`;
  return {
    brief,
    facts,
    choose: chooser(`${brief.productName}\u0001${brief.brand}\u0001${brief.category}\u0001${variation}`),
    brand,
    type,
    noun: noun === '' ? 'item' : noun,
    plural: noun.endsWith('s') && singularOf(noun) !== noun,
    designation,
    article,
    the,
    it: shortOf(article, designation, type, brand, the),
    full: fullOf(brand, inside, name.main),
  };
}

function fullOf(brand: string, named: string, main: string): string {
  const shown = named === '' ? main : named;
  return brand === '' || shown.startsWith(brand) ? shown : `${brand} ${shown}`;
}

/** What can stand for the whole in a second sentence. */
function shortOf(article: string, designation: string, type: string, brand: string, the: string): string {
  if (article !== '') return [brand, article].filter((part) => part !== '').join(' ');
  const noun = type.split(' ').at(-1) ?? '';
  if (designation === '' || noun === '') return the;
  return `the ${designation} ${noun}`;
}

/** The designation in title case and without its livery, which is told on its own. */
function designationOf(designation: string, prefix: string, brand: string, type: string): string {
  const plain = withoutFinish(designation) || designation;
  const cased = plain
    .split(' ')
    .map((word) => wordInTitle(word))
    .join(' ');
  const cut = cutAtWord(cased, MAX_DESIGNATION);
  if (prefix === '' && cut.toLowerCase() === brand.toLowerCase()) return '';
  return cut.toLowerCase() === type ? '' : cut;
}

/** A plain plural keeps its noun; a quotation or a stray sign is dropped. */
function typeOf(type: string): string {
  return type.replaceAll(/[^\p{L}\p{N}&' -]/gu, '').trim();
}
