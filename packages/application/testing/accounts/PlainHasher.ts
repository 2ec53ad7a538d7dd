import { PasswordHasher } from '../../src/accounts/index.js';

/** Marks instead of hashing, and counts the checks: a test can see that an unknown address costs one too. */
export class PlainHasher extends PasswordHasher {
  checks = 0;

  override async hash(password: string): Promise<string> {
    return `plain:${password}`;
  }

  override async verify(hash: string, password: string): Promise<boolean> {
    this.checks += 1;
    return hash.replace(/^old:/, 'plain:') === `plain:${password}`;
  }

  override isOutdated(hash: string): boolean {
    return hash.startsWith('old:');
  }

  override async dummyHash(): Promise<string> {
    return 'plain:\u0000';
  }
}
