import { expect, it } from '@jest/globals';
import { contentTypeOf } from './contentTypeOf.js';

it.each([
  ['text/html', { type: 'text/html' }],
  ['Text/HTML; Charset=UTF-8', { type: 'text/html', charset: 'UTF-8' }],
  ['text/html;charset="utf-8"; q=1', { type: 'text/html', charset: 'utf-8' }],
  ['text/html; q=1; charset = latin1', { type: 'text/html', charset: 'latin1' }],
  ['text/html; charset', { type: 'text/html' }],
  ['text/html; charset=a b', { type: 'text/html' }],
  ['', { type: '' }],
])('reads "%s"', (header, expected) => {
  expect(contentTypeOf(header)).toEqual(expected);
});
