import { DomainError } from '@listwright/domain/shared';
import { expect, it } from '@jest/globals';
import { isTransient } from './isTransient.js';

it.each([
  ['the database was away', new DomainError('unavailable', 'database_unavailable', 'Away.'), true],
  ['a server that is needed was away', new DomainError('unavailable', 'provider_failed', 'Away.'), true],
  ['units were held too short', new DomainError('unavailable', 'took_too_long', 'Too long.'), false],
  ['the row is at fault', new DomainError('invalid', 'no_rows', 'No.'), false],
  ['it is a bug', new TypeError('A bug.'), false],
])('a retry may help where %s, or not', (_why, error, isWorthIt) => {
  expect(isTransient(error)).toBe(isWorthIt);
});
