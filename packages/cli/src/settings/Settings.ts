import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MARKETPLACES, type Marketplace } from '@listwright/domain/marketplaces';
import { parse, stringify } from 'smol-toml';
import { CliError } from '../CliError.js';
import { MAX_SECONDS } from './maxSeconds.js';
import { OsKeychain } from './OsKeychain.js';
import { StoredSessions, type SessionOwner, type StoredSession } from './StoredSessions.js';

/** Every setting of the command line, with its default and purpose. */
export const SETTINGS = {
  url: { fallback: 'http://127.0.0.1:3000', purpose: 'Address of the Listwright server' },
  profile: { fallback: 'default', purpose: 'Which stored session to use' },
  marketplace: { fallback: 'amazon', purpose: 'Default marketplace' },
  timeout: { fallback: '120', purpose: 'Seconds to wait for a response' },
} as const;

export type SettingName = keyof typeof SETTINGS;

/** What a setting takes; a value that it cannot have is named when it is saved, and when it is used. */
const TAKES: Readonly<Record<SettingName, readonly [isValid: (value: string) => boolean, what: string]>> = {
  url: [
    (value) => /^https?:\/\/./i.test(value) && URL.canParse(value),
    'an address such as https://listwright.example.com',
  ],
  profile: [(value) => value !== '', 'a name'],
  marketplace: [(value) => MARKETPLACES.some((one) => one === value), MARKETPLACES.join(' or ')],
  timeout: [
    (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_SECONDS,
    `a whole number from 1 to ${MAX_SECONDS}`,
  ],
};

export interface Setting {
  readonly name: SettingName;
  readonly value: string;
  /** The source of the value: flag, environment, a file's path, or default. */
  readonly origin: string;
}

/**
 * Settings by precedence: flag, `LISTWRIGHT_*` environment (also `*_FILE`), `./.listwright.toml`, the user's config
 * file, that of the system (`/etc/xdg`), default. Sessions are stored separately (`StoredSessions`).
 */
export class Settings {
  private readonly userFile: string;
  private readonly stored: StoredSessions;
  private readonly projectFile: string;
  private readonly systemFiles: readonly string[];

  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    cwd: string,
    private readonly flags: Readonly<Partial<Record<SettingName, string>>>,
  ) {
    const home = env.XDG_CONFIG_HOME || path.join(env.HOME ?? env.USERPROFILE ?? cwd, '.config');
    this.userFile = path.join(home, 'listwright', 'config.toml');
    const keychain = OsKeychain.of(env, process.platform);
    this.stored = new StoredSessions(path.join(home, 'listwright', 'sessions.json'), keychain);
    this.projectFile = path.join(cwd, '.listwright.toml');
    const folders = (env.XDG_CONFIG_DIRS || '/etc/xdg').split(':').filter((folder) => path.isAbsolute(folder));
    this.systemFiles = folders.map((folder) => path.join(folder, 'listwright', 'config.toml'));
  }

  get(name: SettingName): Setting {
    const flag = this.flags[name];
    if (flag !== undefined) return { name, value: flag, origin: 'flag' };
    const variable = `LISTWRIGHT_${name.toUpperCase()}`;
    const direct = this.env[variable];
    if (direct) return { name, value: direct, origin: `environment (${variable})` };
    const named = this.env[`${variable}_FILE`];
    if (named) return { name, value: readFileSync(named, 'utf8').trim(), origin: `environment (${variable}_FILE)` };
    for (const file of this.files(name)) {
      const value = readToml(file)[name];
      if (value !== undefined) return { name, value: String(value), origin: file };
    }
    return { name, value: SETTINGS[name].fallback, origin: 'default' };
  }

  /** The server's address without a trailing slash. An invalid address is a usage error. */
  url(): string {
    return this.valid('url').replace(/\/$/, '');
  }

  marketplace(): Marketplace {
    return this.valid('marketplace') as Marketplace;
  }

  timeoutSeconds(): number {
    return Number(this.valid('timeout'));
  }

  /** The address in `./.listwright.toml`, if it is ignored. */
  ignoredUrl(): string | undefined {
    if (!this.env.LISTWRIGHT_TOKEN || this.get('url').origin.startsWith('environment') || this.flags.url !== undefined)
      return undefined;
    const named = readToml(this.projectFile).url;
    return named === undefined || named === this.get('url').value ? undefined : String(named);
  }

  all(): readonly Setting[] {
    return (Object.keys(SETTINGS) as SettingName[]).map((name) => this.get(name));
  }

  /** Writes to the user's file, and returns its path. */
  set(name: SettingName, value: string | undefined): string {
    if (value !== undefined) requireValid(name, value);
    const { [name]: _old, ...rest } = readToml(this.userFile);
    mkdirSync(path.dirname(this.userFile), { recursive: true });
    writeFileSync(this.userFile, stringify(value === undefined ? rest : { ...rest, [name]: value }));
    return this.userFile;
  }

  get sessionFile(): string {
    return this.stored.file;
  }

  session(): StoredSession | undefined {
    return this.stored.read(this.get('profile').value);
  }

  /** Why the stored session of the current profile cannot be used, if its keychain is the reason. */
  unreadableSession(): string | undefined {
    return this.stored.unreadable(this.get('profile').value);
  }

  /** Stores a session under the current profile. Returns where its tokens are. */
  keepSession(session: StoredSession): string {
    return this.stored.keep(this.get('profile').value, session);
  }

  removeSession(): void {
    this.stored.remove(this.get('profile').value);
  }

  /** Whose sessions are stored, by profile. */
  sessions(): Readonly<Record<string, SessionOwner>> {
    return this.stored.owners();
  }

  private valid(name: SettingName): string {
    const { value, origin } = this.get(name);
    requireValid(name, value, ` (${origin})`);
    return value;
  }

  private files(name: SettingName): readonly string[] {
    // A folder from another person must not decide which server receives the environment's token.
    const trusted = name !== 'url' || !this.env.LISTWRIGHT_TOKEN;
    return [...(trusted ? [this.projectFile] : []), this.userFile, ...this.systemFiles];
  }
}

function requireValid(name: SettingName, value: string, origin = ''): void {
  const [isValid, what] = TAKES[name];
  if (isValid(value)) return;
  const advice = 'See listwright config list --show-origin';
  throw new CliError('bad_setting', `The setting ${name} takes ${what}, not "${value}"${origin}.`, advice);
}

function readToml(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(
      'bad_config',
      `${file} is not valid TOML: ${(error as Error).message.split('\n')[0]}`,
      'Fix the file, or remove it.',
    );
  }
}
