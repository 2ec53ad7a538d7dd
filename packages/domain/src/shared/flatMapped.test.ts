import { expect, test } from '@jest/globals';
import { flatMapped } from './flatMapped.js';

test('gives what flatMap gives, with the place of each entry', () => {
  const list = ['a', 'b', 'c'];
  const work = (entry: string, at: number): readonly string[] => Array.from({ length: at }, () => `${entry}${at}`);
  expect(flatMapped(list, work)).toEqual(list.flatMap((entry, at) => [...work(entry, at)]));
  expect(flatMapped([], work)).toEqual([]);
});
