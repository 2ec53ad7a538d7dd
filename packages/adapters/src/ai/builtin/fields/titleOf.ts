import { codePointLength } from '@listwright/domain/listings';
import { singularOf } from '@listwright/domain/products';
import { cutAtWord } from '../prose/cutAtWord.js';
import { nameInTitle } from '../prose/nameInTitle.js';
import { shownMeasure } from '../prose/shownMeasure.js';
import { quantityInTitle } from '../prose/shownQuantity.js';
import type { Subject } from '../Subject.js';

/** A title, and the phrases of the name that found no room in it. */
export interface WrittenTitle {
  readonly title: string;
  readonly rest: readonly string[];
}

/** Below this a title takes up attributes that the name does not carry. */
const SHORT = 50;
const REPEATS = 2;
const REPEATABLE = /^(?:a|an|and|as|at|by|for|from|in|of|on|or|over|the|to|with|&|-|\/)$/iu;

/** Brand, then the name in the seller's order, then what it says in brackets, colour and pack content; `max` code points. */
export function titleOf(subject: Subject, max: number): WrittenTitle {
  const { facts, brand } = subject;
  const { name } = facts;
  const main = inTitle(name.main);
  const front = withoutThirdRepeats(
    startsWith(main, brand) || brand === '' ? main : `${plainCharacters(brand)} ${main}`,
  );
  const rest: string[] = [];
  let title = front;
  if ([...front].length > max) {
    title = fitted(subject, front, max);
    const left = front.startsWith(title)
      ? front.slice(title.length).replaceAll(/^[\s,;:&/-]+|^(?:and|with|for)\s/giu, '')
      : '';
    if (left !== '' && left.split(' ').length <= 5 && !rest.some((part) => includes(part, left))) rest.push(left);
  }
  const extras = [
    name.prefix,
    ...name.details.map(inTitle),
    ...name.withs.filter((part) => !includes(title, part)).map((part) => `with ${inTitle(part)}`),
    ...name.fors.map(shownMeasure).filter((part) => !includes(title, part)),
    ...name.colours.map((colour) => inTitle(colour.replaceAll(/\s*\/\s*/gu, ' and '))),
    ...name.scales.filter((scale) => !includes(title, scale.replace(/\s.*/u, ''))).map(inTitle),
    ...(name.quantity === '' || includes(title, name.quantity) ? [] : [quantityInTitle(name.quantity)]),
    ...name.articles.filter((article) => !includes(title, article)),
  ];
  if ([...title].length < SHORT) extras.push(...attributesOf(subject, front));
  for (const extra of extras.map(plainCharacters)) {
    if (extra === '' || includes(title, extra)) continue;
    const longer = withoutThirdRepeats(`${title}${/^(?:with|for|to)\s/u.test(extra) ? ' ' : ', '}${extra}`);
    if ([...longer].length <= max && longer.endsWith(extra)) title = longer;
    else rest.push(extra);
  }
  return { title: title.trim(), rest };
}

/**
 * A name too long for a title: cut behind the kind of thing if that stands early enough, else put together from brand,
 * number, as much of the designation as there is room for, and the kind.
 */
function fitted({ type, brand, article, designation, facts }: Subject, front: string, max: number): string {
  const at = front.toLowerCase().indexOf(type.toLowerCase());
  const typeEnd = at + type.length;
  if (
    type === '' ||
    at === -1 ||
    codePointLength(front.slice(0, typeEnd)) <= max ||
    facts.name.withs.length + facts.name.fors.length > 5
  ) {
    return shortened(front, max);
  }
  const kind = inTitle(type);
  const opening = [brand, article].filter((part) => part !== '').join(' ');
  const room = max - [...opening].length - [...kind].length - 2;
  if (room < 4) return shortened(front, max);
  return [opening, cutAtWord(inTitle(designation), room), kind].filter((part) => part !== '').join(' ');
}

/** Cut at a word; a "with" or "for" that would be cut short goes whole. */
function shortened(title: string, max: number): string {
  const cut = cutAtWord(title, max);
  const tail = /\s(?:with|for|featuring|including)\s[^,]*$/iu.exec(cut);
  return tail && tail.index > max * 0.55 && !title.slice(cut.length).startsWith(',') && cut.length < title.length
    ? cut.slice(0, tail.index)
    : cut;
}

function attributesOf({ facts, type }: Subject, front: string): readonly string[] {
  const measures = facts.measures.filter(({ value }) => value.length < 24).map(({ value }) => shownMeasure(value));
  const words = [
    ...(type !== '' && !includes(front, type) ? [type] : []),
    ...facts.materials.slice(0, 1).map(({ value }) => value),
    ...facts.colours.slice(0, 1).map(({ value }) => value),
    ...facts.models.slice(0, 1).map(({ value }) => value),
    ...measures.slice(0, 1),
    ...facts.quantities.slice(0, 1).map(({ value }) => (/^\d+$/u.test(value) ? '' : quantityInTitle(value))),
  ];
  return words.filter((word) => word.length < 30).map(inTitle);
}

function inTitle(text: string): string {
  return plainCharacters(nameInTitle(text)).replace(
    /^(?!with\b|for\b)\p{Ll}+(?=\s|$)/u,
    (word) => (word[0]?.toUpperCase() ?? '') + word.slice(1),
  );
}

/** Without the characters that a title may not have. */
function plainCharacters(text: string): string {
  return text
    .replaceAll(/[Šš]/gu, 's')
    .replaceAll(/[Žž]/gu, 'z')
    .replaceAll(/[Ææ]/gu, 'ae')
    .replaceAll(/[Œœ]/gu, 'oe')
    .replaceAll('Ÿ', 'Y')
    .replaceAll(/["!$?_{}^¬¦~#<>*|[\]\\•]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s(?=[,.;])/gu, '')
    .trim();
}

function startsWith(text: string, brand: string): boolean {
  return brand !== '' && text.toLowerCase().startsWith(`${brand.toLowerCase()} `);
}

function includes(text: string, part: string): boolean {
  const plain = (one: string): string =>
    ` ${one
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return plain(text).includes(plain(part));
}

/** Amazon lets a word stand twice in a title. */
function withoutThirdRepeats(title: string): string {
  const counts = new Map<string, number>();
  return title
    .split(' ')
    .filter((word) => {
      const parts = word
        .toLowerCase()
        .split(/[^\p{L}\p{N}']+/u)
        .filter((part) => part !== '' && !REPEATABLE.test(part))
        .map(singularOf);
      const isThird = parts.some((part) => (counts.get(part) ?? 0) >= REPEATS);
      if (isThird) return false;
      for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
      return true;
    })
    .join(' ')
    .replace(/[\s,;&/-]+$/u, '');
}
