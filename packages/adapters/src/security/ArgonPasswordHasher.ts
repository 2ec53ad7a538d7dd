import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { PasswordHasher } from '@listwright/application/accounts';
import { hash, verify } from '@node-rs/argon2';

export interface PasswordCost {
  /** KiB of memory, eight at least. */
  readonly memoryCost: number;
  /** Passes over it. */
  readonly timeCost: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const OWASP: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
const LANES = 1;

/** Argon2id. As many hashes run at once as there are cores, so that a burst of logins cannot take all memory. */
export class ArgonPasswordHasher extends PasswordHasher {
  private readonly slots = availableParallelism();
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private dummy: Promise<string> | undefined;

  constructor(private readonly cost: PasswordCost = OWASP) {
    super();
  }

  override hash(password: string): Promise<string> {
    return this.limitConcurrency(() => hash(password, { ...this.cost, parallelism: LANES }));
  }

  override verify(stored: string, password: string): Promise<boolean> {
    return this.limitConcurrency(() => verify(stored, password));
  }

  override isOutdated(stored: string): boolean {
    const { memoryCost, timeCost } = this.cost;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${LANES}$`);
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
