import { expect, test } from '@jest/globals';
import { listRuleSets } from '../../../marketplaces/index.js';
import { checkOf } from './checkOf.js';

test('every rule of every set has code behind it', () => {
  const ids = new Set(listRuleSets().flatMap(({ rules }) => rules.map(({ id }) => id)));
  expect([...ids].filter((id) => checkOf(id) === undefined)).toEqual([]);
});
