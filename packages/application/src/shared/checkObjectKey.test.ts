import { describe, expect, it } from '@jest/globals';
import { checkObjectFolder, checkObjectKey } from './checkObjectKey.js';

const refusal = expect.objectContaining({ kind: 'invalid', code: 'invalid_object_key' });

describe('checkObjectKey', () => {
  it.each(['a.csv', 'results/0190b6c2-1a2b-7000-8000-000000000001.csv', 'a/b/c_d/e-f.tar.gz', '0/1.2'])(
    'takes %s',
    (key) => expect(() => checkObjectKey(key)).not.toThrow(),
  );

  it.each([
    '',
    '.',
    '..',
    '/',
    'a',
    'a/',
    'a/b',
    '/a.csv',
    'a//b.csv',
    './a.csv',
    '../a.csv',
    'a/../b.csv',
    'a/..',
    'a.csv/',
    'a.b/c.csv',
    '.a.csv',
    'a..csv',
    'a.',
    'A.csv',
    'a.CSV',
    'é.csv',
    'a b.csv',
    'a\\b.csv',
    'c:a.csv',
    'a%2fb.csv',
    'a\0.csv',
    'a\n.csv',
    '-a.csv',
    '_a.csv',
    `${'a'.repeat(200)}.csv`,
    'a.csv\n',
  ])('refuses %j', (key) => expect(() => checkObjectKey(key)).toThrow(refusal));
});

describe('checkObjectFolder', () => {
  it.each(['', 'a/', 'a/b-c/'])('takes %j', (folder) => expect(() => checkObjectFolder(folder)).not.toThrow());

  it.each(['/', 'a', 'a//', '../', 'a/../', 'A/', 'a.b/', 'a/\n'])('refuses %j', (folder) =>
    expect(() => checkObjectFolder(folder)).toThrow(refusal),
  );
});
