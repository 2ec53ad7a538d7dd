import { capitalised } from '../prose/capitalised.js';
import type { Subject } from '../Subject.js';
import type { Point } from './Point.js';
import { createPoint } from './createPoint.js';

/** Brand and category: what is left to say when a name says little else. */
export function contextPoint(subject: Subject): Point | undefined {
  const { brand, brief, choose, facts } = subject;
  const leaf =
    brief.category
      .split(/\s*(?:>|\/|\|)\s*/u)
      .at(-1)
      ?.trim() ?? '';
  if (leaf === '' && brand === '') return undefined;
  const name = facts.name.prefix === '' ? subject.it : subject.the;
  if (leaf === '')
    return createPoint('context', { bullet: `Brand: ${brand} is the name behind ${name}`, predicate: '' });
  if (brand === '')
    return createPoint('context', {
      bullet: `Category: ${leaf}, where ${name} belongs`,
      predicate: `belongs in the ${leaf} category`,
    });
  return createPoint('context', {
    bullet: choose('context', [
      `Brand and category: ${brand}, ${leaf}${name.includes(brand) ? `, under the name ${name.replace(/^the /u, '')}` : `, with the name ${name.replace(/^the /u, '')}`}`,
      `Brand: ${brand} in ${leaf}, for ${name}`,
      `${capitalised(leaf)}: ${capitalised(name)} belongs to this category${name.includes(brand) ? '' : `, brand ${brand}`}`,
    ]),
    predicate: choose('context predicate', [`belongs in the ${leaf} category`, `is part of the ${leaf} category`]),
    phrase: leaf,
  });
}
