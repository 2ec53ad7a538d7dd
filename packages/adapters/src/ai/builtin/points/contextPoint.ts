import { capitalised } from '../prose/capitalised.js';
import { leafOf } from '../source/leafOf.js';
import type { Subject } from '../Subject.js';
import { createPoint } from './createPoint.js';
import type { Point } from './Point.js';

/** Brand and category: what is left to say when a name says little else. */
export function contextPoint(subject: Subject): Point | undefined {
  const { brand, brief, choose, its, it } = subject;
  const leaf = leafOf(brief.category);
  const name = its.includes(brand) ? it.replace(`${brand} `, '') : its;
  if (leaf === '' && brand === '') return undefined;
  if (leaf === '') return createPoint('context', { bullet: `Brand: ${brand}, with ${name} among its products` });
  const predicate = choose('context predicate', [`belongs in the ${leaf} category`, `is part of the ${leaf} category`]);
  if (brand === '')
    return createPoint('context', {
      bullet: `Category: ${leaf}, with ${name} in its place there`,
      predicate,
      phrase: leaf,
    });
  return createPoint('context', {
    bullet: choose('context', [
      `Brand: ${brand}, with ${name} in the ${leaf} category`,
      `${capitalised(leaf)}: ${capitalised(name)}, a ${brand} product`.replace(
        ', a ',
        /^[aeiou]/iu.test(brand) ? ', an ' : ', a ',
      ),
      `Category: ${leaf}, where ${name} carries the ${brand} name`,
    ]),
    predicate,
    phrase: leaf,
  });
}
