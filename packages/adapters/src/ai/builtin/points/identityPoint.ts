import { capitalised } from '../prose/capitalised.js';
import { withArticle } from '../prose/withArticle.js';
import type { Subject } from '../Subject.js';
import type { Point } from './Point.js';
import { leafOf } from '../source/leafOf.js';
import { createPoint } from './createPoint.js';

/** What the thing is, in one bullet. The description says it in its first sentence. */
export function identityPoint(subject: Subject): Point {
  const { type, designation, article, brand, choose, brief, plural, the, facts } = subject;
  const from = brand === '' ? '' : ` from ${brand}`;
  const by = brand === '' ? '' : ` by ${brand}`;
  const category = leafOf(brief.category);
  const kind = capitalised(type);
  if (type !== '' && designation !== '') {
    return createPoint('identity', {
      bullet: choose('identity', [
        `${kind}: ${designation}${by}`,
        `What it is: ${designation}, ${plural ? type : withArticle(type)}${from}`,
        `${kind}${from}: ${designation}`,
        `What it is: ${brand === '' ? kind : `${brand} ${type}`}, ${designation}`,
      ]),
    });
  }
  const branded = brand === '' ? type : `${brand} ${type}`;
  const number = article === '' ? '' : `, ${article}`;
  if (type !== '') {
    return createPoint('identity', {
      bullet: choose(
        'identity',
        [
          `What it is: ${capitalised(plural ? branded : withArticle(branded))}${number}`,
          `${kind}: ${brand === '' ? the : `From ${brand}`}${number}`,
        ].slice(0, brand === '' || article === '' ? 1 : 2),
      ),
    });
  }
  if (designation !== '') {
    const named =
      facts.name.prefix === ''
        ? `${designation}${designation.includes(' ') ? by : ''}`
        : `${subject.full}, ${facts.name.prefix}`;
    return createPoint('identity', { bullet: `${choose('identity', ['What it is', 'Product', 'Name'])}: ${named}` });
  }
  return createPoint('identity', {
    bullet:
      article === ''
        ? ''
        : `Product: ${branded === '' ? '' : `${brand} `}${article}${category === '' ? '' : `, in the ${category} category`}`,
  });
}
