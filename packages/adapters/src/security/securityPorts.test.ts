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
