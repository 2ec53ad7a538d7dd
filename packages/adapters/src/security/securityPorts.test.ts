import { describe, expect, it } from '@jest/globals';
import {
  clockContract,
  fingerprintContract,
  idSourceContract,
  linksContract,
  passwordHasherContract,
  tokenIssuerContract,
} from '@listwright/application/testing';
import { SystemClock } from '../clock/SystemClock.js';
import { AppLinks } from '../mail/AppLinks.js';
import { ArgonPasswordHasher } from './ArgonPasswordHasher.js';
import { JwtTokenIssuer } from './JwtTokenIssuer.js';
import { Sha256Fingerprint } from './Sha256Fingerprint.js';
import { UuidSource } from './UuidSource.js';

clockContract('SystemClock', () => new SystemClock());
fingerprintContract('Sha256Fingerprint', () => new Sha256Fingerprint());
idSourceContract('UuidSource', () => new UuidSource());
linksContract('AppLinks', () => {
  const links = new AppLinks();
  links.startAt('https://shop.example/');
  return links;
});
passwordHasherContract('ArgonPasswordHasher', () => new ArgonPasswordHasher());
tokenIssuerContract('JwtTokenIssuer', () => new JwtTokenIssuer('a key of at least thirty-two bytes'));

describe('ArgonPasswordHasher', () => {
  const cheap = new ArgonPasswordHasher({ memoryCost: 8, timeCost: 1 });
  const real = new ArgonPasswordHasher();

  it('hashes with what OWASP asks for, unless another cost is given', async () => {
    expect(await real.hash('a good password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await cheap.hash('a good password')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  });

  it('checks a hash of another cost, which is outdated', async () => {
    for (const [one, other] of [
      [cheap, real],
      [real, cheap],
    ] as const) {
      const stored = await one.hash('a good password');
      expect([one.isOutdated(stored), other.isOutdated(stored)]).toEqual([false, true]);
      expect(await other.verify(stored, 'a good password')).toBe(true);
      expect(await other.verify(stored, 'another password')).toBe(false);
    }
  });
});
