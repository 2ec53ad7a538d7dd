import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type {
  AccountData,
  ApiKeyRepository,
  EmailVerificationRepository,
  PasswordResetRepository,
  SessionRepository,
  TotpFactors,
  UserRepository,
} from '../../src/accounts/index.js';
import type { ColumnMappingRepository } from '../../src/bulk/index.js';
import type { ListingRepository } from '../../src/listings/index.js';
import type { Outbox } from '../../src/mail/index.js';
import { aListing } from '../listings/aListing.js';

export interface PersonalDataUnderTest {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly resets: PasswordResetRepository;
  readonly listings: ListingRepository;
  readonly outbox: Outbox;
  readonly factors: TotpFactors;
  readonly verifications: EmailVerificationRepository;
  readonly columns: ColumnMappingRepository;
  readonly data: readonly AccountData[];
}

/** The contract of every set of stores for a deleted account. `make` gives stores without an administrator. */
export function personalDataContract(name: string, make: () => Promise<PersonalDataUnderTest>): void {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const expiresAt = new Date(now.getTime() + 86_400_000);

  async function anAccount({ users }: PersonalDataUnderTest, role: 'user' | 'admin' = 'user') {
    const id = randomUUID();
    const email = `${id}@example.com`;
    const person = { passwordHash: 'hash', fullName: 'Ann', companyName: 'Himal', phone: '123', role, createdAt: now };
    await users.add({ id, email, ...person });
    const remains = { email: `deleted-${id}@deleted.invalid`, fullName: 'Deleted account', passwordHash: 'none' };
    return { id, email, person, remains };
  }

  async function withBelongings(stores: PersonalDataUnderTest) {
    const { id: userId, email } = await anAccount(stores);
    const [sessionId, keyHash, tokenHash, listingId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await stores.sessions.add({
      id: sessionId,
      userId,
      refreshTokenHash: randomUUID(),
      createdAt: now,
      expiresAt,
      address: '192.0.2.1',
      userAgent: 'test',
      isLogin: true,
    });
    const key = { id: randomUUID(), userId, name: 'Key', prefix: 'lw_abcde', createdAt: now, expiresAt, keyHash };
    await stores.apiKeys.add({ ...key, scopes: ['read'] }, 20);
    await stores.resets.replace({ userId, tokenHash, createdAt: now, expiresAt });
    await stores.factors.start(userId, 'sealed', now);
    await stores.factors.confirm(userId, 'sealed', 1, ['code'], now);
    const toVerify = { userId, email, tokenHash: randomUUID(), createdAt: now, expiresAt };
    await stores.verifications.replace(toVerify);
    await stores.listings.add(aListing({ id: listingId, userId }), 'generated');
    await stores.columns.save(userId, ['label'], { kind: 'titles', choice: { label: 'title' }, at: now });
    const mail = { id: randomUUID(), userId, to: email, subject: 'Link', text: 'link', createdAt: now, expiresAt };
    await stores.outbox.add({ ...mail, withheld: false });
    const belongings = async () => ({
      session: (await stores.sessions.findActor(sessionId, userId, now)) !== undefined,
      key: (await stores.apiKeys.findActor(keyHash, now)) !== undefined,
      factor: (await stores.factors.find(userId)) !== undefined,
      link: await stores.resets.holds(tokenHash, now),
      listings: (await stores.listings.list(userId, { search: '' }, { limit: 5 })).total,
      listing: (await stores.listings.find(userId, listingId)) !== undefined,
      versions: (await stores.listings.listVersions(userId, listingId, { limit: 5 })).total,
      columns: (await stores.columns.all(userId)).length,
      mails: (await stores.outbox.list(now, { limit: 1000 })).items.filter(({ to }) => to === email).length,
    });
    return { userId, toVerify, belongings };
  }

  describe(`${name} when an account is deleted`, () => {
    it('erase what it owns, and nothing of other accounts', async () => {
      const stores = await make();
      const [leaving, staying] = [await withBelongings(stores), await withBelongings(stores)];
      const all = {
        session: true,
        key: true,
        factor: true,
        link: true,
        listings: 1,
        listing: true,
        versions: 1,
        columns: 1,
        mails: 1,
      };
      expect(await leaving.belongings()).toEqual(all);
      for (const area of stores.data) await area.stopWork(leaving.userId);
      for (const area of stores.data) await area.erase(leaving.userId);
      expect(await leaving.belongings()).toEqual({
        session: false,
        key: false,
        factor: false,
        link: false,
        listings: 0,
        listing: false,
        versions: 0,
        columns: 0,
        mails: 0,
      });
      expect(await staying.belongings()).toEqual(all);
      expect(await stores.verifications.take(leaving.toVerify.tokenHash, now)).toBeUndefined();
      expect(await stores.verifications.take(staying.toVerify.tokenHash, now)).toBeDefined();
    });

    it('keep an anonymous row, whose address is free again', async () => {
      const stores = await make();
      const { id, email, person, remains } = await anAccount(stores);
      expect(await stores.users.anonymise(id, remains, now)).toBe(true);
      expect(await stores.users.find(id)).toMatchObject({
        id,
        email: remains.email,
        fullName: 'Deleted account',
        companyName: '',
        phone: '',
        isArchived: true,
      });
      expect(await stores.users.passwordHashOf(id)).toBe('none');
      expect(await stores.users.findCredentials(email, '192.0.2.1', now)).toBeUndefined();
      expect(await stores.users.add({ id: randomUUID(), email, ...person })).toBeDefined();
    });

    it('keep the last administrator, also of two who leave at once', async () => {
      const stores = await make();
      const [ann, bob] = [await anAccount(stores, 'admin'), await anAccount(stores, 'admin')];
      const left = await Promise.all([ann, bob].map(({ id, remains }) => stores.users.anonymise(id, remains, now)));
      expect(left.toSorted()).toEqual([false, true]);
      const last = left[0] ? bob : ann;
      expect(await stores.users.anonymise(last.id, last.remains, now)).toBe(false);
      expect(await stores.users.find(last.id)).toMatchObject({ role: 'admin', fullName: 'Ann', isArchived: false });
      expect(await stores.users.hasAdministrator()).toBe(true);
    });
  });
}
