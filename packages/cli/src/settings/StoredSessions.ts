import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OsKeychain } from './OsKeychain.js';

/** Whose session it is, and at which server. */
export interface SessionOwner {
  readonly url: string;
  readonly email: string;
}

export interface StoredSession extends SessionOwner {
  readonly token: string;
  readonly refresh_token: string;
}

/** An entry of the file; the tokens are absent where the keychain has them. */
type Entry = SessionOwner & Partial<Tokens>;
type Tokens = Pick<StoredSession, 'token' | 'refresh_token'>;

/**
 * The sessions of the command line by profile: a file that only the user can read, and their tokens in the keychain of the
 * operating system where there is one.
 */
export class StoredSessions {
  /** What the keychain said last, for a profile and a state of the file: it is asked once, not with every request. */
  private answered: { readonly of: string; readonly tokens: Tokens | undefined } | undefined;

  constructor(
    readonly file: string,
    private readonly keychain: OsKeychain | undefined,
  ) {}

  /** Every session, without tokens: asking the keychain takes time. */
  owners(): Readonly<Record<string, SessionOwner>> {
    return this.entries();
  }

  read(profile: string): StoredSession | undefined {
    const entry = this.entries()[profile];
    if (entry === undefined) return undefined;
    const { url, email, token, refresh_token: refreshToken } = entry;
    if (token !== undefined) return { url, email, token, refresh_token: refreshToken ?? '' };
    const tokens = this.tokensOf(profile);
    return tokens && { url, email, ...tokens };
  }

  /** Why the tokens of a session that is stored cannot be read, as sentences; undefined where they can, or none is stored. */
  unreadable(profile: string): string | undefined {
    const entry = this.entries()[profile];
    if (entry === undefined || entry.token !== undefined || this.tokensOf(profile) !== undefined) return undefined;
    if (this.keychain === undefined)
      return 'The session is stored in the keychain of the operating system, which is switched off or missing here.';
    return this.keychain.isHanging
      ? `The session is stored in ${this.keychain.name}, which did not answer. It may be waiting to be unlocked.`
      : undefined;
  }

  /** Returns where the tokens are, as the end of a sentence. */
  keep(profile: string, session: StoredSession): string {
    const { url, email, ...tokens } = session;
    const isInKeychain = this.keychain?.store(this.accountOf(profile), JSON.stringify(tokens)) ?? false;
    const entries = this.entries();
    const old = entries[profile];
    // The file has the tokens now, so the old ones would stay in the keychain for good.
    if (!isInKeychain && old !== undefined && old.token === undefined) this.keychain?.remove(this.accountOf(profile));
    this.write({ ...entries, [profile]: isInKeychain ? { url, email } : session });
    return isInKeychain && this.keychain ? this.keychain.name : `${this.file} (mode 600)`;
  }

  remove(profile: string): void {
    const { [profile]: entry, ...rest } = this.entries();
    if (entry !== undefined && entry.token === undefined) this.keychain?.remove(this.accountOf(profile));
    this.write(rest);
  }

  private tokensOf(profile: string): Tokens | undefined {
    // Every change of the tokens replaces the file.
    const state = statSync(this.file, { bigint: true, throwIfNoEntry: false });
    const of = `${state?.ino} ${state?.mtimeNs} ${profile}`;
    if (this.answered?.of !== of) this.answered = { of, tokens: parsed(this.keychain?.read(this.accountOf(profile))) };
    return this.answered.tokens;
  }

  /** Another configuration folder has sessions of its own. Encoded, since `security` reads it from a line with quotes. */
  private accountOf(profile: string): string {
    return `${encodeURIComponent(profile)}@${encodeURIComponent(this.file)}`;
  }

  private entries(): Readonly<Record<string, Entry>> {
    if (!existsSync(this.file)) return {};
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Entry>;
    } catch {
      return {};
    }
  }

  private write(entries: Readonly<Record<string, Entry>>): void {
    mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 });
    if (Object.keys(entries).length === 0) return rmSync(this.file, { force: true });
    // Renamed into place, so that a concurrent command never reads a partial file.
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(entries, null, 2), { mode: 0o600 });
    renameSync(draft, this.file);
  }
}

/** Undefined also where something else was put in their place. */
function parsed(secret: string | undefined): Tokens | undefined {
  try {
    return secret === undefined ? undefined : (JSON.parse(secret) as Tokens);
  } catch {
    return undefined;
  }
}
