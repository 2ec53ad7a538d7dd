import type { Actor } from '../../src/shared/index.js';

export function anActor(changes: Partial<Actor> = {}): Actor {
  return {
    userId: '00000000-0000-7000-8000-0000000000aa',
    email: 'ann@example.com',
    role: 'user',
    plan: 'free',
    quotaOverrides: {},
    hasTotp: false,
    accountStart: new Date('2026-11-01T00:00:00.000Z'),
    sessionId: '00000000-0000-7000-8000-0000000000bb',
    ...changes,
  };
}
