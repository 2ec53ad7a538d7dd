import { describe, expect, it } from '@jest/globals';
import { ADMIN_KEY_DAYS, MAX_API_KEYS } from '@listwright/domain/accounts';
import {
  anActor,
  CountingIds,
  CountingTokens,
  FixedClock,
  InMemoryApiKeys,
  InMemoryAuditLog,
  InMemorySessions,
  InMemoryUsers,
  PlainHasher,
} from '../../../testing/index.js';
import type { SessionActor } from '../../shared/index.js';
import { Authenticate, CreateApiKey, EnsureAdministrator, ListApiKeys, RevokeApiKey } from '../index.js';

const DAY_MS = 86_400_000;
const HOME = { address: '192.0.2.1', userAgent: 'test', requestId: 'request-1' };

async function setUp() {
  const [clock, ids, tokens, users] = [new FixedClock(), new CountingIds(), new CountingTokens(), new InMemoryUsers()];
  const [keys, audit] = [new InMemoryApiKeys(users), new InMemoryAuditLog(ids, clock)];
  await new EnsureAdministrator(users, new PlainHasher(), ids, clock).execute('root@example.com', 'a long password');
  const user = users.all()[0]?.user;
  const root = anActor({ userId: user?.id ?? '', email: 'root@example.com', role: 'admin' }) as SessionActor;
  const create = new CreateApiKey(keys, tokens, audit, ids, clock);
  return {
    clock,
    audit,
    root,
    stranger: anActor({ email: 'ann@example.com' }) as SessionActor,
    make: (actor: SessionActor, input: Partial<Parameters<CreateApiKey['execute']>[1]> = {}) =>
      create.execute(actor, { name: 'Sync', scopes: ['read'], ...input }, HOME),
    list: (actor: SessionActor) => new ListApiKeys(keys).execute(actor),
    revoke: (actor: SessionActor, id: string) => new RevokeApiKey(keys, audit).execute(actor, id, HOME),
    signIn: (key: string) => new Authenticate(new InMemorySessions(users), keys, tokens, clock).execute(key),
  };
}

describe('an API key', () => {
  it('opens its account with its scopes, is shown once, and found by its first characters', async () => {
    const { make, list, signIn, root } = await setUp();
    const { key, apiKey } = await make(root, { scopes: ['read', 'write'] });
    expect(key).toMatch(/^lw_/u);
    expect(await signIn(key)).toMatchObject({ userId: root.userId, scopes: ['read', 'write'], role: 'admin' });
    const [listed] = await list(root);
    expect(listed).toMatchObject({ id: apiKey.id, name: 'Sync', prefix: key.slice(0, 8) });
    expect(JSON.stringify(await list(root))).not.toContain(key);
  });

  it('is listed to its owner alone, the newest first, with its last use', async () => {
    const { make, list, signIn, root, stranger, clock } = await setUp();
    const { key } = await make(root, { name: 'First' });
    await make(root, { name: 'Second' });
    clock.advance(1000);
    await signIn(key);
    expect((await list(root)).map(({ name, lastUsedAt }) => [name, lastUsedAt])).toEqual([
      ['Second', null],
      ['First', clock.now()],
    ]);
    expect(await list(stranger)).toEqual([]);
  });

  it('is refused from the moment its owner revokes it, and nobody else can', async () => {
    const { make, revoke, signIn, list, root, stranger, audit } = await setUp();
    const { key, apiKey } = await make(root);
    await expect(revoke(stranger, apiKey.id)).rejects.toMatchObject({ kind: 'not_found', code: 'api_key_not_found' });
    await expect(signIn(key)).resolves.toBeDefined();
    await revoke(root, apiKey.id);
    await expect(signIn(key)).rejects.toMatchObject({ kind: 'unauthenticated', code: 'bad_api_key' });
    expect(await list(root)).toEqual([]);
    await expect(revoke(root, apiKey.id)).rejects.toMatchObject({ kind: 'not_found' });
    expect(audit.events.filter(({ action }) => action === 'api_key.revoked')).toMatchObject([
      { actorId: root.userId, subjectId: apiKey.id, address: HOME.address },
    ]);
  });

  it('is put on record with what it may do, and without itself', async () => {
    const { make, root, audit, clock } = await setUp();
    const { key, apiKey } = await make(root, { expiresInDays: 30 });
    const expires = new Date(clock.now().getTime() + 30 * DAY_MS).toISOString();
    expect(audit.events).toMatchObject([
      {
        action: 'api_key.made',
        actorEmail: root.email,
        subjectId: apiKey.id,
        subjectLabel: 'Sync',
        detail: { scopes: ['read'], prefix: apiKey.prefix, expires_at: expires },
      },
    ]);
    expect(JSON.stringify(audit.events)).not.toContain(key);
    await make(root);
    expect(audit.events.at(-1)).toMatchObject({ detail: { expires_at: null } });
  });

  it('works until the day that was asked for, and without one until it is revoked', async () => {
    const { make, signIn, root, clock } = await setUp();
    const [short, endless] = [await make(root, { expiresInDays: 2 }), await make(root)];
    clock.advance(2 * DAY_MS - 1);
    await expect(signIn(short.key)).resolves.toBeDefined();
    clock.advance(1);
    await expect(signIn(short.key)).rejects.toMatchObject({ code: 'bad_api_key' });
    clock.advance(1000 * DAY_MS);
    await expect(signIn(endless.key)).resolves.toBeDefined();
  });

  it('is for administrators only where it opens their operations, and for a day at most', async () => {
    const { make, root, stranger, clock } = await setUp();
    await expect(make(stranger, { scopes: ['admin'] })).rejects.toMatchObject({ code: 'admin_only' });
    await expect(make(root, { scopes: ['read', 'admin'], expiresInDays: ADMIN_KEY_DAYS + 1 })).rejects.toMatchObject({
      code: 'admin_key_too_long',
      faults: [{ path: 'expires_in_days' }],
    });
    const tomorrow = new Date(clock.now().getTime() + ADMIN_KEY_DAYS * DAY_MS);
    for (const expiresInDays of [undefined, ADMIN_KEY_DAYS])
      expect((await make(root, { scopes: ['admin'], expiresInDays })).apiKey.expiresAt).toEqual(tomorrow);
  });

  it('is one of twenty of an account, and what was refused leaves no record', async () => {
    const { make, root, stranger, audit } = await setUp();
    for (let count = 0; count < MAX_API_KEYS; count += 1) await make(root);
    await expect(make(root)).rejects.toMatchObject({ kind: 'conflict', code: 'too_many_api_keys' });
    expect(audit.events).toHaveLength(MAX_API_KEYS);
    await expect(make(stranger)).resolves.toBeDefined();
  });
});
