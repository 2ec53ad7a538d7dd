import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { PasswordHasher } from '@listwright/application/accounts';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** Argon2id. As many hashes run at once as there are cores, so that a burst of logins cannot take all memory. */
export class ArgonPasswordHasher extends PasswordHasher {
  private readonly slots = availableParallelism();
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private dummy: Promise<string> | undefined;

  override hash(password: string): Promise<string> {
    return this.limitConcurrency(() => hash(password, PARAMETERS));
  }

  override verify(stored: string, password: string): Promise<boolean> {
    return this.limitConcurrency(() => verify(stored, password));
  }

  override isOutdated(stored: string): boolean {
    return !stored.startsWith(CURRENT);
  }

  override dummyHash(): Promise<string> {
    this.dummy ??= this.hash(randomUUID());
    return this.dummy;
  }

  private async limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.slots) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
