import { beforeEach, describe, expect, it } from '@jest/globals';
import { defaultBranding } from '@listwright/application/contract';
import { InMemoryBranding } from '@listwright/application/testing';
import type { Branding } from '@listwright/domain/admin';
import { CurrentBranding } from './CurrentBranding.js';

/** Counts how often it is read, and can be away. */
class FallibleBranding extends InMemoryBranding {
  reads = 0;
  isAway = false;

  override async read(): Promise<Branding | undefined> {
    this.reads += 1;
    if (this.isAway) throw new Error('away');
    return structuredClone(await super.read());
  }
}

const own: Branding = { ...defaultBranding, public_site: false };

describe('CurrentBranding', () => {
  let brandings: FallibleBranding;
  let errors: unknown[];
  let branding: CurrentBranding;

  beforeEach(() => {
    [brandings, errors] = [new FallibleBranding(), []];
    branding = new CurrentBranding(brandings, (error) => errors.push(error));
  });

  it('is the sample copy until words are stored, and the same object until they change', async () => {
    const first = await branding.current();
    expect(first).toEqual(defaultBranding);
    expect(await branding.current()).toBe(first);
    await brandings.save(own);
    const second = await branding.current();
    expect(second).toEqual(own);
    expect(await branding.current()).toBe(second);
  });

  it('is read once for pages that are requested at the same time', async () => {
    await Promise.all([branding.current(), branding.current(), branding.current()]);
    expect(brandings.reads).toBe(1);
  });

  it('stays as it was while the database is away, which is reported', async () => {
    await brandings.save(own);
    await branding.current();
    brandings.isAway = true;
    expect((await branding.current()).public_site).toBe(false);
    expect(errors).toHaveLength(1);
  });

  it('fails where it was never read: the sample must not be published instead', async () => {
    brandings.isAway = true;
    await expect(branding.current()).rejects.toThrow('away');
  });
});
