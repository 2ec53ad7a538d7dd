import { describe, expect, it } from '@jest/globals';
import { foldEvents, type AuditEvent } from './foldEvents';

const event = (minute: number, changes: Partial<AuditEvent> = {}): AuditEvent => ({
  id: String(minute),
  action: 'login.succeeded',
  actor_id: 'a',
  actor_email: 'ann@example.com',
  subject_id: 'a',
  subject_label: 'ann@example.com',
  address: '127.0.0.1',
  detail: { user_agent: 'Chrome' },
  at: `2026-11-28T20:${minute}:00.000Z`,
  request_id: null,
  ...changes,
});

describe('foldEvents', () => {
  it('makes one of events in a row that say the same, with the newest and since when', () => {
    const other = { actor_email: 'bob@example.com', subject_label: 'bob@example.com' };
    const folded = foldEvents([event(50), event(40), event(30), event(20, other), event(10)]);
    expect(folded.map(({ id, times, since }) => [id, times, since.slice(14, 16)])).toEqual([
      ['50', 3, '30'],
      ['20', 1, '20'],
      ['10', 1, '10'],
    ]);
  });

  it.each([
    ['another action', { action: 'login.failed' }],
    ['another place', { address: '10.0.0.1' }],
    ['another device', { detail: { user_agent: 'Safari' } }],
    ['another detail', { detail: { user_agent: 'Chrome', attempts: 2 } }],
  ] as const)('keeps events of %s apart', (_what, changes) => {
    expect(foldEvents([event(50), event(40, changes)])).toHaveLength(2);
  });
});
