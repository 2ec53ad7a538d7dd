/** Slow one-way hashing of passwords. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  abstract verify(hash: string, password: string): Promise<boolean>;
  /** Whether a hash was made with weaker parameters than today's and should be replaced at the next login. */
  abstract isOutdated(hash: string): boolean;
  /** The hash of a random password, to spend the same time on an unknown address as on a known one. */
  abstract dummyHash(): Promise<string>;
}
