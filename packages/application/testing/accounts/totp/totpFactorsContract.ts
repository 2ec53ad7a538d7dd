import { describe, expect, it } from '@jest/globals';
import type { TotpFactors, UserRepository } from '../../../src/accounts/index.js';

export interface TotpFactorsUnderTest {
  readonly factors: TotpFactors;
  readonly users: UserRepository;
  /** Two accounts. */
  readonly owners: readonly [string, string];
}

/** The contract of every store of second steps. */
export function totpFactorsContract(name: string, make: () => Promise<TotpFactorsUnderTest>): void {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const STEP = 58_000_000;

  async function withFactor(codes: readonly string[] = ['one', 'two', 'three']) {
    const under = await make();
    const [ann, bob] = under.owners;
    await under.factors.start(ann, 'sealed', now);
    await under.factors.confirm(ann, 'sealed', STEP, codes, now);
    return { ...under, ann, bob };
  }

  describe(`${name} as a store of second steps`, () => {
    it('keeps a secret that awaits its first code out of the sign-in, and takes another in its place', async () => {
      const { factors, users, owners } = await make();
      const [ann] = owners;
      expect(await factors.find(ann)).toBeUndefined();
      expect(await factors.start(ann, 'older', now)).toBe(true);
      expect(await factors.start(ann, 'newer', now)).toBe(true);
      expect(await factors.find(ann)).toEqual({ sealedSecret: 'newer', confirmedAt: null, recoveryCodesLeft: 0 });
      expect((await users.find(ann))?.hasTotp).toBe(false);
      expect(await factors.useStep(ann, 'newer', STEP)).toBe(false);
      expect(await factors.confirm(ann, 'older', STEP, ['one'], now)).toBe(false);
      expect(await factors.confirm(ann, 'newer', STEP, ['one', 'two'], now)).toBe(true);
      expect(await factors.find(ann)).toEqual({ sealedSecret: 'newer', confirmedAt: now, recoveryCodesLeft: 2 });
      expect((await users.find(ann))?.hasTotp).toBe(true);
    });

    it('does not replace one that is on, nor turns it on twice', async () => {
      const { factors, ann } = await withFactor();
      expect(await factors.start(ann, 'other', now)).toBe(false);
      expect(await factors.confirm(ann, 'sealed', STEP + 1, ['x'], now)).toBe(false);
      expect(await factors.find(ann)).toMatchObject({ sealedSecret: 'sealed', recoveryCodesLeft: 3 });
    });

    it('turns on for one of several callers', async () => {
      const { factors, owners } = await make();
      await factors.start(owners[0], 'sealed', now);
      const all = await Promise.all(
        ['a', 'b', 'c', 'd'].map((code) => factors.confirm(owners[0], 'sealed', STEP, [code], now)),
      );
      expect(all.filter(Boolean)).toHaveLength(1);
      expect((await factors.find(owners[0]))?.recoveryCodesLeft).toBe(1);
    });

    it('uses a time step up with the confirmation, then each later one once, never back', async () => {
      const { factors, ann, bob } = await withFactor();
      const use = (step: number) => factors.useStep(ann, 'sealed', step);
      expect([await use(STEP), await use(STEP + 1), await use(STEP + 1), await use(STEP)]).toEqual([
        false,
        true,
        false,
        false,
      ]);
      expect(await factors.useStep(ann, 'another', STEP + 2)).toBe(false);
      expect(await factors.useStep(bob, 'sealed', STEP + 2)).toBe(false);
      expect(await use(STEP + 2)).toBe(true);
    });

    it('lets one of several callers have a step, and a recovery code', async () => {
      const { factors, ann } = await withFactor();
      const steps = await Promise.all(Array.from({ length: 8 }, () => factors.useStep(ann, 'sealed', STEP + 1)));
      expect(steps.filter(Boolean)).toHaveLength(1);
      const codes = await Promise.all(Array.from({ length: 8 }, () => factors.useRecoveryCode(ann, 'two')));
      expect(codes.filter((left) => left !== undefined)).toEqual([2]);
    });

    it('takes the recovery codes of the account only, and of the newest set', async () => {
      const { factors, ann, bob } = await withFactor();
      expect(await factors.useRecoveryCode(bob, 'one')).toBeUndefined();
      expect(await factors.useRecoveryCode(ann, 'four')).toBeUndefined();
      await factors.replaceRecoveryCodes(ann, ['five', 'six']);
      expect(await factors.useRecoveryCode(ann, 'one')).toBeUndefined();
      expect(await factors.useRecoveryCode(ann, 'six')).toBe(1);
      expect((await factors.find(ann))?.recoveryCodesLeft).toBe(1);
    });

    it('is removed with its codes, and reports whether it was on', async () => {
      const { factors, users, ann, bob } = await withFactor();
      await factors.start(bob, 'awaiting', now);
      expect([await factors.remove(ann), await factors.remove(ann), await factors.remove(bob)]).toEqual([
        true,
        false,
        false,
      ]);
      expect([await factors.find(ann), await factors.find(bob)]).toEqual([undefined, undefined]);
      expect((await users.find(ann))?.hasTotp).toBe(false);
      await factors.start(ann, 'sealed again', now);
      await factors.confirm(ann, 'sealed again', 1, ['seven'], now);
      expect(await factors.useRecoveryCode(ann, 'one')).toBeUndefined();
    });
  });
}
