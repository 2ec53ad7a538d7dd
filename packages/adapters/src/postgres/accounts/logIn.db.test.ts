import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LogIn, PasswordHasher, SessionRepository } from '@listwright/application/accounts';
import { Transaction } from '@listwright/application/shared';
import { pino } from 'pino';
import { anOwner } from '../../../testing/anOwner.js';
import { aPlatform } from '../../../testing/aPlatform.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { until } from '../../../testing/until.js';
import { createContainer } from '../../composition/createContainer.js';
import type { Get } from '../../composition/Token.js';

const PASSWORD = 'a good password';
const ORIGIN = { address: '192.0.2.1', requestId: 'r', userAgent: 'a browser' };
const LOCK = 680_014;

const onAudit = (body: string) => `create function on_audit() returns trigger language plpgsql as
    'begin ${body}; return new; end';
  create trigger on_audit before insert on audit_events for each row execute function on_audit()`;

describe('a login and what comes in between', () => {
  let test: TestDatabase;
  let get: Get;
  let userId: string;

  beforeEach(async () => {
    test = await createTestDatabase();
    ({ get } = await createContainer(aPlatform(test.database)));
    userId = await anOwner(test.database);
    await replacePassword(await get(PasswordHasher).hash(PASSWORD));
  });
  afterEach(() => test.drop());

  const replacePassword = (hash: string) =>
    test.database.query('update users set password_hash = $2 where id = $1', [userId, hash]);
  const logIn = () => get(LogIn).execute({ email: `${userId}@example.com`, password: PASSWORD }, ORIGIN);
  const sessions = () => test.database.query('select from sessions where user_id = $1 and ended_at is null', [userId]);
  const events = () => test.database.query(`select from audit_events where action = 'login.succeeded'`);
  const waiting = async () =>
    (
      await test.database.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).length;

  it('is stored with its audit event', async () => {
    await logIn();
    expect([await sessions(), await events()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is not stored where its audit event cannot be', async () => {
    await test.database.query(onAudit(`raise exception ''no space for events''`));
    await expect(logIn()).rejects.toThrow('no space for events');
    expect(await sessions()).toEqual([]);
  });

  it('is refused where the password is changed before its session is stored', async () => {
    const { client, giveBack } = await test.database.checkOut();
    await client.query('begin');
    await client.query(`update users set password_hash = 'another' where id = $1`, [userId]);
    const login = logIn();
    const refused = expect(login).rejects.toMatchObject({ code: 'bad_credentials' });
    await until(async () => (await waiting()) === 1);
    await client.query('commit');
    giveBack(false);
    await refused;
    expect([...(await sessions()), ...(await events())]).toEqual([]);
  });

  it('is not logged as a login where it is refused', async () => {
    const lines: unknown[] = [];
    const platform = aPlatform(test.database);
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const { get: watched } = await createContainer({ ...platform, log });
    const logged = () =>
      lines.filter((line) => (line as { audit?: { action: string } }).audit?.action === 'login.succeeded').length;
    const input = { email: `${userId}@example.com`, password: PASSWORD };
    await watched(LogIn).execute(input, ORIGIN);
    expect(logged()).toBe(1);
    const { client, giveBack } = await test.database.checkOut();
    await client.query('begin');
    await client.query(`update users set password_hash = 'another' where id = $1`, [userId]);
    const refused = expect(watched(LogIn).execute(input, ORIGIN)).rejects.toMatchObject({ code: 'bad_credentials' });
    await until(async () => (await waiting()) === 1);
    await client.query('commit');
    giveBack(false);
    await refused;
    expect(logged()).toBe(1);
  });

  it('is ended where all sessions are ended before it is committed', async () => {
    await test.database.query(onAudit(`perform pg_advisory_xact_lock(${LOCK})`));
    const { client, giveBack } = await test.database.checkOut();
    await client.query(`select pg_advisory_lock(${LOCK})`);
    const login = logIn();
    await until(async () => (await waiting()) === 1);
    const ending = get(Transaction).run(() => get(SessionRepository).endAll(userId, undefined, new Date()));
    await until(async () => (await waiting()) === 2);
    giveBack(true);
    await login;
    expect(await ending).toBe(1);
    expect(await sessions()).toEqual([]);
  });
});
