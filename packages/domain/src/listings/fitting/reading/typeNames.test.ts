import { expect, test } from '@jest/globals';
import { KINDS } from '../../../products/index.js';
import { GROCERY_NAMES, HEAD_NOUNS, TYPE_NAMES, TYPE_PAIRS, foldPlural } from '../../../shared/index.js';

test('the names of titles are the names of the registry', () => {
  const single = new Set<string>();
  const groceries = new Set<string>();
  const pairs = new Set<string>();
  for (const { name, category } of KINDS) {
    const words = name.split(' ');
    const last = foldPlural(words.at(-1) as string);
    if (HEAD_NOUNS.has(last)) continue;
    if (words.length > 1) pairs.add(`${words.at(-2)} ${last}`);
    else if (/grocer|food/i.test(category)) groceries.add(last);
    else single.add(last);
  }
  const useful = [...pairs].filter((pair) => !single.has(pair.split(' ').at(-1) as string));
  expect([...TYPE_NAMES].toSorted()).toEqual([...single].toSorted());
  expect([...GROCERY_NAMES].toSorted()).toEqual([...groceries].toSorted());
  expect([...TYPE_PAIRS].toSorted()).toEqual(useful.toSorted());
});
