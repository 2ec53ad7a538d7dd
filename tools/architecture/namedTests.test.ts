import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const PAGE = 'docs/assurance.md';
const rows = readFileSync(PAGE, 'utf8').match(/^\| .+/gm) ?? [];
const references = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+\.tsx?)`(?:: ((?:"[^"]+"(?:, )?)+))?/g)]);
const named = references.flatMap(([, file = '', names = '']) =>
  [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => [file, name] as const),
);

test(`${PAGE} names a test of each file, and in each row a test or a command`, () => {
  expect(references.filter(([, , names]) => names === undefined).map(([, file]) => file)).toEqual([]);
  const promises = rows.filter((row) => !/^\| -|\| Shown by +\|$/.test(row));
  expect(promises.filter((row) => !/\.tsx?`: "|`npm run /.test(row))).toEqual([]);
  expect(promises.length).toBeGreaterThan(0);
});

test.each(named)(`${PAGE}: %s has "%s"`, (file, name) => {
  expect(existsSync(file) && readFileSync(file, 'utf8').includes(name)).toBe(true);
});
