import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { errorsOf } from './errorsOf.js';
import type { Operation } from './Operation.js';

const read: Operation = {
  method: 'GET',
  path: '/api/things',
  summary: 'Read things',
  access: 'public',
  status: 200,
  reply: z.object({}),
  errors: ['listing_not_found'],
};
const added = (more: Partial<Operation>) =>
  [...errorsOf({ ...read, ...more })].filter((code) => !errorsOf(read).has(code));

describe('the errors of an operation', () => {
  it('are those it declares and those that any operation may meet', () => {
    expect([...errorsOf(read)].toSorted()).toEqual([
      'database_unavailable',
      'internal_error',
      'listing_not_found',
      'malformed',
      'storage_full',
    ]);
  });

  it('follow from its access', () => {
    const token = ['not_signed_in', 'signed_out', 'bad_api_key'];
    expect(added({ access: 'user' })).toEqual([...token, 'missing_scope']);
    expect(added({ access: 'session' })).toEqual([...token, 'session_only']);
    expect(added({ access: 'admin' })).toEqual(expect.arrayContaining([...token, 'admin_only', 'totp_setup_required']));
  });

  it('follow from its input and limits', () => {
    expect(added({ params: z.object({ id: z.string() }) })).toEqual(['no_such_id', 'no_such_address']);
    expect(added({ query: z.object({ cursor: z.string() }) })).toContain('bad_cursor');
    expect(added({ query: z.object({ day: z.string() }) })).not.toContain('bad_cursor');
    expect(added({ method: 'POST', body: z.object({}) })).toEqual(
      expect.arrayContaining(['validation_failed', 'wrong_type', 'too_large']),
    );
    expect(added({ idempotent: true })).toEqual(['key_reused', 'still_running']);
    expect(added({ rateLimit: { bucket: 'things', points: 1, seconds: 1 } })).toEqual(['too_many_requests']);
  });
});
