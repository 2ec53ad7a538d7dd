import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  anActor,
  CountingIds,
  CountingTokens,
  DirectTransaction,
  FixedClock,
  InMemoryAuditLog,
  InMemoryOutbox,
  InMemorySessions,
  InMemoryThrottle,
  InMemoryUsers,
  InMemoryVerifications,
  PlainHasher,
  PlainLinks,
} from '../../../testing/index.js';
import type { SessionActor } from '../../shared/index.js';
import { RegisterAccount, RequestVerification, SessionOpener, VerificationSender, VerifyEmail } from '../index.js';

const home = { address: '192.0.2.1', userAgent: 'test' };
const ann = { email: 'ann@example.com', password: 'correct horse', fullName: 'Ann', companyName: '', phone: '' };
const DAY_MS = 86_400_000;

function build() {
  const [clock, users, tokens, ids] = [new FixedClock(), new InMemoryUsers(), new CountingTokens(), new CountingIds()];
  const [outbox, verifications, throttle] = [new InMemoryOutbox(), new InMemoryVerifications(), new InMemoryThrottle()];
  const [audit, transaction] = [new InMemoryAuditLog(ids, clock), new DirectTransaction()];
  const sender = new VerificationSender(verifications, outbox, tokens, new PlainLinks(), ids, clock);
  const opener = new SessionOpener(new InMemorySessions(users), tokens, ids, clock);
  return {
    clock,
    users,
    outbox,
    audit,
    register: new RegisterAccount(
      users,
      new PlainHasher(),
      throttle,
      opener,
      sender,
      [],
      audit,
      transaction,
      ids,
      clock,
    ),
    request: new RequestVerification(users, sender, throttle, transaction),
    verify: new VerifyEmail(users, verifications, tokens, audit, transaction, clock),
  };
}

describe('verifying an address', () => {
  let tools: ReturnType<typeof build>;
  let actor: SessionActor;
  beforeEach(async () => {
    tools = build();
    const { user } = await tools.register.execute(ann, home);
    actor = anActor({ userId: user.id, email: user.email }) as SessionActor;
  });

  const mails = async () => (await tools.outbox.list(tools.clock.now(), { limit: 20 })).items;
  const newestLink = async () => /token=(\S+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
  const isVerified = async () => ((await tools.users.find(actor.userId))?.emailVerifiedAt ?? null) !== null;

  it('goes by the link of the email that registering sends, once', async () => {
    expect(await mails()).toMatchObject([{ to: ann.email, subject: 'Verify your email address for Listwright' }]);
    expect(await isVerified()).toBe(false);
    const link = await newestLink();
    expect(await tools.verify.execute(link, home)).toBe(ann.email);
    expect(await isVerified()).toBe(true);
    expect(tools.audit.events.map(({ action }) => action)).toEqual(['account.registered', 'email.verified']);
    await expect(tools.verify.execute(link, home)).rejects.toMatchObject({ kind: 'invalid', code: 'link_spent' });
  });

  it('sends no email where the address was taken', async () => {
    await tools.register.execute(ann, home).catch(() => undefined);
    expect(await mails()).toHaveLength(1);
  });

  it('ends with the day of the link', async () => {
    const link = await newestLink();
    tools.clock.advance(DAY_MS);
    await expect(tools.verify.execute(link, home)).rejects.toMatchObject({ code: 'link_spent' });
  });

  it('can be requested again a few times; only the newest link works', async () => {
    const first = await newestLink();
    for (let count = 0; count < 5; count += 1) expect(await tools.request.execute(actor)).toBe(ann.email);
    await expect(tools.request.execute(actor)).rejects.toMatchObject({ kind: 'rate_limited' });
    await expect(tools.verify.execute(first, home)).rejects.toMatchObject({ code: 'link_spent' });
    await tools.verify.execute(await newestLink(), home);
    await expect(tools.request.execute(actor)).rejects.toMatchObject({ code: 'email_already_verified' });
  });

  it('does not verify an address that the account got since', async () => {
    const link = await newestLink();
    tools.users.change(actor.userId, { email: 'another@example.com' });
    await expect(tools.verify.execute(link, home)).rejects.toMatchObject({ code: 'link_spent' });
    expect(await isVerified()).toBe(false);
  });
});
