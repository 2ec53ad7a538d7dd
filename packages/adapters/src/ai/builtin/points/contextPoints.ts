import { capitalised } from '../prose/capitalised.js';
import { leafOf } from '../source/leafOf.js';
import type { Subject } from '../Subject.js';
import { createPoint } from './createPoint.js';
import type { Point } from './Point.js';

/** Brand and category: what is left to say when a name says little else. Each way to say it, the preferred one first. */
export function contextPoints(subject: Subject): readonly Point[] {
  const { brand, brief, choose, its, it } = subject;
  const leaf = leafOf(brief.category);
  // The kind stands in the first bullet: here the name alone is enough.
  const short =
    subject.designation === ''
      ? its
      : its.replace(new RegExp(` ${subject.noun.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}$`, 'u'), '');
  const name = brand !== '' && its.includes(brand) ? it.replace(`${brand} `, '') : short;
  const a = /^[aeiou]/iu.test(brand) ? 'an' : 'a';
  const predicate =
    leaf === ''
      ? ''
      : choose('context predicate', [
          `belongs in the ${leaf} category`,
          `is part of the ${leaf} category`,
          `is listed under ${leaf}`,
        ]);
  const ways =
    brand === ''
      ? [`Category: ${leaf}, with ${name} in its place there`]
      : leaf === ''
        ? [`Brand: ${brand}, with ${name} among its products`]
        : [
            `Brand: ${brand}, with ${name} in the ${leaf} category`,
            `${capitalised(leaf)}: ${capitalised(name)}, ${a} ${brand} product`,
            `Category: ${leaf}, where ${name} carries the ${brand} name`,
          ];
  if (brand === '' && leaf === '') return [];
  const first = choose('context', [...ways.keys()]);
  return [...ways.slice(first), ...ways.slice(0, first)].map((bullet) => createPoint('context', { bullet, predicate }));
}
