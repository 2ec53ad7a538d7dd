import type { CreatePublicSite, RenderEntrance, RenderFrame } from '@listwright/application/contract';
import type { Logger } from 'pino';
import type { Config } from '../config/index.js';
import type { Database } from '../postgres/Database.js';
import type { PasswordCost } from '../security/ArgonPasswordHasher.js';

/** What the web package built. */
export interface WebBuild {
  /** The folder of the files that a browser loads. */
  readonly root: string;
  /** Loaded lazily, as the next: they contain the components of the public pages and of the app. */
  readonly loadSite: () => Promise<CreatePublicSite>;
  readonly renderEntrance: RenderEntrance;
  readonly renderFrame: RenderFrame;
}

/** What a process has before the wiring. */
export interface Platform {
  readonly config: Config;
  /** The variables that it was read from, for processes that this one starts. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly database: Database;
  readonly log: Logger;
  readonly version: string;
  /** Empty where a process only reads, and no key exists yet. */
  readonly secret: string;
  /** This thread is not the process's primary one, which alone runs rows that may crash it. */
  readonly isSecondaryThread?: boolean;
  /** Of new passwords, where not what OWASP asks for. No setting leads here. */
  readonly passwordCost?: PasswordCost | undefined;
  /** The built web app; absent where only the API is served. */
  readonly web?: WebBuild | undefined;
}
