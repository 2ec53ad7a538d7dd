import { capitalised } from '../prose/capitalised.js';
import { withArticle } from '../prose/withArticle.js';
import type { Subject } from '../Subject.js';
import type { Point } from './Point.js';
import { createPoint } from './createPoint.js';

/** What the thing is, in one bullet. The description says it in its first sentence. */
export function identityPoint(subject: Subject): Point {
  const { type, designation, article, brand, choose, brief } = subject;
  const from = brand === '' ? '' : ` from ${brand}`;
  const by = brand === '' ? '' : ` by ${brand}`;
  const category = brief.category.trim();
  if (type !== '' && designation !== '') {
    const options = [
      `${capitalised(type)}: ${designation}${from}`,
      `What it is: ${designation}, ${withArticle(type)}${from}`,
      `${capitalised(type)}${from}: ${designation}`,
      `What it is: ${capitalised(withArticle(type))}${by}, ${designation}`,
    ];
    return createPoint('identity', { bullet: choose('identity', options) });
  }
  if (type !== '') {
    const branded = brand === '' ? type : `${brand} ${type}`;
    return createPoint('identity', {
      bullet: choose('identity', [
        `What it is: ${capitalised(withArticle(branded))}${article === '' ? '' : `, ${article}`}`,
        `${capitalised(type)}: ${brand === '' ? subject.full : `Made under the ${brand} name`}${article === '' ? '' : `, ${article}`}`,
      ]),
    });
  }
  if (designation !== '') {
    return createPoint('identity', {
      bullet: choose('identity', [
        `What it is: ${designation}${by}`,
        `Product: ${designation}${from}`,
        ...(category === '' ? [] : [`${capitalised(category)}: ${designation}${by}`]),
      ]),
    });
  }
  return createPoint('identity', {
    bullet:
      article === ''
        ? ''
        : `Product: ${[brand, article].filter((part) => part !== '').join(' ')}${category === '' ? '' : `, in the ${category} category`}`,
  });
}
