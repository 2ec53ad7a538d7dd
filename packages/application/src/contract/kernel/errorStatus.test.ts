import { describe, expect, it } from '@jest/globals';
import { kindOfStatus, statusOf } from './errorStatus.js';

describe('the status of a refusal', () => {
  it.each([
    ['invalid', 'wrong_marketplace', 422],
    ['invalid', 'malformed', 400],
    ['invalid', 'bad_signature', 400],
    ['invalid', 'payment_verification_failed', 400],
    ['invalid', 'method_not_allowed', 405],
    ['invalid', 'too_large', 413],
    ['invalid', 'wrong_type', 415],
    ['unauthenticated', 'signed_out', 401],
    ['not_found', 'listing_not_found', 404],
    ['conflict', 'listing_changed', 409],
    ['quota_exceeded', 'quota_exceeded', 403],
    ['rate_limited', 'too_many_requests', 429],
    ['unavailable', 'internal_error', 500],
    ['unavailable', 'provider_failed', 502],
    ['unavailable', 'provider_off', 503],
    ['unavailable', 'provider_timeout', 504],
    ['unavailable', 'storage_full', 507],
  ] as const)('%s (%s) is %i', (kind, code, status) => {
    expect(statusOf(kind, code)).toBe(status);
  });

  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [422, 'invalid'],
    [429, 'rate_limited'],
    [499, 'invalid'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [0, 'unavailable'],
  ] as const)('%i is read as %s', (status, kind) => {
    expect(kindOfStatus(status, 'x')).toBe(kind);
  });

  it('is that of a used-up quota where the code says so', () => {
    expect(kindOfStatus(403, 'quota_exceeded')).toBe('quota_exceeded');
  });
});
