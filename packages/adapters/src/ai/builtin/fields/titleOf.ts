import { singularOf, wordInTitle } from '@listwright/domain/products';
import { cutAtWord } from '../prose/cutAtWord.js';
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
    title = shortened(front, max);
    const left = front.slice(title.length).replaceAll(/^[\s,;:&/-]+|^(?:and|with|for)\s/giu, '');
    if (left.split(' ').length <= 8) rest.push(left);
  }
  const extras = [
    name.prefix,
    ...name.details.map(inTitle),
    ...name.withs.filter((part) => !includes(front, part)).map((part) => `with ${inTitle(part)}`),
    ...name.fors.filter((part) => !includes(front, part)),
    ...name.colours.map((colour) => inTitle(colour.replaceAll(/\s*\/\s*/gu, ' and '))),
    ...name.scales.filter((scale) => !includes(front, scale.replace(/\s.*/u, ''))).map(inTitle),
    ...(name.quantity === '' || includes(front, name.quantity) ? [] : [quantityInTitle(name.quantity)]),
    ...name.articles.filter((article) => !includes(front, article)),
  ];
  if ([...title].length < SHORT) extras.push(...attributesOf(subject, front));
  for (const extra of extras.map(plainCharacters)) {
    if (extra === '' || includes(title, extra)) continue;
    const longer = withoutThirdRepeats(`${title}${/^(?:with|for)\s/u.test(extra) ? ' ' : ', '}${extra}`);
    if ([...longer].length <= max && longer.endsWith(extra)) title = longer;
    else rest.push(extra);
  }
  return { title: title.trim(), rest };
}

/** Cut behind a phrase where one ends in the last third, else at a word. */
function shortened(title: string, max: number): string {
  const cut = cutAtWord(title, max);
  const tail = /\s(?:with|for|featuring|including)\s[^,]*$/iu.exec(cut);
  return tail && tail.index > max * 0.55 && !title.slice(cut.length).startsWith(',') && cut.length < title.length
    ? cut.slice(0, tail.index)
    : cut;
}

function attributesOf({ facts, type, brief }: Subject, front: string): readonly string[] {
  const measures = facts.measures.filter(({ value }) => value.length < 24).map(({ value }) => shownMeasure(value));
  const words = [
    ...(type !== '' && !includes(front, type) && facts.productType?.sourceField !== 'product_name' ? [type] : []),
    ...facts.materials.slice(0, 1).map(({ value }) => value),
    ...facts.colours.slice(0, 1).map(({ value }) => value),
    ...facts.models.slice(0, 1).map(({ value }) => value),
    ...measures.slice(0, 1),
    ...facts.quantities.slice(0, 1).map(({ value }) => (/^\d+$/u.test(value) ? '' : quantityInTitle(value))),
  ];
  void brief;
  return words.filter((word) => word.length < 30).map(inTitle);
}

function inTitle(text: string): string {
  const words = plainCharacters(shownMeasure(text)).split(' ');
  return words
    .map((word, at) => {
      const shown = wordInTitle(word);
      return at === 0 && /^\p{Ll}+$/u.test(shown) && !/^(?:with|for)$/u.test(shown)
        ? (shown[0]?.toUpperCase() ?? '') + shown.slice(1)
        : shown;
    })
    .join(' ')
    .replaceAll(/(?<=\d\s)(?:Mm|Cm|M|Ft|In|Kg|G|Gm|Ml|L|Oz|Lb|Yd|Mg)(?![\p{L}\p{N}'&])/gu, (unit) =>
      /^(?:M|G|L)$/u.test(unit) ? unit : unit.toLowerCase(),
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
